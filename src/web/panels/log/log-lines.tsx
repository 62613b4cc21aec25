import { createSignal, For, type JSX } from 'solid-js';
import { placeAfterKey } from '../actions/keys.ts';
import type { Traces } from '../decision.ts';
import type { LogLine } from './log.ts';

interface Props {
  readonly lines: readonly LogLine[];
  readonly onTraces: (traces: Traces | undefined) => void;
}

/** Lines of the log: one tab stop for all of them, arrows go from line to line. */
export function LogLines(props: Props): JSX.Element {
  let list: HTMLUListElement | undefined;
  const [current, setCurrent] = createSignal<number>();
  const stop = (): number | undefined => current() ?? props.lines.at(-1)?.number;
  const onKeyDown = (event: KeyboardEvent): void => {
    const buttons = [...(list?.querySelectorAll('button') ?? [])];
    const from = buttons.findIndex((each) => each === document.activeElement);
    const to = placeAfterKey(event.key, from, buttons.length);
    if (to === undefined || from === -1) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <ul
      ref={(element) => {
        list = element;
      }}
      class="log-lines"
      onKeyDown={onKeyDown}
    >
      <For each={props.lines}>
        {(line) => (
          <li>
            <button
              type="button"
              class="log-line"
              tabindex={stop() === line.number ? 0 : -1}
              onPointerEnter={() => props.onTraces(line.traces)}
              onPointerLeave={() => props.onTraces(undefined)}
              onFocus={() => {
                setCurrent(line.number);
                props.onTraces(line.traces);
              }}
              onBlur={() => props.onTraces(undefined)}
            >
              {line.text}
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}
