import { Show, type JSX } from 'solid-js';
import { queen } from '../../../games/index.ts';
import { t } from '../../i18n/language.ts';
import { PowerMark } from '../marks/power-mark.tsx';
import type { Desk } from './desk.ts';
import { EntryButton } from './entry-button.tsx';
import { MarkerLine } from './marker-line.tsx';

/** Where the game stands: turn, impulse, the Protestant Spaces marker, and a bundle that is open. */
export function Head(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const state = () => umpire.state();
  return (
    <div class="vq-head">
      <div class="vq-head-row">
        <p class="vq-head-turn">
          {t('web.virgin-queen.main.turnOf', { turn: state().turn, last: state().terms.lastTurn })}
        </p>
        <Show
          when={umpire.records()}
          fallback={
            <p class="vq-head-impulse">
              <Impulse desk={props.desk} />
            </p>
          }
        >
          <button
            type="button"
            class="button quiet vq-head-impulse"
            onClick={() => props.desk.openPad('table')}
          >
            <Impulse desk={props.desk} />
          </button>
        </Show>
        <MarkerLine umpire={umpire} />
        <Show when={umpire.trial() !== undefined || !queen.isOver(state())}>
          <button
            type="button"
            class="button quiet"
            onClick={() => (umpire.trial() === undefined ? umpire.beginTrial() : umpire.endTrial())}
          >
            {umpire.trial() === undefined
              ? t('web.virgin-queen.main.tryOut')
              : t('web.virgin-queen.main.tryEnd')}
          </button>
        </Show>
      </div>
      <Show when={umpire.records() ? state().bundle : null}>
        {(bundle) => (
          <div class="vq-head-bundle">
            <p>{t('web.virgin-queen.main.bundle', { kind: bundle().kind })}</p>
            <EntryButton desk={props.desk} line="done">
              {t('web.virgin-queen.main.bundleDone')}
            </EntryButton>
          </div>
        )}
      </Show>
    </div>
  );
}

/** Whose impulse it is, or that the phase has come. */
function Impulse(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const active = () => queen.POWERS.find((power) => power === umpire.state().active);
  return (
    <Show
      when={umpire.state().step === 'play'}
      fallback={umpire.words().sentence('step', `${umpire.state().step}.name`)}
    >
      <Show when={active()} fallback={umpire.records() ? t('web.virgin-queen.main.whoseImpulse') : ''}>
        {(power) => (
          <>
            <PowerMark power={power()} size={22} />
            {umpire.words().name('power', power())}
          </>
        )}
      </Show>
    </Show>
  );
}
