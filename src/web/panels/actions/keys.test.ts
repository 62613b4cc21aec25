import { describe, expect, it } from 'vitest';
import { choiceAtKey, placeAfterKey } from './keys.ts';

describe('keys', () => {
  it('choose by number', () => {
    expect(choiceAtKey('1')).toBe(0);
    expect(choiceAtKey('9')).toBe(8);
    expect(choiceAtKey('0')).toBeUndefined();
    expect(choiceAtKey('Enter')).toBeUndefined();
  });

  it('go round the choices', () => {
    expect(placeAfterKey('ArrowDown', 1, 3)).toBe(2);
    expect(placeAfterKey('ArrowDown', 2, 3)).toBe(0);
    expect(placeAfterKey('ArrowUp', 0, 3)).toBe(2);
    expect(placeAfterKey('ArrowDown', -1, 3)).toBe(0);
    expect(placeAfterKey('ArrowUp', -1, 3)).toBe(2);
    expect(placeAfterKey('Home', 2, 3)).toBe(0);
    expect(placeAfterKey('End', 0, 3)).toBe(2);
    expect(placeAfterKey('a', 0, 3)).toBeUndefined();
    expect(placeAfterKey('ArrowDown', 0, 0)).toBeUndefined();
  });
});
