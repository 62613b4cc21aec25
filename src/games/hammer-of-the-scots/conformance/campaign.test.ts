import { expect, it } from 'vitest';
import { findingsIn, PATIENCE } from '../../../core/findings.kit.ts';
import { hammerOfTheScots } from '../index.ts';

it(
  'keeps the contract of a game in 100 random games of campaign',
  () => {
    expect(findingsIn(hammerOfTheScots, 100, { scenario: 'campaign' })).toEqual([]);
  },
  PATIENCE,
);
