import { Show, type JSX } from 'solid-js';
import type { Choice, Traces } from '../decision.ts';

interface Props {
  readonly choice: Choice;
  /** The place that the board points at: a choice that leads there is marked. */
  readonly aimed?: string | undefined;
  /** The number key that chooses it; undefined for none. */
  readonly number: number | undefined;
  readonly busy: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onTraces: (traces: Traces | undefined) => void;
}

/** One choice: what it does, and under that what it means. A choice without lines only says why it is closed. */
export function ChoiceButton(props: Props): JSX.Element {
  const closed = (): boolean => props.choice.lines.length === 0;
  return (
    <button
      type="button"
      class="choice"
      classList={{
        [props.choice.tone]: true,
        closed: closed(),
        aimed: props.aimed !== undefined && props.choice.aim === props.aimed,
      }}
      data-choice
      data-line={props.choice.lines.join('; ')}
      disabled={props.busy || closed()}
      aria-keyshortcuts={props.number === undefined ? undefined : String(props.number)}
      onClick={() => props.onChoose(props.choice)}
      onPointerEnter={() => props.onTraces(props.choice.traces)}
      onPointerLeave={() => props.onTraces(undefined)}
      onFocus={() => props.onTraces(props.choice.traces)}
      onBlur={() => props.onTraces(undefined)}
    >
      <span class="choice-text">
        <span class="choice-label">{props.choice.label}</span>
        <Show when={props.choice.note !== ''}>
          <span class="choice-note">{props.choice.note}</span>
        </Show>
      </span>
      <Show when={props.choice.final !== ''}>
        <span class="seal" title={props.choice.final}>
          <span class="unseen">. {props.choice.final}</span>
        </span>
      </Show>
      <Show when={props.number !== undefined}>
        <kbd aria-hidden="true">{props.number}</kbd>
      </Show>
    </button>
  );
}
