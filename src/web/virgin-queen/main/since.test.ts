import { describe, expect, it } from 'vitest';
import { sitting } from '../../../games/virgin-queen/position.kit.ts';
import { changeOf, isFresh } from './since.ts';

describe('what changed since the last closed turn (V8.1)', () => {
  it('is measured against the sheet', () => {
    const at = sitting().totals({ ottoman: 5, spain: 8, england: 6, france: 7, empire: 4, protestant: 9 });
    expect(changeOf(at.state, 'spain')).toBeUndefined();
    at.nothingAwarded().walk();
    expect(at.state.turn).toBe(2);
    expect(changeOf(at.state, 'spain')).toEqual({ turn: 1, was: 8, by: 0 });
    at.enter('earn assassination spain', 'typed basic france 4');
    expect(changeOf(at.state, 'spain')).toEqual({ turn: 1, was: 8, by: 1 });
    expect(changeOf(at.state, 'france')).toEqual({ turn: 1, was: 7, by: -3 });
  });

  it('is unknown as long as the total is (V9.6)', () => {
    const at = sitting({ turn: 3 }).enter('record 2 spain 12');
    expect(changeOf(at.state, 'spain')).toBeUndefined();
    at.enter('typed basic spain 10', 'typed special spain 5');
    expect(changeOf(at.state, 'spain')).toEqual({ turn: 2, was: 12, by: 3 });
  });
});

describe('a sitting', () => {
  it('is fresh until basic VP of a power are known (V9.7)', () => {
    const at = sitting().enter('player spain 2', 'earn assassination spain');
    expect(isFresh(at.state)).toBe(true);
    expect(isFresh(at.enter('typed basic spain 4').state)).toBe(false);
  });
});
