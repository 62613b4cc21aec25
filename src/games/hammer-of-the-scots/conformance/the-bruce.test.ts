import { expect, it } from 'vitest';
import { findingsIn, PATIENCE } from './conformance.kit.ts';

it(
  'keeps the contract of a game in 300 random games of the-bruce',
  () => {
    expect(findingsIn('the-bruce')).toEqual([]);
  },
  PATIENCE,
);
