import { CARDS, type CardId } from '../../../../games/hammer-of-the-scots/cards.ts';
import type { ViewCards } from '../../../../games/hammer-of-the-scots/view.ts';

/** A card in a hand: its kind, and which of its kind it is. */
export interface HandCard {
  readonly id: CardId;
  readonly copy: number;
}

/** The cards of a tally one by one, strongest first, as a hand is held. */
export const cardsOf = (tally: ViewCards): HandCard[] =>
  CARDS.flatMap(({ id }) => Array.from({ length: tally[id] ?? 0 }, (_, copy) => ({ id, copy })));

/** How many Group Moves a card gives; 0 for an Event. */
export const movesOf = (id: CardId): number => CARDS.find((card) => card.id === id)?.moves ?? 0;
