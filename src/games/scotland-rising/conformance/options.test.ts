import { expect, it } from 'vitest';
import { findingsAmongOptions, PATIENCE } from '../../../core/findings.kit.ts';
import { scotlandRising } from '../index.ts';
import { RATES } from './rates.kit.ts';

it(
  'keeps the contract of a game whatever options of B19 are set, alone or for two',
  () => {
    expect(findingsAmongOptions(scotlandRising, 30, { rates: RATES })).toEqual([]);
  },
  PATIENCE,
);
