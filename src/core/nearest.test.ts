import { describe, expect, it } from 'vitest';
import { distance, nearest } from './nearest.ts';

describe('distance', () => {
  it.each([
    ['', '', 0],
    ['fife', 'fife', 0],
    ['fife', 'fie', 1],
    ['fife', 'fiffe', 1],
    ['fife', 'life', 1],
    ['fife', 'ffie', 1],
    ['', 'mar', 3],
  ])('between “%s” and “%s” is %i', (a, b, expected) => {
    expect(distance(a, b)).toBe(expected);
    expect(distance(b, a)).toBe(expected);
  });
});

describe('nearest', () => {
  const known = ['--games', '--seed', '--swap'];

  it('finds what may have been meant', () => {
    expect(nearest('--gmes', known)).toBe('--games');
    expect(nearest('--SEED', known)).toBe('--seed');
  });

  it('finds nothing when nothing is near', () => {
    expect(nearest('--colour', known)).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });
});
