import { say, type Language } from '../../../words/index.ts';
import type { Control } from './control.ts';

/** After it is pressed, the next area or block that is chosen is only asked about. */
export function AskButton(props: { readonly control: Control; readonly language: Language }) {
  const name = () => say(props.language, 'web.board.ask');
  return (
    <button
      type="button"
      class="board-button board-ask"
      aria-label={name()}
      title={name()}
      aria-pressed={props.control.asking()}
      onClick={() => props.control.setAsking(!props.control.asking())}
    >
      ?
    </button>
  );
}
