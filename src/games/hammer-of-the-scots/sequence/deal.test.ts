import { describe, expect, it } from 'vitest';
import { SCOTTISH } from '../blocks.ts';
import { table, type Words } from '../position.kit.ts';
import { handOf, playedOf, tallySize, turnCard } from '../state.ts';

const words: Words = {
  english: { mar: 'mar' },
  scottish: { annan: 'bruce' },
  agenda: [{ step: 'deal' }],
};

describe('the deal', () => {
  it('H3.1 five cards each from all 25, without putting any back', () => {
    const t = table(words, 24, 23, 0, 0, 0, 0, 0, 0, 14, 15);
    const hands = [...t.toldOf('english', 'hand-own'), ...t.toldOf('scottish', 'hand-own')];
    expect(hands).toEqual([
      { type: 'hand-own', side: 'english', cards: ['3', '3', '3', 'truce', 'victuals'] },
      { type: 'hand-own', side: 'scottish', cards: ['2', '2', '2', 'herald', 'sea-move'] },
    ]);
    expect(t.unrolled).toBe(0);
  });

  it('H3.1 each draw is one of the cards that are left: 25, then 24, down to 16', () => {
    expect(() => table(words, 24, 24)).toThrow('24 cannot be drawn of 24 for deal');
    expect(() => table(words, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16)).toThrow('16 cannot be drawn of 16');
  });

  it('H12.1 a hand is told to its owner alone, the year and the turn to everybody', () => {
    const t = table(words, ...new Array<number>(10).fill(0));
    expect(t.toldOf('observer', 'hand-own')).toEqual([]);
    expect(t.toldOf('scottish', 'hand-own')).toHaveLength(1);
    expect(t.told('observer')).toEqual([
      { type: 'year', year: 1297 },
      { type: 'turn', turn: 1 },
    ]);
  });

  it('H3.1 a new year begins without played cards, with both players to choose', () => {
    const t = table(
      { ...words, turn: 4, hands: { english: '2 2', scottish: '1' } },
      ...new Array<number>(10).fill(10),
    );
    expect([t.s.turn, tallySize(handOf(t.s, SCOTTISH)), playedOf(t.s, SCOTTISH)]).toEqual([0, 5, 0]);
    expect(turnCard(t.s, SCOTTISH)).toBe(-1);
    expect([t.step, t.deciders]).toEqual(['cards', ['english', 'scottish']]);
  });
});
