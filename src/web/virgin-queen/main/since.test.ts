import { describe, expect, it } from 'vitest';
import { FICTIONAL_F } from '../../../games/virgin-queen/cards.kit.ts';
import { sitting } from '../../../games/virgin-queen/position.kit.ts';
import { changeOf, figure, isFresh, signed, splitOf } from './since.ts';

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

describe('V13.2 what can be taken and what is kept', () => {
  it('parts a total into bonus VP and the rest', () => {
    const at = sitting().enter('typed basic spain 10', 'typed special spain 3', 'earn assassination spain');
    expect(splitOf(at.state, 'spain')).toEqual({ losable: 13, kept: 1 });
  });

  it('keeps Valois weddings for good (V10 R11)', () => {
    const at = sitting({ cards: FICTIONAL_F }).enter(
      'keys france 2',
      'keys-unrest france 0',
      'wed 1',
      'wed 2',
    );
    expect(splitOf(at.state, 'france')).toEqual({ losable: 4, kept: 2 });
  });

  it('counts Cyprus among what can be taken, unless it is permanent (V10 R14)', () => {
    const lines = ['typed basic ottoman 6', 'earn cyprus ottoman 3'] as const;
    expect(splitOf(sitting().enter(...lines).state, 'ottoman')).toEqual({ losable: 9, kept: 0 });
    const lasting = sitting({ options: { 'rulings.cyprusMode': 'permanent' } }).enter(...lines);
    expect(splitOf(lasting.state, 'ottoman')).toEqual({ losable: 6, kept: 3 });
    expect(splitOf(sitting().enter(...lines, 'cyprus-lost').state, 'ottoman')).toEqual({
      losable: 6,
      kept: 0,
    });
  });
});

describe('a sitting', () => {
  it('is fresh until basic VP of a power are known (V9.7)', () => {
    const at = sitting().enter('player spain 2', 'earn assassination spain');
    expect(isFresh(at.state)).toBe(true);
    expect(isFresh(at.enter('typed basic spain 4').state)).toBe(false);
  });
});

it('numbers have the real minus sign, changes a sign of their own', () => {
  expect(figure(-3)).toBe('−3');
  expect(figure(3)).toBe('3');
  expect(signed(3)).toBe('+3');
  expect(signed(0)).toBe('0');
  expect(signed(-1)).toBe('−1');
});
