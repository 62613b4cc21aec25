import { Index, type JSX, Show } from 'solid-js';
import './choice.css';

/** One of the answers to choose from. */
export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly about?: string;
  readonly mark?: JSX.Element;
  readonly disabled?: boolean;
}

/** A question with a few answers, all of them in sight. */
export function Choice<T extends string>(props: {
  legend: string;
  name: string;
  options: readonly Option<T>[];
  value: T;
  onChoose: (value: T) => void;
  /** Side by side where there is room. */
  row?: boolean;
}) {
  return (
    <fieldset class="question" classList={{ row: props.row === true }}>
      <legend class="label">{props.legend}</legend>
      <div class="question-options">
        <Index each={props.options}>
          {(option) => (
            <label class="question-option" classList={{ disabled: option().disabled === true }}>
              <input
                type="radio"
                name={props.name}
                value={option().value}
                checked={props.value === option().value}
                disabled={option().disabled === true}
                onChange={() => props.onChoose(option().value)}
              />
              <span class="question-text">
                <span class="question-label">
                  {option().mark}
                  {option().label}
                </span>
                <Show when={option().about}>{(about) => <span class="question-about">{about()}</span>}</Show>
              </span>
            </label>
          )}
        </Index>
      </div>
    </fieldset>
  );
}
