import { createSignal, Show } from 'solid-js';
import { Dialog } from '../app/dialog.tsx';
import { t } from '../i18n/language.ts';
import type { Seal } from '../../core/seal.ts';
import type { Table } from '../table/table.ts';
import { checkDice, type DiceFinding } from './dice.ts';
import './dice-dialog.css';

/** The seal of the dice, and when the match is over their secret and the check. */
export function DiceDialog(props: { table: Table; onClose: () => void }) {
  return (
    <Dialog title={t('web.shell.dice.title')} onClose={props.onClose}>
      <Show when={props.table.seal()} fallback={<p>{t('web.shell.dice.unsealed')}</p>}>
        {(seal) => <Sealed table={props.table} seal={seal()} />}
      </Show>
    </Dialog>
  );
}

function Sealed(props: { table: Table; seal: Seal }) {
  const [finding, setFinding] = createSignal<DiceFinding | 'checking'>();
  const check = async (): Promise<void> => {
    setFinding('checking');
    setFinding(checkDice(await props.table.record(), props.seal));
  };
  return (
    <>
      <p>
        {t(props.seal.continued === undefined ? 'web.shell.dice.about' : 'web.shell.dice.aboutContinued')}
      </p>
      <dl class="dice-facts">
        <dt class="label">{t('web.shell.dice.seal')}</dt>
        <dd>
          <code>{props.seal.commitment}</code>
        </dd>
        <dt class="label">{t('web.shell.dice.match')}</dt>
        <dd>
          <code>{props.seal.match}</code>
        </dd>
        <dt class="label">{t('web.shell.dice.secret')}</dt>
        <dd>
          <Show when={props.seal.secret} fallback={<em>{t('web.shell.dice.later')}</em>}>
            {(secret) => <code>{secret()}</code>}
          </Show>
        </dd>
      </dl>
      <Show when={props.seal.secret !== undefined}>
        <div class="dialog-actions">
          <button type="button" class="button primary" onClick={() => void check()}>
            {t('web.shell.dice.check')}
          </button>
        </div>
      </Show>
      <p role="status" class="dice-finding">
        {sentenceOf(finding())}
      </p>
    </>
  );
}

function sentenceOf(finding: DiceFinding | 'checking' | undefined): string {
  if (finding === undefined) return '';
  if (finding === 'checking') return t('web.shell.dice.checking');
  if (finding.ok) {
    const { count, taken } = finding;
    return taken === 0
      ? t('web.shell.dice.good', { count })
      : t('web.shell.dice.goodContinued', { count, taken });
  }
  if (finding.fault === 'secret') return t('web.shell.dice.badSecret');
  return t('web.shell.dice.badOutcome', { number: finding.number, purpose: finding.purpose });
}
