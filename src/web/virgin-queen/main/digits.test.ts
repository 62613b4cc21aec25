import { expect, it } from 'vitest';
import { numberIn, withDigit } from './digits.ts';

const BOUNDS = { least: -10, most: 60 };

it.each([
  ['8', 8],
  ['60', 60],
  ['−3', -3],
  ['-10', -10],
])('reads %s', (text, number) => {
  expect(numberIn(text, BOUNDS)).toBe(number);
});

it.each(['', '61', '−11', '1.5', 'x', '1e1', '0008'])('does not take “%s”', (text) => {
  expect(numberIn(text, BOUNDS)).toBeUndefined();
});

it('types a number anew over the one that stands there, then digit by digit', () => {
  expect(withDigit('8', '1', true)).toBe('1');
  expect(withDigit('1', '2', false)).toBe('12');
  expect(withDigit('0', '7', false)).toBe('7');
});
