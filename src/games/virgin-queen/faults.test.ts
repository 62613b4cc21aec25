import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { said } from './known.ts';
import { sitting, type Sitting } from './position.kit.ts';
import type { State } from './state.ts';

/** What is wrong with a sitting once this has been changed in it by hand. */
const wrong = (table: Sitting, change: (s: State) => Partial<State>): string[] =>
  faults({ ...table.state, ...change(table.state) });

const spaces = (held: number | null, unrest: number | null) => (s: State) => ({
  facts: {
    ...s.facts,
    spaces: {
      ...s.facts.spaces,
      france: {
        held: held === null ? { value: null, from: [] } : said(held, 1),
        unrest: unrest === null ? { value: null, from: [] } : said(unrest, 1),
      },
    },
  },
});

describe('what no sitting can be', () => {
  it.each<[name: string, table: () => Sitting, change: (s: State) => Partial<State>, fault: string]>([
    ['more in unrest than there are (V1.7)', () => sitting(), spaces(2, 3), 'france has more in unrest'],
    ['unrest without a count', () => sitting(), spaces(null, 1), 'the unrest of france is known'],
    ['fewer than none', () => sitting(), spaces(-1, null), 'france has fewer than none'],
    ['an unrest below none', () => sitting(), spaces(1, -1), 'france has fewer than none'],
    [
      'a seal without its commitment (V7.9)',
      () => sitting().empire('prefer catholic'),
      ({ empire }) => ({ empire: { ...empire, commitment: '' } }),
      'a seal without its commitment',
    ],
    [
      'a reveal of nothing (V7.7)',
      () => sitting().enter('paper'),
      ({ empire }) => ({ empire: { ...empire, revealed: { turn: 1, entry: 1 } } }),
      'nobody knows what the Empire has declared',
    ],
    [
      'a preference that nobody has chosen (V7.1)',
      () => sitting(),
      ({ empire }) => ({ empire: { ...empire, preference: 'catholic' } }),
      'a preference that nobody has chosen',
    ],
    [
      'play after the end',
      () => sitting().enter('stop'),
      () => ({ step: 'play' }),
      'play with something decided',
    ],
    [
      'a choice with nothing to choose (V10 R13)',
      () => sitting(),
      () => ({ step: 'choose' }),
      'a choice with nothing to choose',
    ],
    ['a question without what it is about', () => sitting(), () => ({ step: 'claim' }), 'a question'],
    [
      'what a question is about without the question',
      () => sitting().enter('rebellion 4 0'),
      () => ({ step: 'play' }),
      'a question',
    ],
    ['an end without a result', () => sitting(), () => ({ step: 'over' }), 'an end without a result'],
    [
      'a phase with something open',
      () => sitting().enter('moment'),
      () => ({ step: 'paris' }),
      'the phase began with something open',
    ],
    ['a turn outside the scenario', () => sitting({ scenario: 'tournament' }), () => ({ turn: 2 }), 'turn 2'],
    [
      'a turn that is closed before it began',
      () => sitting({ turn: 4 }).recorded(3, { spain: 4 }),
      () => ({ turn: 2 }),
      'turn 3 is closed before it began',
    ],
  ])('%s', (_, table, change, fault) => {
    expect(faults(table().state)).toEqual([]);
    expect(wrong(table(), change)).toEqual([expect.stringContaining(fault)]);
  });
});
