import { createMemo, type JSX } from 'solid-js';
import type { Desk } from './desk.ts';
import './entry-button.css';

interface Props {
  readonly desk: Desk;
  /** What is entered. */
  readonly line: string;
  /** What gives cause for doubt and is asked about first. */
  readonly doubts?: readonly string[];
  /** The name of the button for those who do not see what stands on it. */
  readonly label?: string;
  readonly class?: string;
  /** Whether it says what holds now: a choice among several. */
  readonly pressed?: boolean;
  readonly children: JSX.Element;
}

/** A button that makes an entry. One that would be refused looks so, and says why when it is pressed. */
export function EntryButton(props: Props): JSX.Element {
  const refusal = createMemo(() => props.desk.umpire.whyNot(props.line));
  return (
    <button
      type="button"
      class={`vq-entry ${props.class ?? ''}`}
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-disabled={refusal() !== undefined && props.pressed !== true}
      title={props.pressed === true ? undefined : refusal()}
      onClick={() => {
        if (props.pressed !== true) props.desk.put(props.line, props.doubts);
      }}
    >
      {props.children}
    </button>
  );
}
