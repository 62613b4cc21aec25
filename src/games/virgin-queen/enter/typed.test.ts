import { describe, expect, it } from 'vitest';
import { FICTIONAL_F } from '../cards.kit.ts';
import { isEligible, isNeutral } from '../facts.ts';
import { sitting } from '../position.kit.ts';
import { POWERS } from '../powers.ts';
import { scoreOf, withPreference } from '../score/total.ts';
import { eligible } from '../victory/standing.ts';
import { expectRefused, type Refused } from './refusals.kit.ts';

const REFUSED: readonly Refused[] = [
  ['ottomanNoSpecial', 'V3.6', [], 'typed special ottoman 0'],
  ['already', 'V1.17', ['typed basic spain 4'], 'typed basic spain 4'],
  ['notTyped', 'V1.15', [], 'counted basic spain'],
  ['notTyped', 'V1.15', ['typed basic spain 4'], 'counted special spain'],
  ['notTyped', 'V1.15', [], 'counted special ottoman'],
  ['already', 'V1.17', ['ally scotland france'], 'ally scotland france'],
  ['already', 'V1.17', [], 'active none'],
  ['already', 'V1.17', ['active spain'], 'active spain'],
];

describe('V1.15 typed mode', () => {
  it.each(REFUSED)('%s (%s) after %j: %s', (...refused) => {
    expectRefused(refused);
  });

  it('V1.15 typed values stand in place of the counts of that power and of no other', () => {
    const table = sitting({ cards: FICTIONAL_F }).enter(
      'keys spain 3',
      'keys-unrest spain 0',
      'keys france 3',
    );
    table.enter(
      'keys-unrest france 0',
      'typed basic spain 11',
      'typed special spain 4',
      'earn piracy spain 1',
    );
    expect(table.score('spain')).toMatchObject({ basic: 11, special: 4, bonus: 1, total: 16 });
    expect(table.score('france').basic).toBe(6);
    table.enter('gain spain calm');
    expect(table.score('spain').basic).toBe(11);
  });

  it('V1.15 counted again: what the keys say, which went on being counted', () => {
    const table = sitting({ cards: FICTIONAL_F }).enter(
      'keys spain 3',
      'keys-unrest spain 0',
      'typed basic spain 11',
    );
    expect(table.enter('gain spain calm', 'counted basic spain').score('spain').basic).toBe(8);
  });

  it('V1.15 V3.6 the Empire’s typed special VP count once it has declared', () => {
    const table = sitting().enter('typed basic empire 20', 'typed special empire 5');
    expect(table.total('empire')).toBe(20);
    expect(scoreOf(withPreference(table.state, 'catholic'), 'empire').total).toBe(25);
  });

  it('V1.15 negative VP can be typed, as a track may have them', () => {
    expect(sitting().enter('typed basic spain -2', 'typed special spain 0').total('spain')).toBe(-2);
  });
});

describe('V1.3 seats', () => {
  it('V1.3 six players, each with a power of its own, all of which can win', () => {
    const { facts, terms } = sitting().state;
    expect(POWERS.map((power) => facts.seated[power].player)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(eligible(facts, terms)).toEqual(POWERS);
  });

  it('V1.3 R23 a player may hold several powers', () => {
    const table = sitting().note('player france 2', 'Ann').note('player spain 2', 'Ann');
    expect(table.state.facts.seated.france).toEqual({ player: 2, name: 'Ann' });
    expect(eligible(table.state.facts, table.state.terms)).toEqual(POWERS);
  });

  it.each([
    [5, ['empire']],
    [4, ['ottoman', 'empire']],
    [3, ['ottoman', 'empire']],
    [2, ['ottoman', 'empire']],
  ])('V1.3 R22 with %i players neutral powers cannot win: %j', (players, neutral) => {
    const { facts, terms } = sitting({ options: { 'options.players': players } }).state;
    expect(POWERS.filter((power) => isNeutral(facts, power))).toEqual(neutral);
    expect(eligible(facts, terms)).toEqual(POWERS.filter((power) => !neutral.includes(power)));
  });

  it('R22 neutralMajors included: they can', () => {
    const options = { 'options.players': 4, 'rulings.neutralMajors': 'included' };
    const { facts, terms } = sitting({ options }).state;
    expect(isEligible(facts, terms, 'empire')).toBe(true);
  });

  it('V1.3 a seat that nobody takes, and one that somebody takes later', () => {
    const table = sitting().enter('player ottoman neutral');
    expect(isEligible(table.state.facts, table.state.terms, 'ottoman')).toBe(false);
    table.enter('player ottoman 3');
    expect(isEligible(table.state.facts, table.state.terms, 'ottoman')).toBe(true);
  });
});
