import { For, Show, type JSX } from 'solid-js';
import { queen } from '../../../../games/index.ts';
import { t } from '../../../i18n/language.ts';
import { PowerMark } from '../../marks/power-mark.tsx';
import type { Desk } from '../desk.ts';
import { EntryButton } from '../entry-button.tsx';
import { figure } from '../../totals.ts';
import { nextUnknown, typableCells } from './cells.ts';

/** Typed mode (V1.15): basic and special VP as the table reads them from its cards. It needs nothing else. */
export function TypedPad(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const facts = () => umpire.state().facts;
  const isTyped = (power: queen.Power, part: queen.TypedPart): boolean =>
    facts().typed[part][power].value !== null;
  const valueOf = (power: queen.Power, part: queen.TypedPart): number | null =>
    queen.scoreOf(queen.inPublic(umpire.state()), power)[part];
  const cells = () => typableCells(umpire.state());
  const isTypable = (power: queen.Power, part: queen.TypedPart): boolean =>
    cells().some((cell) => cell.power === power && cell.part === part);
  const ask = (power: queen.Power, part: queen.TypedPart): void =>
    props.desk.askNumber({
      title: t('web.virgin-queen.main.askTyped', { power: umpire.words().name('power', power), part }),
      hint: t('web.virgin-queen.main.askTypedHint', { part }),
      least: queen.LEAST_VP,
      most: queen.MOST_VP,
      value: valueOf(power, part),
      onNumber(vp) {
        const wasUnknown = valueOf(power, part) === null;
        const next = wasUnknown ? nextUnknown(umpire.state(), { power, part }) : undefined;
        props.desk.put(`typed ${part} ${power} ${vp}`);
        // A first round goes from number to number without a tap between.
        if (next !== undefined) queueMicrotask(() => ask(next.power, next.part));
      },
    });
  const first = () => cells().find(({ power, part }) => valueOf(power, part) === null);
  return (
    <div class="vq-pad">
      <p class="muted">{t('web.virgin-queen.main.typedAbout')}</p>
      <Show when={first()}>
        {(cell) => (
          <button
            type="button"
            class="button primary vq-typed-begin"
            onClick={() => ask(cell().power, cell().part)}
          >
            {t('web.virgin-queen.main.typedBegin')}
          </button>
        )}
      </Show>
      <table class="vq-numbers">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('web.virgin-queen.main.basic')}</th>
            <th scope="col">{t('web.virgin-queen.main.special')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={queen.POWERS}>
            {(power) => (
              <tr>
                <th scope="row">
                  <span class="vq-mark-name">
                    <PowerMark power={power} size={24} />
                    {umpire.words().name('power', power)}
                  </span>
                </th>
                <For each={queen.TYPED_PARTS}>
                  {(part) => (
                    <td>
                      <Show
                        when={isTypable(power, part)}
                        fallback={
                          <p class="small muted">{t('web.virgin-queen.main.noSpecial', { power })}</p>
                        }
                      >
                        <button
                          type="button"
                          class="vq-cell"
                          classList={{ 'vq-cell-counted': !isTyped(power, part) }}
                          aria-label={t('web.virgin-queen.main.typedCell', {
                            power: umpire.words().name('power', power),
                            part,
                            vp: vpText(valueOf(power, part)),
                          })}
                          onClick={() => ask(power, part)}
                        >
                          {vpText(valueOf(power, part))}
                        </button>
                      </Show>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <CountedAgain desk={props.desk} />
    </div>
  );
}

const vpText = (vp: number | null): string => (vp === null ? '?' : figure(vp));

/** What was typed can be counted from keys and spaces again. */
function CountedAgain(props: { desk: Desk }): JSX.Element {
  const { umpire } = props.desk;
  const typed = () =>
    typableCells(umpire.state()).filter(
      ({ power, part }) => umpire.state().facts.typed[part][power].value !== null,
    );
  return (
    <Show when={typed().length > 0}>
      <details class="vq-more">
        <summary>{t('web.virgin-queen.main.countAgain')}</summary>
        <div class="vq-pad-two">
          <For each={typed()}>
            {({ power, part }) => (
              <EntryButton desk={props.desk} line={`counted ${part} ${power}`}>
                {t('web.virgin-queen.main.countPart', { power: umpire.words().name('power', power), part })}
              </EntryButton>
            )}
          </For>
        </div>
      </details>
    </Show>
  );
}
