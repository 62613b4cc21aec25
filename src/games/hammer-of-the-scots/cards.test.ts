import { describe, expect, it } from 'vitest';
import {
  cardMoves,
  CARDS,
  DECK_SIZE,
  HAND_SIZE,
  HERALD,
  isEvent,
  PILLAGE,
  SEA_MOVE,
  TRUCE,
  VICTUALS,
} from './cards.ts';

const copies = (wanted: (card: number) => boolean): number =>
  CARDS.reduce((total, card, index) => total + (wanted(index) ? card.copies : 0), 0);

describe('the deck', () => {
  it('H1.8 25 cards: 20 Move cards and 5 Events', () => {
    expect(copies(() => true)).toBe(25);
    expect(DECK_SIZE).toBe(25);
    expect(HAND_SIZE).toBe(5);
    expect(copies(isEvent)).toBe(5);
    expect(copies((card) => cardMoves(card) > 0)).toBe(20);
  });

  it('H1.8 three cards move 3, ten move 2, seven move 1', () => {
    expect([3, 2, 1].map((moves) => copies((card) => cardMoves(card) === moves))).toEqual([3, 10, 7]);
  });

  it('H1.8 one of each Event', () => {
    expect([HERALD, PILLAGE, SEA_MOVE, TRUCE, VICTUALS].map((card) => CARDS[card]?.id)).toEqual([
      'herald',
      'pillage',
      'sea-move',
      'truce',
      'victuals',
    ]);
    expect(CARDS.filter((_, card) => isEvent(card)).map((card) => card.copies)).toEqual([1, 1, 1, 1, 1]);
  });
});
