import { expect, it } from 'vitest';
import { findingsAmongOptions, PATIENCE, staticFindings } from '../../../core/findings.kit.ts';
import { hammerOfTheScots } from '../index.ts';

it('has a well-formed alphabet, reasons, options and scenarios', () => {
  expect(staticFindings(hammerOfTheScots)).toEqual([]);
});

it(
  'keeps the contract of a game whatever options of H14 are set',
  () => {
    expect(findingsAmongOptions(hammerOfTheScots, 50)).toEqual([]);
  },
  PATIENCE,
);
