import { createMemo, For, Show, type JSX } from 'solid-js';
import type { CardId } from '../../../../games/hammer-of-the-scots/cards.ts';
import type { ViewCards } from '../../../../games/hammer-of-the-scots/view.ts';
import { say, type Language, type Words } from '../../../../words/index.ts';
import { shared } from '../../../app/shared.ts';
import type { Choice } from '../../../panels/decision.ts';
import { CardFace } from './card-face.tsx';
import { cardsOf, movesOf, type HandCard as HeldCard } from './hand.ts';
import './cards.css';

interface Props {
  readonly cards: ViewCards;
  readonly words: Words;
  readonly language: Language;
  /** What playing a card does; undefined while it cannot be played. */
  readonly choiceFor: (card: CardId) => Choice | undefined;
  readonly busy: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** Cards side by side, and under them what the Events among them do. */
export function Hand(props: Props): JSX.Element {
  const cards = createMemo<readonly HeldCard[]>((before) => shared(before, cardsOf(props.cards)));
  const events = createMemo(() => [...new Set(cards().flatMap(({ id }) => (movesOf(id) === 0 ? [id] : [])))]);
  return (
    <div class="hand">
      <ul class="hand-cards">
        <For each={cards()}>
          {({ id }) => (
            <li>
              <HandCard
                card={id}
                words={props.words}
                language={props.language}
                choice={props.choiceFor(id)}
                busy={props.busy}
                onChoose={props.onChoose}
              />
            </li>
          )}
        </For>
      </ul>
      <For each={events()}>
        {(card) => (
          <p class="cards-about">
            <span class="cards-about-name">{props.words.name('card', card)}.</span>{' '}
            {props.words.about('card', card)}
          </p>
        )}
      </For>
    </div>
  );
}

interface CardProps {
  readonly card: CardId;
  readonly words: Words;
  readonly language: Language;
  readonly choice: Choice | undefined;
  readonly busy: boolean;
  readonly onChoose: (choice: Choice) => void;
}

function HandCard(props: CardProps): JSX.Element {
  const name = (): string => props.words.name('card', props.card);
  const about = (): string => props.words.about('card', props.card);
  return (
    <Show
      when={props.choice}
      fallback={
        <span class="card" role="img" aria-label={`${name()}. ${about()}`} title={about()}>
          <CardFace card={props.card} words={props.words} language={props.language} />
        </span>
      }
    >
      {(choice) => (
        <button
          type="button"
          class="card"
          data-choice
          data-line={choice().lines.join('; ')}
          aria-label={`${choice().label}. ${about()}`}
          title={say(props.language, 'web.panels.hammer.cards.play')}
          disabled={props.busy}
          onClick={() => props.onChoose(choice())}
        >
          <CardFace card={props.card} words={props.words} language={props.language} />
        </button>
      )}
    </Show>
  );
}
