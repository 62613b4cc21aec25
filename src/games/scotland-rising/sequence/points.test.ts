import { describe, expect, it } from 'vitest';
import { table, type TestTable, type Words } from '../position.kit.ts';

const scots = 'S-A1 0504, S-RBruce 0604, S-Moray 0704';
const english = 'E-P1 1010, E-EdwardII 1110, E-Gloucester 1210';

/** The Scots before their roll. */
const scottish = (die: number, words: Words = {}): TestTable =>
  table({ scots, english, phase: 'announce', chargeTurnUsed: false, ...words }, die).play('roll');

/** The English after their roll in this turn: the Scots have ended theirs. */
const ofEnglish = (turn: number, die: number, words: Words = {}): TestTable =>
  table({ scots, english, turn, ...words }, die).play('end');

const apOfEnglish = (turn: number, die: number, words: Words = {}): number =>
  ofEnglish(turn, die, words).s.ap;

describe('action points', () => {
  it('B20.1 Scots, turn 1, random die 5: 6 + 3 = 9 AP', () => {
    const t = scottish(5, { turn: 1 });
    expect(t.s.ap).toBe(9);
    expect(t.told()).toEqual([{ type: 'points', side: 'scots', command: 6, die: 5, random: 3, ap: 9 }]);
  });

  it('B20.3 English AP with die 1: turn 2: 5; turn 3: 6; turn 5: 6; turn 6: 7; turn 15: 7', () => {
    expect([2, 3, 5, 6, 15].map((turn) => apOfEnglish(turn, 1))).toEqual([5, 6, 6, 7, 7]);
  });

  it('B6.2 command AP: Scots 6 in every turn; English 4, 4, 5, 5, 5, then 6', () => {
    const turns = Array.from({ length: 15 }, (_, i) => i + 1);
    expect(turns.map((turn) => scottish(1, { turn }).s.ap)).toEqual(turns.map(() => 7));
    expect(turns.map((turn) => apOfEnglish(turn, 1) - 1)).toEqual([
      4,
      4,
      5,
      5,
      5,
      ...turns.slice(5).map(() => 6),
    ]);
  });

  it('B20.4 random die 2 gives 1, 3 gives 2, 4 gives 2, 6 gives 3', () => {
    expect([2, 3, 4, 6].map((die) => scottish(die).told('points')[0]?.random)).toEqual([1, 2, 2, 3]);
  });

  it('B6.3 and 1 gives 1, 5 gives 3', () => {
    expect([1, 5].map((die) => scottish(die).told('points')[0]?.random)).toEqual([1, 3]);
  });

  it('B20.5 Robert the Bruce falls in English turn 4: Scottish turn 5 has 5 + random, and so to the end', () => {
    const t = table({ scots, english: `${english}, E-K1 0603`, turn: 4, side: 'english' });
    t.rolls(6, 1, 1, 4).play('attack E-K1 0604');
    expect([t.where('S-RBruce'), t.s.ap]).toEqual(['eliminated', 8]);
    t.rolls(5).play('end');
    expect([t.s.turn, t.s.ap]).toEqual([5, 8]);
    expect(t.told('points')).toEqual([
      { type: 'points', side: 'scots', command: 5, die: 5, random: 3, ap: 8 },
    ]);
    expect(scottish(1, { scots: 'S-A1 0504, S-RBruce eliminated', turn: 15 }).s.ap).toBe(6);
  });

  it('B20.6 Edward falls in Scottish turn 1: English turn 1 has 3 + random, turn 3 has 4 + random', () => {
    const t = table({ scots: `${scots}, S-A2 1109`, english, turn: 1 });
    t.rolls(6, 1, 1, 5).play('attack S-A2 1110').rolls(1).play('end');
    expect([t.decider, t.s.ap]).toEqual(['english', 4]);
    expect(apOfEnglish(3, 1, { english: 'E-P1 1010, E-EdwardII eliminated' })).toBe(5);
  });

  it('B20.7 Moray or Gloucester falls: no AP effect', () => {
    expect(scottish(1, { scots: 'S-A1 0504, S-RBruce 0604, S-Moray eliminated' }).s.ap).toBe(7);
    expect(apOfEnglish(6, 1, { english: 'E-P1 1010, E-EdwardII 1110, E-Gloucester eliminated' })).toBe(7);
  });

  it('B13.6 the AP of a running player turn do not change, and other leaders have no such effect', () => {
    const t = table({ scots: `${scots}, S-A2 1109`, english, turn: 6, ap: 5 });
    t.rolls(6, 6, 6, 5).play('attack S-A2 1110');
    expect([t.where('E-EdwardII'), t.s.ap]).toEqual(['eliminated', 4]);
    const all = 'S-A1 0504, S-RBruce 0604, S-Moray eliminated, S-Douglas eliminated, S-EBruce eliminated';
    expect(scottish(1, { scots: all }).s.ap).toBe(7);
  });

  it('B13.6 Edward leaving by the arrow costs nothing; under edwardExitCostsAP an AP, as if he had fallen', () => {
    const words = { english: 'E-P1 1010, E-EdwardII exited' };
    expect(apOfEnglish(6, 1, words)).toBe(7);
    const options = { 'rulings.edwardExitCostsAP': true };
    expect(apOfEnglish(6, 1, { ...words, options })).toBe(6);
    expect(apOfEnglish(6, 1, { english: 'E-P1 1010, E-EdwardII eliminated', options })).toBe(6);
    expect(apOfEnglish(6, 1, { english: 'E-P1 1010, E-Gloucester exited, E-EdwardII 1110', options })).toBe(
      7,
    );
    expect(scottish(1, { ...words, options }).s.ap).toBe(7);
  });
});

