import { createUniqueId, type JSX } from 'solid-js';
import './ask.css';

/** The longest remark that an entry takes, in characters. */
const LONGEST = 120;

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onNote: (note: string) => void;
  /** Whether nothing goes on without it. */
  readonly isAsked: boolean;
}

/** A line in people's own words. */
export function NoteField(props: Props): JSX.Element {
  const id = createUniqueId();
  return (
    <div class="vq-note">
      <label class="label" for={id}>
        {props.label}
      </label>
      <input
        id={id}
        type="text"
        maxlength={LONGEST}
        autocomplete="off"
        required={props.isAsked}
        value={props.value}
        ref={(element) => {
          if (props.isAsked) queueMicrotask(() => element.focus());
        }}
        onInput={({ currentTarget }) => props.onNote(currentTarget.value)}
      />
    </div>
  );
}
