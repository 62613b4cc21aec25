import { describe, expect, it } from 'vitest';
import { table, type TestTable, type Words } from './position.kit.ts';
import { outcome } from './victory.ts';

const gone = (ids: readonly string[]): string => ids.map((id) => `${id} eliminated`).join(', ');
const numbered = (prefix: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${prefix}${i + 1}`);

/** Turn 15, the English about to end it; these are gone. */
const lastMoment = (scotsGone: string[], englishGone: string[], options: Words['options'] = {}): TestTable =>
  table({
    scots: `S-L3 0101, ${gone(scotsGone)}`,
    english: `E-L4 1612, ${gone(englishGone)}`,
    turn: 15,
    side: 'english',
    options,
  });

/** 15 VP for the Scots with the siege's 5: 20. */
const FIFTEEN = [...numbered('E-P', 6), 'E-K1'];
/** 20 VP for the English. */
const TWENTY = numbered('S-P', 10);

describe('victory points', () => {
  it('B20.114 Robert the Bruce eliminated: English +6; Moray +3; knight 3; hobelar 2; crossbow 1', () => {
    const score = (words: Words): string =>
      table({ scots: 'S-P1 0101', english: 'E-P1 1612', ...words }).score;
    expect(score({ scots: 'S-RBruce eliminated' })).toBe('5 to 6');
    expect(score({ scots: 'S-Moray eliminated' })).toBe('5 to 3');
    expect(score({ english: 'E-K1 eliminated' })).toBe('8 to 0');
    expect(score({ english: 'E-H1 eliminated' })).toBe('7 to 0');
    expect(score({ english: 'E-C1 eliminated' })).toBe('6 to 0');
  });

  it('B15.1 Edward II 6, another leader 3, pike and ax 2, longbow 1; reduced or not', () => {
    const score = (english: string): string => table({ english }).score;
    expect(score('E-EdwardII eliminated')).toBe('11 to 0');
    expect(score('E-Bohun eliminated')).toBe('8 to 0');
    expect(score('E-P1 eliminated')).toBe('7 to 0');
    expect(score('E-P1 eliminated reduced')).toBe('7 to 0');
    expect(score('E-L1 eliminated')).toBe('6 to 0');
    expect(table({ scots: 'S-A1 eliminated' }).score).toBe('5 to 2');
  });

  it('B15.1 reducing a unit scores nothing; B8.12 its end scores at once', () => {
    const t = table({ scots: 'S-A1 0504, S-A2 0704', english: 'E-P1 0604, E-P2 1612' });
    t.rolls(5, 1, 1).play('attack S-A1 0604');
    expect([t.where('E-P1'), t.score]).toEqual(['0604 reduced', '5 to 0']);
    t.rolls(5, 1, 1).play('attack S-A2 0604');
    expect([t.where('E-P1'), t.score]).toEqual(['eliminated', '7 to 0']);
    expect(t.told('eliminated')).toEqual([
      { type: 'eliminated', unit: 'E-P1', at: '0604', side: 'english', vp: 2 },
    ]);
  });

  it('B15.2 both sides score in the same way', () => {
    const both = (letter: string): string =>
      `${letter}-P1 eliminated, ${letter}-L1 eliminated, ${letter}-H1 eliminated`;
    expect(table({ scots: both('S'), english: both('E') }).score).toBe('10 to 5');
  });

  it('B15.4 1 VP for each unit that leaves, whatever it is; B15.5 the Scots get nothing for it', () => {
    expect(table({ english: 'E-EdwardII exited, E-K1 exited reduced, E-L1 exited' }).score).toBe('5 to 3');
  });
});

describe('the end', () => {
  it('B20.115 after turn 15: 20 to 20: draw. 20 to 21: English', () => {
    const draw = lastMoment(TWENTY, FIFTEEN);
    expect(draw.score).toBe('20 to 20');
    draw.play('end');
    expect([draw.result, outcome(draw.s)]).toEqual([
      'nobody points',
      { winners: [], kind: 'points', paragraph: 'B15.6' },
    ]);
    const english = lastMoment([...TWENTY, 'S-L1'], FIFTEEN).play('end');
    expect([english.score, english.result, outcome(english.s)?.winners]).toEqual([
      '20 to 21',
      'english points',
      [1],
    ]);
  });

  it('B15.6 more VP win; B15.3 the siege counts', () => {
    const t = lastMoment(['S-P1', 'S-P2'], []).play('end');
    expect([t.score, t.result, outcome(t.s)?.winners]).toEqual(['5 to 4', 'scots points', [0]]);
    expect(t.told('over')).toEqual([{ type: 'over', ending: 'points', scotsVp: 5, englishVp: 4 }]);
  });

  it('B20.129 tie scots: 20 to 20 is a Scottish win', () => {
    const options = { 'rulings.tie': 'scots' };
    const t = lastMoment(TWENTY, FIFTEEN, options).play('end');
    expect([t.result, outcome(t.s)]).toEqual([
      'scots siege-holds',
      { winners: [0], kind: 'siege-holds', paragraph: 'B18 R28' },
    ]);
    expect(lastMoment([...TWENTY, 'S-L1'], FIFTEEN, options).play('end').result).toBe('english points');
    expect(lastMoment(TWENTY.slice(1), FIFTEEN, options).play('end').result).toBe('scots points');
  });

  it('B15.6 not before turn 15 is over', () => {
    const t = table({ scots: 'S-P1 0101', english: 'E-P1 1612', turn: 14, side: 'english' }, 1).play('end');
    expect([t.s.turn, outcome(t.s)]).toEqual([15, undefined]);
    t.rolls(1).play('end');
    expect(outcome(t.s)).toBeUndefined();
  });

  it('B20.116 the last English unit leaves or dies in turn 9: the game is over and scored', () => {
    const leaves = table({ scots: 'S-P1 0101', english: 'E-P1 0701', turn: 9, side: 'english' }).play(
      'exit E-P1',
    );
    expect([leaves.result, leaves.score, leaves.decider]).toEqual([
      'scots no-english-left',
      '5 to 1',
      undefined,
    ]);
    expect(outcome(leaves.s)).toEqual({ winners: [0], kind: 'no-english-left', paragraph: 'B15.7' });
    const dies = table({
      scots: `S-A1 0504, ${gone(numbered('S-P', 10))}`,
      english: 'E-L1 0604 reduced',
      turn: 9,
    });
    dies.rolls(4, 1, 1).play('attack S-A1 0604');
    expect([dies.result, dies.score, dies.decider]).toEqual([
      'english no-english-left',
      '6 to 20',
      undefined,
    ]);
    expect(dies.refusal('move S-A1 0604', 'scots')).toBe('gameOver B15.6');
    expect(dies.legal()).toEqual([]);
  });

  it('B15.7 R28 a tie at that moment is a draw as well, or a Scottish win', () => {
    const words: Words = {
      scots: `S-A1 0504, ${gone(['S-P1', 'S-P2', 'S-P3'])}`,
      english: 'E-L1 0604 reduced',
    };
    expect(table(words, 4, 1, 1).play('attack S-A1 0604').result).toBe('nobody no-english-left');
    const scots = table({ ...words, options: { 'rulings.tie': 'scots' } }, 4, 1, 1);
    expect(scots.play('attack S-A1 0604').result).toBe('scots siege-holds');
  });
});
