import { Show, type JSX } from 'solid-js';
import { say, type Language } from '../../../words/index.ts';
import type { Refused } from '../../table/table.ts';
import './why.css';

interface Props {
  readonly language: Language;
  readonly refused: Refused | undefined;
  /** What was tried, in words; '' when the sentence says it. */
  readonly tried: string;
  readonly onParagraph: (paragraph: string) => void;
  readonly onClose: () => void;
}

/** Brings a note into sight that has just been put down. */
const show = (note: HTMLElement): void => queueMicrotask(() => note.scrollIntoView({ block: 'nearest' }));

/** Why something is not allowed: a calm note with the reason and the paragraph it rests on. */
export function WhyNote(props: Props): JSX.Element {
  return (
    <div class="why" role="status">
      <Show when={props.refused} keyed>
        {(refused) => (
          <div class="why-note" ref={show}>
            <div class="why-text">
              <Show when={props.tried !== ''}>
                <p class="why-tried">{props.tried}</p>
              </Show>
              <p>{refused.sentence}</p>
              <Show when={refused.paragraph !== ''}>
                <button type="button" class="why-link" onClick={() => props.onParagraph(refused.paragraph)}>
                  {say(props.language, 'web.panels.why.open', { paragraph: refused.paragraph })}
                </button>
              </Show>
            </div>
            <button
              type="button"
              class="why-close"
              aria-label={say(props.language, 'web.panels.close')}
              onClick={() => props.onClose()}
            >
              <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="m4 4 8 8M12 4l-8 8" stroke="currentColor" stroke-width="1.5" />
              </svg>
            </button>
          </div>
        )}
      </Show>
    </div>
  );
}
