import { expect, it } from 'vitest';
import { figure, signed, sumText } from './totals.ts';

it('a sum takes a negative part away, and leaves what is unknown open (V4.3, V9.6)', () => {
  expect(sumText([18, 0, 1])).toBe('18 + 0 + 1');
  expect(sumText([18, 0, -1])).toBe('18 + 0 − 1');
  expect(sumText([-2, 3, 0])).toBe('− 2 + 3 + 0');
  expect(sumText([null, 0, 2])).toBe('? + 0 + 2');
  expect(sumText([12, null, -1])).toBe('12 + ? − 1');
});

it('numbers have the real minus sign, changes a sign of their own', () => {
  expect(figure(-3)).toBe('−3');
  expect(figure(3)).toBe('3');
  expect(signed(3)).toBe('+3');
  expect(signed(0)).toBe('0');
  expect(signed(-1)).toBe('−1');
});
