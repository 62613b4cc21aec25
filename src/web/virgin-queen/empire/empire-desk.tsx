import { Match, Show, Switch } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import { LineButton } from '../phase/said.tsx';
import type { Umpire } from '../umpire.ts';
import { EmpirePrivate } from './private.tsx';
import { Commitment, Proof } from './proof.tsx';
import './empire.css';

/** The Empire's preference (V7): what everybody may know of it, what the table does about it, and what is its own. */
export function EmpireDesk(props: { umpire: Umpire }) {
  const isNeutral = () => queen.isNeutral(props.umpire.state().facts, 'empire');
  return (
    <section class="vq-empire" aria-labelledby="vq-empire">
      <header>
        <PowerMark power="empire" size={40} />
        <h2 id="vq-empire">{t('web.virgin-queen.empire.title')}</h2>
      </header>
      <Show when={!isNeutral()} fallback={<p class="muted">{t('web.virgin-queen.empire.neutral')}</p>}>
        <Public umpire={props.umpire} />
        <Show when={props.umpire.isEmpire() && !props.umpire.canBeAlone()}>
          <EmpirePrivate umpire={props.umpire} />
        </Show>
        <Show when={props.umpire.records() && props.umpire.trial() === undefined}>
          <AtTheTable umpire={props.umpire} />
        </Show>
      </Show>
    </section>
  );
}

/** What everybody knows. */
function Public(props: { umpire: Umpire }) {
  const empire = () => props.umpire.state().empire;
  const isOpen = () => empire().revealed !== null || empire().opened;
  const preference = () => {
    const own = empire().preference;
    return own === null ? '' : props.umpire.words().name('preference', own);
  };
  return (
    <div class="vq-empire-public">
      <Switch>
        <Match when={isOpen()}>
          <p class="vq-empire-preference">
            {t(
              empire().revealed === null
                ? 'web.virgin-queen.empire.opened'
                : 'web.virgin-queen.empire.declared',
              { preference: preference() },
            )}
          </p>
          <Proof umpire={props.umpire} />
        </Match>
        <Match when={empire().keeping === 'none'}>
          <p>{t('web.virgin-queen.empire.unchosen')}</p>
        </Match>
        <Match when={empire().keeping === 'paper'}>
          <p>{t('web.virgin-queen.empire.paper', { turn: empire().chosen ?? 0 })}</p>
        </Match>
        <Match when={empire().keeping === 'sealed'}>
          <p>{t('web.virgin-queen.empire.sealed', { turn: empire().chosen ?? 0 })}</p>
          <Show when={!props.umpire.isEmpire() || props.umpire.canBeAlone()}>
            <Commitment umpire={props.umpire} />
          </Show>
        </Match>
      </Switch>
    </div>
  );
}

/** What the table does: it lets the Empire alone at its screen, or notes that it keeps a paper. */
function AtTheTable(props: { umpire: Umpire }) {
  const isUnchosen = () => props.umpire.state().empire.keeping === 'none';
  const isOpen = () => {
    const { revealed, opened } = props.umpire.state().empire;
    return revealed !== null || opened;
  };
  return (
    <div class="vq-empire-actions">
      <Show when={props.umpire.canBeAlone() && props.umpire.state().empire.keeping !== 'paper' && !isOpen()}>
        <button
          type="button"
          class="button primary vq-empire-button"
          onClick={() => props.umpire.beAlone(true)}
        >
          {t('web.virgin-queen.empire.alone')}
        </button>
      </Show>
      <Show when={isUnchosen()}>
        <LineButton umpire={props.umpire} line="paper" label={t('web.virgin-queen.empire.onPaper')} />
        <LineButton umpire={props.umpire} line="late-choice" label={t('web.virgin-queen.empire.late')} />
      </Show>
    </div>
  );
}
