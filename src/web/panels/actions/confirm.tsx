import { onMount, type JSX } from 'solid-js';
import { say, type Language } from '../../../words/index.ts';

interface Props {
  readonly language: Language;
  readonly question: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A gentle question before something is given up for good. */
export function Confirm(props: Props): JSX.Element {
  let yes: HTMLButtonElement | undefined;
  onMount(() => yes?.focus());
  return (
    <div class="confirm" role="group" aria-label={props.question}>
      <p>{props.question}</p>
      <div class="confirm-row">
        <button
          ref={(element) => {
            yes = element;
          }}
          type="button"
          class="button"
          data-choice
          onClick={() => props.onYes()}
        >
          {say(props.language, 'web.panels.yes')}
        </button>
        <button type="button" class="button quiet" data-choice onClick={() => props.onNo()}>
          {say(props.language, 'web.panels.no')}
        </button>
      </div>
    </div>
  );
}