describe('the event roll', () => {
  const rolled = (value: 'off' | 'on1' | 'on12', ...dice: number[]): TestTable =>
    table({ scots, english, phase: 'announce', options: { 'options.events': value } }, ...dice).play('roll');

  it('B20.104 two players, events on: random die 1 triggers, 2 does not; solitaire: 2 does', () => {
    expect(rolled('on1', 1, 3, 4).s.event).toBe(7);
    expect(rolled('on1', 2).told('event')).toEqual([]);
    expect(rolled('on12', 2, 2, 2).s.event).toBe(4);
    expect(rolled('on12', 1, 6, 5).s.event).toBe(11);
    expect(rolled('on12', 3).told('event')).toEqual([]);
  });

  it('B16.2 events off: no die of the six triggers one', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) expect(rolled('off', die).told('event')).toEqual([]);
  });

  it('B16.2 for the English as well', () => {
    const t = ofEnglish(1, 1, { options: { 'options.events': 'off' } });
    expect(t.told('event')).toEqual([]);
    const on = table({ scots, english, options: { 'options.events': 'on1' } }, 1, 4, 4).play('end');
    expect(on.told('event')).toEqual([{ type: 'event', side: 'english', dice: [4, 4], event: 8 }]);
  });

  it('B16.3 right after the random die, whose AP are received as well', () => {
    const t = rolled('on1', 1, 5, 5);
    expect(t.told()).toEqual([
      { type: 'points', side: 'scots', command: 6, die: 1, random: 1, ap: 7 },
      { type: 'event', side: 'scots', dice: [5, 5], event: 10 },
    ]);
    expect(t.s.ap).toBe(7);
  });

  it('B16.4 it holds for this player turn only', () => {
    const t = rolled('on1', 1, 1, 2);
    expect(t.s.event).toBe(3);
    t.rolls(2).play('end');
    expect([t.decider, t.s.event]).toEqual(['english', 0]);
  });

  it('B20.105 sum 12: nothing', () => {
    const t = rolled('on1', 1, 6, 6);
    expect([t.s.event, t.s.phase, t.s.ap]).toEqual([0, 'actions', 7]);
    expect(t.told('event')).toEqual([{ type: 'event', side: 'scots', dice: [6, 6], event: 12 }]);
  });

  it('B18 R30 event12 reroll: both dice again until the sum is not 12', () => {
    const options = { 'options.events': 'on1', 'rulings.event12': 'reroll' };
    const t = table({ scots, english, phase: 'announce', options }, 1, 6, 6, 6, 6, 6, 3).play('roll');
    expect(t.s.event).toBe(9);
    expect(t.told('event').map(({ event }) => event)).toEqual([12, 12, 9]);
  });
});
