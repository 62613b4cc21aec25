import { describe, expect, it } from 'vitest';
import { FICTIONAL_F } from './cards.kit.ts';
import { sitting, type Sitting } from './position.kit.ts';
import { TERRITORIES } from './powers.ts';
import { outlookSentence, type Sentence } from './sentence.ts';
import { preview } from './preview.ts';
import { shortStanding } from './short.ts';

const codes = (table: Sitting): string[] =>
  shortStanding(table.state).map(({ group, code }) => `${group}.${code}`);

const factsOf = (table: Sitting, code: string): Sentence['facts'] | undefined =>
  shortStanding(table.state).find((sentence) => sentence.code === code)?.facts;

function at35(table: Sitting): Sitting {
  for (const territory of TERRITORIES)
    table.enter(`spaces ${territory} ${territory === 'england' ? 35 : 0}`, `spaces-unrest ${territory} 0`);
  return table;
}

const SIX = Array.from({ length: 6 }, () => 'short.power');

describe('V13.10 the standing as one short text', () => {
  it('V13.10 the turn, all powers by their totals, the marker, what to watch for, who would win now', () => {
    const table = at35(sitting({ turn: 4 }))
      .scores({ spain: 20, france: 12 }, 3)
      .enter('earn piracy spain 4')
      .nothingAwarded();
    expect(codes(table)).toEqual([
      'short.head',
      ...SIX,
      'short.spaces',
      'alarm.near-25',
      'alarm.dominates',
      'short.now',
      'verdict.domination',
    ]);
    const [head, first, second] = shortStanding(table.state);
    expect(head?.facts).toEqual({ turn: 4, last: 7, stage: 'play' });
    expect(first?.facts).toEqual({ place: 1, power: 'spain', basic: 20, special: 0, bonus: 4, total: 24 });
    expect(second?.facts).toMatchObject({ place: 2, power: 'france', total: 12 });
    expect(factsOf(table, 'spaces')).toEqual({ count: 35 });
    expect(factsOf(table, 'domination')).toEqual({ total: 24, powers: ['spain'] });
  });

  it('V9.6 unknown is a question mark and never zero', () => {
    const table = sitting().enter('typed basic spain 8');
    expect(factsOf(table, 'spaces')).toEqual({ count: '?' });
    expect(shortStanding(table.state)[1]?.facts).toEqual({
      place: 1,
      power: 'spain',
      basic: 8,
      special: '?',
      bonus: 0,
      total: '8 + ?',
    });
    const below = sitting().enter('earn slaveTrader france');
    expect(shortStanding(below.state).find(({ facts }) => facts['power'] === 'france')?.facts).toMatchObject({
      bonus: -1,
      total: '−1 + ?',
    });
  });

  it('V7.8 V7.9 of a sealed preference its commitment alone, and the range that anybody can compute', () => {
    const of = (preference: string): Sitting =>
      at35(sitting({ cards: FICTIONAL_F }).empire(`prefer ${preference}`)).scores({ empire: 17 }, 3);
    const table = of('balanced');
    expect(factsOf(table, 'seal')).toEqual({ commitment: table.state.empire.commitment });
    expect(factsOf(table, 'range')).toEqual({ least: 18, most: 21 });
    const { preference, salt } = table.state.empire;
    const text = JSON.stringify(shortStanding(table.state));
    expect([preference, text.includes('balanced'), text.includes(salt)]).toEqual(['balanced', false, false]);
    const without = (sitting: Sitting) => shortStanding(sitting.state).filter(({ code }) => code !== 'seal');
    expect(without(of('protestant'))).toEqual(without(of('catholic')));
  });

  it('V7.9 a preference on paper, and one that has been declared', () => {
    expect(codes(sitting().enter('paper'))).toContain('short.paper');
    const table = at35(sitting({ cards: FICTIONAL_F }).empire('prefer balanced')).scores({ empire: 21 }, 3);
    table.nothingAwarded().walk();
    expect(table.empire('declare').step).toBe('totals');
    expect(factsOf(table, 'declared')).toEqual({ preference: 'balanced' });
    expect(factsOf(table, 'range')).toBeUndefined();
    expect(factsOf(table, 'head')).toMatchObject({ stage: 'phase' });
  });

  it('V5.8 an instant victory is in it at once, and a result at the end; alarms are not', () => {
    const table = sitting().enter('rebellion 5 1');
    expect(codes(table)).toEqual(['short.head', ...SIX, 'short.spaces', 'victory.catholic-rebellion']);
    expect(codes(table.enter('yes'))).toEqual(codes(table));
    expect(factsOf(table, 'head')).toMatchObject({ stage: 'end' });
    const stopped = sitting({ turn: 4 }).enter('stop', 'yes');
    expect(codes(stopped).at(-1)).toBe('victory.stopped');
  });

  it('R6 R16 a position to confirm, or a tie that the table has to judge, is no victory', () => {
    const beyond = sitting();
    for (const territory of TERRITORIES)
      beyond.enter(`spaces ${territory} 13`, `spaces-unrest ${territory} 0`);
    expect([beyond.step, codes(beyond).at(-1)]).toEqual(['position', 'verdict.incomplete']);
    const tied = sitting({ rulings: { finalTie: 'ask' } }).scores({ spain: 25, france: 25 }, 3);
    tied.nothingAwarded().walk();
    expect([tied.step, codes(tied).at(-1)]).toEqual(['choose', 'verdict.standard-shared']);
  });
});

describe('V13.4 who would win now, in a sentence', () => {
  it('R12 a military victory is found before VP are counted, where the phase looks for it', () => {
    const table = sitting({ cards: FICTIONAL_F, rulings: { militaryTiming: 'victory-phase' } })
      .scores({ spain: 26 }, 3)
      .nothingAwarded();
    expect(outlookSentence(preview(table.state))).toMatchObject({ code: 'standard' });
    table.enter('keys france 10', 'keys-unrest france 0');
    expect(outlookSentence(preview(table.state))).toEqual({
      group: 'verdict',
      code: 'military',
      facts: { powers: ['france'] },
    });
  });

  it('V8.5 a tie that waits for the sheet says what is missing there', () => {
    const table = sitting({ turn: 3 }).scores({ spain: 25, france: 25 }, 3).nothingAwarded();
    expect(outlookSentence(preview(table.state))).toEqual({
      group: 'verdict',
      code: 'missing',
      facts: { turn: 2, powers: ['spain', 'france'] },
    });
  });
});
