/** The kinds of card in the deck of 25, strongest first (H1.8). `moves` is 0 for events. */
export const CARDS = [
  { id: '3', copies: 3, moves: 3 },
  { id: '2', copies: 10, moves: 2 },
  { id: '1', copies: 7, moves: 1 },
  { id: 'herald', copies: 1, moves: 0 },
  { id: 'pillage', copies: 1, moves: 0 },
  { id: 'sea-move', copies: 1, moves: 0 },
  { id: 'truce', copies: 1, moves: 0 },
  { id: 'victuals', copies: 1, moves: 0 },
] as const;

export type CardId = (typeof CARDS)[number]['id'];
/** A kind of card: its place in `CARDS`. */
export type Card = number;

export const CARD_KINDS = CARDS.length;
export const DECK_SIZE = 25;
export const HAND_SIZE = 5;

export const HERALD = 3;
export const PILLAGE = 4;
export const SEA_MOVE = 5;
export const TRUCE = 6;
export const VICTUALS = 7;

/** Group Moves the card gives; 0 for an Event. */
export const cardMoves = (card: Card): number => CARDS[card]?.moves ?? 0;
/** The name of a card. Throws on a number that is none. */
export function cardId(card: Card): CardId {
  const entry = CARDS[card];
  if (entry === undefined) throw new Error(`there is no card ${card}`);
  return entry.id;
}

export const isEvent = (card: Card): boolean => card >= HERALD;
