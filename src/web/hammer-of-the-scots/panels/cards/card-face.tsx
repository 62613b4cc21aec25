import { Show, type JSX } from 'solid-js';
import type { CardId } from '../../../../games/hammer-of-the-scots/cards.ts';
import { say, type Language, type Words } from '../../../../words/index.ts';
import { movesOf } from './hand.ts';

interface Props {
  readonly card: CardId;
  readonly words: Words;
  readonly language: Language;
}

/** A small drawing for each Event. */
const SIGNS: Readonly<Record<string, string>> = {
  herald: 'M4 20V4M4 5h14l-3.5 4L18 13H4M9 9h3',
  pillage: 'M12 3c4 4 5 7 5 10a5 5 0 0 1-10 0c0-2 1-4 2-5 0 2 1 3 2 3 1-3 0-5 1-8Z',
  'sea-move': 'M3 15h18l-3 5H6ZM12 14V3M12 4c5 2 6 6 6 9h-6',
  truce:
    'M5 21C9 17 14 11 19 3M9.5 15.5c-3.5 0-5-2-5-5 3.5 0 5 2 5 5Zm4-5.5c-3.5 0-5-2-5-5 3.5 0 5 2 5 5Zm-1.5 2c1-3 3-4 6-3.5-.5 3-3 4.5-6 3.5Zm-4 5.5c1-3 3-4 6-3.5-.5 3-3 4.5-6 3.5Z',
  victuals:
    'M12 21V8M12 13c-4 0-6-2-6-5 3 0 6 1 6 5Zm0 0c4 0 6-2 6-5-3 0-6 1-6 5Zm0 5c-4 0-6-2-6-5M12 18c4 0 6-2 6-5M12 8c-2-2-2-4 0-6 2 2 2 4 0 6Z',
};

/** The face of a card: how many Group Moves it gives, or the name of its Event. */
export function CardFace(props: Props): JSX.Element {
  const moves = (): number => movesOf(props.card);
  return (
    <span class="card-face" classList={{ event: moves() === 0 }}>
      <Show
        when={moves() > 0}
        fallback={
          <>
            <svg viewBox="0 0 24 24" class="card-sign" aria-hidden="true">
              <path d={SIGNS[props.card] ?? ''} />
            </svg>
            <span class="card-name">{props.words.name('card', props.card)}</span>
            <span class="card-kind">{say(props.language, 'web.panels.hammer.cards.event')}</span>
          </>
        }
      >
        <span class="card-number">{moves()}</span>
        <span class="card-kind">
          {say(props.language, 'web.panels.hammer.cards.moves', { count: moves() })}
        </span>
      </Show>
    </span>
  );
}
