import { describe, expect, it } from 'vitest';
import { queen } from '../../../games/index.ts';
import { FICTIONAL_F } from '../../../games/virgin-queen/cards.kit.ts';
import { sitting } from '../../../games/virgin-queen/position.kit.ts';
import { tried, triedState, trialFrom, untried } from './trial.ts';

const begun = () => sitting({ cards: FICTIONAL_F }).enter('keys spain 8', 'keys-unrest spain 0');

const basic = (state: queen.State): number | null => queen.scoreOf(queen.inPublic(state), 'spain').basic;

describe('V13.5 trying entries out', () => {
  it('shows what an entry would do and leaves the sitting as it was', () => {
    const { state } = begun();
    const before = JSON.stringify(state.facts);
    const trial = tried(trialFrom(state), 'gain spain calm');
    if (trial === undefined) throw new Error('the entry is refused');
    expect(basic(triedState(trial))).toBe(18);
    expect(trial.lines).toEqual(['gain spain calm']);
    expect(basic(state)).toBe(16);
    expect(JSON.stringify(state.facts)).toBe(before);
  });

  it('takes entries back one by one, and no further than where it began', () => {
    const { state } = begun();
    const once = tried(trialFrom(state), 'gain spain calm');
    const twice = once === undefined ? undefined : tried(once, 'riot spain');
    if (twice === undefined) throw new Error('an entry is refused');
    expect(basic(triedState(twice))).toBe(16);
    expect(basic(triedState(untried(twice)))).toBe(18);
    const none = untried(untried(twice));
    expect(none.lines).toEqual([]);
    expect(untried(none)).toBe(none);
    expect(triedState(none)).toBe(state);
  });

  it('refuses what the rules refuse, and what is no entry', () => {
    const trial = trialFrom(begun().state);
    expect(tried(trial, 'settle spain')).toBeUndefined();
    expect(tried(trial, 'nonsense')).toBeUndefined();
    // The Empire's own seat alone seals anything.
    expect(tried(trial, 'prefer catholic')).toBeUndefined();
  });

  it('may end a game without ending the real one', () => {
    const { state } = begun();
    const trial = tried(trialFrom(state), 'keys spain 10');
    if (trial === undefined) throw new Error('the entry is refused');
    expect(triedState(trial).step).toBe('claim');
    expect(state.step).toBe('play');
  });
});
