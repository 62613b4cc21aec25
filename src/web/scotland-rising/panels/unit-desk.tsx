import { createMemo, createSignal, createUniqueId, For, Show, type JSX } from 'solid-js';
import { rising } from '../../../games/index.ts';
import { say } from '../../../words/index.ts';
import { ChoiceButton } from '../../panels/actions/choice-button.tsx';
import { placeAfterKey } from '../../panels/actions/keys.ts';
import { choicesOf, type Choice, type Decision } from '../../panels/decision.ts';
import { Arms, CounterFace, faceOf } from '../board/counter-face.tsx';
import type { Controller } from '../controller.ts';
import { unitQuestion } from '../questions.ts';
import { NOTHING, picked } from '../selection.ts';
import { commandId, fullName, marksOf, sayUnit } from '../speech.ts';
import './unit-desk.css';

interface Props {
  readonly controller: Controller;
  readonly decision: Decision;
  readonly onChoose: (choice: Choice) => void;
}

interface Command {
  readonly name: rising.CommandName;
  readonly units: readonly rising.Unit[];
}

/** The units of the side that decides, by command; below them everything that the picked one can do. */
export function UnitDesk(props: Props): JSX.Element {
  const { controller } = props;
  let list: HTMLDivElement | undefined;
  const title = createUniqueId();
  const [current, setCurrent] = createSignal<string>();
  const commands = createMemo((): readonly Command[] => {
    const s = controller.state();
    const side =
      s.phase === 'place-english' ? rising.ENGLISH : s.phase === 'place-scots' ? rising.SCOTS : s.side;
    return rising.COMMANDS.filter((command) => command.side === side).flatMap(({ name }) => {
      const units = s.terms.field.units.flatMap((info, unit) =>
        info.side === side && info.command === name && rising.placeOf(s, unit) !== rising.ELIMINATED
          ? [unit]
          : [],
      );
      const present = units.filter((unit) => rising.placeOf(s, unit) !== rising.EXITED);
      return present.length === 0 ? [] : [{ name, units: present }];
    });
  });
  const idOf = (unit: rising.Unit): string => rising.infoOf(controller.state(), unit).id;
  const able = (unit: rising.Unit): boolean => controller.situation().orders.units.has(idOf(unit));
  const selected = () => controller.selection().unit;
  const stop = (): string | undefined => {
    const all = commands().flatMap(({ units }) => units.map(idOf));
    const wanted = current() ?? selected();
    return wanted !== undefined && all.includes(wanted) ? wanted : all[0];
  };
  const choose = (unit: rising.Unit): void => {
    const id = idOf(unit);
    if (!able(unit)) controller.ask(unitQuestion(controller.situation(), id));
    else controller.select(selected() === id ? NOTHING : picked(id));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '?') {
      const id = current();
      if (id !== undefined) controller.ask(unitQuestion(controller.situation(), id));
      event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && selected() !== undefined) {
      controller.select(NOTHING);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const buttons = [...(list?.querySelectorAll('button') ?? [])];
    const from = buttons.findIndex((each) => each === document.activeElement);
    const to = placeAfterKey(event.key, from, buttons.length);
    if (to === undefined || from === -1) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[to]?.focus();
  };
  const chosen = createMemo(() => {
    const id = selected();
    return id === undefined ? undefined : rising.unitNamed(controller.state(), id);
  });
  const order = createMemo(() => choicesOf(props.decision, []).filter(({ lines }) => lines.length > 0));
  const numberOf = (choice: Choice): number | undefined => {
    const at = order().indexOf(choice);
    return at >= 0 && at < 9 ? at + 1 : undefined;
  };
  return (
    <div class="desk">
      <div
        ref={(element) => {
          list = element;
        }}
        class="desk-units"
        role="group"
        aria-label={say(controller.language(), 'web.scotland-rising.units')}
        onKeyDown={onKeyDown}
      >
        <For each={commands()}>
          {({ name, units }) => (
            <div
              class="desk-command"
              role="group"
              aria-label={controller.words().name('command', commandId(name))}
            >
              <svg class="desk-arms" viewBox="0 0 20 24" aria-hidden="true">
                <Arms command={name} />
              </svg>
              <div class="desk-row">
                <For each={units}>
                  {(unit) => (
                    <button
                      type="button"
                      class="desk-unit"
                      data-unit={idOf(unit)}
                      tabindex={stop() === idOf(unit) ? 0 : -1}
                      aria-label={sayUnit(controller.words(), controller.state(), unit)}
                      aria-pressed={selected() === idOf(unit)}
                      aria-disabled={able(unit) ? undefined : 'true'}
                      title={sayUnit(controller.words(), controller.state(), unit)}
                      onClick={() => choose(unit)}
                      onFocus={() => {
                        setCurrent(idOf(unit));
                        controller.light({ areas: [], blocks: [idOf(unit)] });
                      }}
                      onBlur={() => controller.light(undefined)}
                      onPointerEnter={() => controller.light({ areas: [], blocks: [idOf(unit)] })}
                      onPointerLeave={() => controller.light(undefined)}
                    >
                      <svg viewBox="-34 -34 68 68" aria-hidden="true">
                        <CounterFace face={faceOf(controller.state(), unit)} />
                      </svg>
                    </button>
                  )}
                </For>
              </div>
            </div>
          )}
        </For>
      </div>
      <Show when={chosen() !== undefined}>
        <section class="desk-orders" aria-labelledby={title}>
          <h3 id={title}>
            {fullName(controller.words(), controller.state(), chosen() ?? 0)}{' '}
            <span class="choice-title-note">
              {marksOf(controller.words(), controller.state(), chosen() ?? 0).join(', ')}
            </span>
          </h3>
          <For each={props.decision.groups}>
            {(group) => (
              <div
                class="choice-group"
                role="group"
                aria-label={group.title === '' ? undefined : group.title}
              >
                <Show when={group.title !== ''}>
                  <h4 class="desk-kind">{group.title}</h4>
                </Show>
                <div
                  class="choices"
                  classList={{ many: group.choices.length > 3, hexes: HEXES.has(group.id) }}
                >
                  <For each={group.choices}>
                    {(choice) => (
                      <ChoiceButton
                        choice={choice}
                        number={numberOf(choice)}
                        busy={controller.busy()}
                        onChoose={props.onChoose}
                        onTraces={controller.light}
                      />
                    )}
                  </For>
                </div>
              </div>
            )}
          </For>
        </section>
      </Show>
    </div>
  );
}

/** Groups whose choices are hexes alone: they need little room. */
const HEXES: ReadonlySet<string> = new Set(['move', 'escort', 'place']);
