import { For, Show, type JSX } from 'solid-js';
import { queen } from '../../../../games/index.ts';
import { t } from '../../../i18n/language.ts';
import { PowerMark } from '../../marks/power-mark.tsx';
import type { Desk } from '../desk.ts';
import { EntryButton } from '../entry-button.tsx';

/** What is about the whole table: whose impulse it is, what happens at once, the turn, allies of minor powers. */
export function TablePad(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const state = () => umpire.state();
  return (
    <div class="vq-pad">
      <section class="vq-pad-part">
        <h3>{t('web.virgin-queen.main.impulse')}</h3>
        <div class="vq-pad-two">
          <For each={queen.POWERS}>
            {(power) => (
              <EntryButton desk={props.desk} line={`active ${power}`} pressed={state().active === power}>
                <PowerMark power={power} size={22} />
                {umpire.words().name('power', power)}
              </EntryButton>
            )}
          </For>
          <EntryButton desk={props.desk} line="active none" pressed={state().active === 'none'}>
            {t('web.virgin-queen.main.noImpulse')}
          </EntryButton>
        </div>
      </section>
      <BundlePart desk={props.desk} />
      <Show when={state().turn === state().joined}>
        <TurnPart desk={props.desk} />
      </Show>
      <Show when={queen.isMapMode(state().terms)}>
        <AlliesPart desk={props.desk} />
      </Show>
    </div>
  );
}

/** Entries that belong together (V10 R5, R13). */
function BundlePart(props: { desk: Desk }): JSX.Element {
  const bundle = () => props.desk.umpire.state().bundle;
  const grain = () =>
    props.desk.umpire.state().terms.rules.instantGrain === 'per-action' ? 'action' : 'entry';
  return (
    <section class="vq-pad-part">
      <h3>{t('web.virgin-queen.main.together')}</h3>
      <Show
        when={bundle() === null}
        fallback={
          <EntryButton desk={props.desk} line="done" class="vq-entry-wide">
            {t('web.virgin-queen.main.bundleDone')}
          </EntryButton>
        }
      >
        <p class="small muted">{t('web.virgin-queen.main.momentAbout')}</p>
        <EntryButton desk={props.desk} line="moment" class="vq-entry-wide">
          {t('web.virgin-queen.main.moment')}
        </EntryButton>
        <p class="small muted">{t('web.virgin-queen.main.actionAbout', { grain: grain() })}</p>
        <EntryButton desk={props.desk} line="action" class="vq-entry-wide">
          {t('web.virgin-queen.main.action')}
        </EntryButton>
      </Show>
    </section>
  );
}

/** The turn in which the umpire joins a game that is under way. */
function TurnPart(props: { desk: Desk }): JSX.Element {
  const state = () => props.desk.umpire.state();
  const turns = () => {
    const { firstTurn, lastTurn } = state().terms;
    return Array.from({ length: lastTurn - firstTurn + 1 }, (_, i) => firstTurn + i);
  };
  return (
    <section class="vq-pad-part">
      <h3>{t('web.virgin-queen.main.joins')}</h3>
      <p class="small muted">{t('web.virgin-queen.main.joinsAbout')}</p>
      <div class="vq-wed-ways">
        <For each={turns()}>
          {(turn) => (
            <EntryButton desk={props.desk} line={`turn ${turn}`} pressed={state().turn === turn}>
              {turn}
            </EntryButton>
          )}
        </For>
      </div>
    </section>
  );
}

/** Whose allies the minor powers are: their keys count for them (V10 R10). */
function AlliesPart(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const allyOf = (minor: queen.Minor) => umpire.state().facts.allies[minor].value ?? '';
  return (
    <section class="vq-pad-part">
      <h3>{t('web.virgin-queen.main.allies')}</h3>
      <For each={queen.MINORS}>
        {(minor) => (
          <label class="vq-ally">
            <span>{umpire.words().name('holder', minor)}</span>
            <select
              class="vq-select"
              onChange={({ currentTarget }) => {
                props.desk.put(`ally ${minor} ${currentTarget.value}`);
                currentTarget.value = allyOf(minor);
              }}
            >
              <option value="" selected={allyOf(minor) === ''} disabled>
                ?
              </option>
              <For each={[...queen.POWERS, 'none'] as const}>
                {(ally) => (
                  <option value={ally} selected={allyOf(minor) === ally}>
                    {ally === 'none' ? t('web.virgin-queen.main.noAlly') : umpire.words().name('power', ally)}
                  </option>
                )}
              </For>
            </select>
          </label>
        )}
      </For>
    </section>
  );
}
