import { expect, it } from 'vitest';
import { findingsIn, PATIENCE, staticFindings } from '../../../core/findings.kit.ts';
import { scotlandRising } from '../index.ts';
import { RATES } from './rates.kit.ts';

it('has a well-formed alphabet, reasons, options and scenarios', () => {
  expect(staticFindings(scotlandRising)).toEqual([]);
});

it(
  'keeps the contract of a game in 40 random battles',
  () => {
    expect(findingsIn(scotlandRising, 40, { scenario: 'battle', rates: RATES })).toEqual([]);
  },
  PATIENCE,
);
