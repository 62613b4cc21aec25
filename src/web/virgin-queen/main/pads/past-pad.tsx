import { createSignal, For, Show, type JSX } from 'solid-js';
import { queen } from '../../../../games/index.ts';
import { t } from '../../../i18n/language.ts';
import { PowerMark } from '../../marks/power-mark.tsx';
import type { Desk } from '../desk.ts';
import { figure } from '../../totals.ts';
import { Switcher } from './pick.tsx';

/** The totals of the set-up, where the sheet goes by turns. */
const SET_UP = 0;

/** What stands on the sheet for turns that are over: written down later, or amended with a reason (V8.2, V8.5). */
export function PastPad(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const state = () => umpire.state();
  const turns = () => {
    const { terms, turn } = state();
    return [SET_UP, ...Array.from({ length: turn - terms.firstTurn }, (_, i) => terms.firstTurn + i)];
  };
  const [picked, setPicked] = createSignal<number>();
  const turn = () => picked() ?? turns().at(-1) ?? SET_UP;
  const valueOf = (power: queen.Power): number | null =>
    turn() === SET_UP ? state().start[power].value : (queen.lineOf(state(), power, turn())?.total ?? null);
  const lineFor = (power: queen.Power, vp: number): string => {
    if (turn() === SET_UP) return `start ${power} ${vp}`;
    const kind = queen.lineOf(state(), power, turn()) === undefined ? 'record' : 'amend';
    return `${kind} ${turn()} ${power} ${vp}`;
  };
  const name = (each: number): string =>
    each === SET_UP ? t('web.virgin-queen.main.setUp') : t('web.virgin-queen.main.turn', { turn: each });
  const ask = (power: queen.Power): void =>
    props.desk.askNumber({
      title: t('web.virgin-queen.main.askPast', {
        power: umpire.words().name('power', power),
        turn: name(turn()),
      }),
      hint: valueOf(power) === null || turn() === SET_UP ? '' : t('web.virgin-queen.main.askPastHint'),
      least: queen.LEAST_VP,
      most: queen.MOST_VP,
      value: valueOf(power),
      onNumber: (vp) => props.desk.put(lineFor(power, vp)),
    });
  const amendments = (power: queen.Power) =>
    turn() === SET_UP ? [] : (queen.lineOf(state(), power, turn())?.amended ?? []);
  return (
    <div class="vq-pad">
      <p class="muted">{t('web.virgin-queen.main.pastAbout')}</p>
      <Switcher
        legend={t('web.virgin-queen.main.whichTurn')}
        value={String(turn())}
        onValue={(each) => setPicked(Number(each))}
        values={turns().map((each) => ({
          value: String(each),
          label: each === SET_UP ? t('web.virgin-queen.main.setUp') : String(each),
        }))}
      />
      <table class="vq-numbers">
        <caption class="unseen">{name(turn())}</caption>
        <tbody>
          <For each={queen.POWERS}>
            {(power) => (
              <tr>
                <th scope="row">
                  <span class="vq-mark-name">
                    <PowerMark power={power} size={24} />
                    {umpire.words().name('power', power)}
                  </span>
                  <For each={amendments(power)}>
                    {({ was, reason }) => (
                      <p class="small muted">
                        {t('web.virgin-queen.main.amendedFrom', { was: figure(was), reason })}
                      </p>
                    )}
                  </For>
                </th>
                <td>
                  <button type="button" class="vq-cell" onClick={() => ask(power)}>
                    <Show when={valueOf(power) !== null} fallback="?">
                      {figure(valueOf(power) ?? 0)}
                    </Show>
                  </button>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}
