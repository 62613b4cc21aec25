import { describe, expect, it } from 'vitest';
import type { queen } from '../../../games/index.ts';
import { FICTIONAL_F as F } from '../../../games/virgin-queen/cards.kit.ts';
import { sitting, type Sitting } from '../../../games/virgin-queen/position.kit.ts';
import { hashedWord } from './code-word.ts';
import { verdictSentences } from '../phase/walk.ts';
import { declaring, questionFor } from './prospect.ts';

const LOW = { ottoman: 5, spain: 5, england: 5, france: 5, protestant: 5 };

/** The Empire with 21 VP in public and a marker at 35, where F gives Balanced 4 (V11). */
function asked(): Sitting {
  const s = sitting({ cards: F }).empire('prefer balanced');
  s.enter('spaces england 35', 'spaces-unrest england 0');
  for (const territory of ['scotland', 'france', 'netherlands'])
    s.enter(`spaces ${territory} 0`, `spaces-unrest ${territory} 0`);
  s.totals({ ...LOW, empire: 21 })
    .nothingAwarded()
    .enter('victory-phase', 'go-on', 'go-on', 'go-on');
  return s;
}

describe('what declaring would do', () => {
  it('V7.4 counts with the real preference, and tells who would win either way', () => {
    const { state } = asked();
    expect(state.step).toBe('empire');
    const would = declaring(state);
    expect(would).toMatchObject({ preference: 'balanced', adds: 4, now: 21, after: 25 });
    expect(would?.prospect).toEqual({ wins: true, blocks: false, unknown: false });
    if (would === undefined) throw new Error('nothing is known');
    expect(verdictSentences(state, would.ifSilent).map(({ code }) => code)).toEqual(['none']);
    expect(verdictSentences(state, would.ifDeclared)).toEqual([
      { group: 'verdict', code: 'standard', facts: { powers: ['empire'], total: 25 } },
    ]);
  });

  it('V7.8 is nothing to whoever sees the public view', () => {
    const { state } = asked();
    expect(declaring({ ...state, empire: { ...state.empire, preference: null, salt: '' } })).toBeUndefined();
  });
});

describe('what the Empire is asked', () => {
  it('V7.1 first its preference, in the first turn alone', () => {
    const s = sitting();
    expect(questionFor(s.state)).toBe('prefer');
    expect(questionFor(s.empire('prefer catholic').state)).toBeUndefined();
    expect(questionFor(sitting({ turn: 3 }).state)).toBeUndefined();
    expect(questionFor(sitting({ turn: 3 }).enter('late-choice').state)).toBe('prefer');
  });

  it('V7.12 nothing when nobody plays it', () => {
    expect(questionFor(sitting({ options: { 'options.players': 4 } }).state)).toBeUndefined();
  });

  it('V7.8 the same question and the same words for the public view as for its own', () => {
    const { state } = asked();
    const open: queen.State = { ...state, empire: { ...state.empire, preference: null, salt: '' } };
    expect([questionFor(state), questionFor(open)]).toEqual(['declare', 'declare']);
  });

  it('V7.11 at the end whether it shows what it kept', () => {
    const s = sitting().empire('prefer catholic').enter('stop', 'yes');
    expect([s.state.step, questionFor(s.state)]).toEqual(['seal', 'show']);
  });

  it('V7.9 nothing here when it keeps a paper', () => {
    const s = sitting().enter('paper', 'stop', 'yes');
    expect([s.state.step, questionFor(s.state)]).toEqual(['seal', undefined]);
  });
});

describe('a code word', () => {
  it('V13.6 is kept as a hash that is bound to the seal', () => {
    expect(hashedWord('ab', ' rose ')).toBe(hashedWord('ab', 'rose'));
    expect(hashedWord('ab', 'rose')).not.toBe(hashedWord('cd', 'rose'));
    expect(hashedWord('ab', 'rose')).toMatch(/^[0-9a-f]{64}$/);
  });
});
