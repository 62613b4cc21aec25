import { createMemo, Show } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { Paragraph } from '../phase/said.tsx';
import type { Umpire } from '../umpire.ts';

/** The seal of the preference, and how it will prove what was chosen (V7.9). */
export function Commitment(props: { umpire: Umpire }) {
  const empire = () => props.umpire.state().empire;
  return (
    <details class="vq-empire-seal">
      <summary>{t('web.virgin-queen.empire.seal.title', { start: empire().commitment.slice(0, 8) })}</summary>
      <p class="small">
        {t('web.virgin-queen.empire.seal.about')} <Paragraph umpire={props.umpire} id="V7.9" />
      </p>
      <code>{empire().commitment}</code>
    </details>
  );
}

/** The proof of a preference that is known to all: computed again in this page (V7.9). */
export function Proof(props: { umpire: Umpire }) {
  const proved = createMemo(() => {
    const { keeping, commitment, preference, salt } = props.umpire.state().empire;
    if (keeping !== 'sealed' || preference === null || salt === '') return undefined;
    const text = queen.sealedText(preference, salt);
    return { text, commitment, isGood: queen.isProved(commitment, preference, salt) };
  });
  return (
    <Show when={proved()}>
      {(proof) => (
        <div class="vq-empire-proof">
          <p classList={{ 'vq-empire-good': proof().isGood, note: !proof().isGood }}>
            {t(proof().isGood ? 'web.virgin-queen.empire.proof.good' : 'web.virgin-queen.empire.proof.bad')}
          </p>
          <dl>
            <dt>{t('web.virgin-queen.empire.proof.text')}</dt>
            <dd>
              <code>{proof().text}</code>
            </dd>
            <dt>{t('web.virgin-queen.empire.proof.seal')}</dt>
            <dd>
              <code>{proof().commitment}</code>
            </dd>
          </dl>
          <p class="muted small">{t('web.virgin-queen.empire.proof.about')}</p>
        </div>
      )}
    </Show>
  );
}
