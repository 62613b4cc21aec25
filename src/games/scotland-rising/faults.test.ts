import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { NO_HEX, readHex } from './hexes.ts';
import { position, type Words } from './position.kit.ts';
import {
  ACTED,
  DISORDERED,
  ELIMINATED,
  mark,
  placeOf,
  REDUCED,
  SCHILTRON,
  UNPLACED,
  type State,
} from './state.ts';
import { readHandle, type Unit } from './units.ts';

const hex = (id: string): number => readHex(id) ?? NO_HEX;
const unit = (s: State, id: string): Unit => s.terms.field.unitOfHandle[readHandle(id) ?? -1] ?? -1;

const ARMIES: Words = {
  scots: 'S-P1 0504, S-P2 0604, S-A1 0704, S-L1 0803, S-Moray 0504, S-RBruce 0903',
  english: 'E-K1 1010, E-C1 1110, E-Bohun 1010',
  ground: { woods: '0604' },
};

/** The armies, all others out of the battle. */
function armies(words: Words = {}): State {
  const s = position({ ...ARMIES, ...words });
  s.place.forEach((place, each) => {
    if (place === UNPLACED) s.place[each] = ELIMINATED;
  });
  return s;
}

/** What is found once this has been done to a position in which nothing is wrong. */
function planted(spoil: (s: State) => void, words: Words = {}): string[] {
  const s = armies(words);
  expect(faults(s)).toEqual([]);
  spoil(s);
  return faults(s);
}

const marked = (id: string, which: number, words: Words = {}): string[] =>
  planted((s) => mark(s, unit(s, id), which), words);

describe('marks that cannot be', () => {
  it('B2.4 a reduced unit of one step', () => {
    expect(marked('E-C1', REDUCED)).toEqual(['E-C1 has one step and is reduced']);
    expect(marked('S-Moray', REDUCED)).toEqual(['S-Moray has one step and is reduced']);
    expect(marked('S-P1', REDUCED)).toEqual([]);
  });

  it('B2.4 a disordered unit that cannot have charged', () => {
    expect(marked('S-L1', DISORDERED)).toEqual(['S-L1 is disordered without a charge']);
    for (const id of ['S-A1', 'E-K1', 'E-Bohun']) expect(marked(id, DISORDERED)).toEqual([]);
  });

  it('B18 R11 where assaults are charges every Scot can be disordered, and the English as ever', () => {
    const words: Words = { options: { 'rulings.scotsCharge': 'charge' } };
    expect(marked('S-L1', DISORDERED, words)).toEqual([]);
    expect(marked('E-C1', DISORDERED, words)).toEqual(['E-C1 is disordered without a charge']);
  });

  it('B9.1 a schiltron of anything but pikes, B9.2 or off clear ground', () => {
    expect(marked('S-P1', SCHILTRON)).toEqual([]);
    expect(marked('S-A1', SCHILTRON)).toEqual(['S-A1 is in schiltron and no pike']);
    expect(marked('S-P2', SCHILTRON)).toEqual(['S-P2 is in schiltron off clear ground']);
    expect(marked('S-P2', SCHILTRON, { options: { 'rulings.schiltronTerrain': 'formOnly' } })).toEqual([]);
    expect(marked('S-P1', ACTED)).toEqual([]);
  });
});

describe('hexes that cannot be', () => {
  it('B3.6 a unit that is not where its hex says, or whose hex does not know it', () => {
    expect(planted((s) => (s.place[unit(s, 'S-A1')] = hex('0705')))).toEqual([
      '0704 holds a unit that is elsewhere',
      'S-A1 is lost',
    ]);
    expect(planted((s) => (s.place[unit(s, 'S-Moray')] = hex('0705')))).toEqual([
      '0504 holds a leader who is elsewhere',
      'S-Moray is lost',
    ]);
  });

  /** The stack of a hex as the position keeps it: who takes the first hit, and the leader with it. */
  const stacked = (s: State, at: string, lower: string, upper: string): void => {
    s.stacks[hex(at)] = (unit(s, lower) + 1) | ((unit(s, upper) + 1) << 8);
    for (const id of [lower, upper]) {
      const from = placeOf(s, unit(s, id));
      if (from >= 0 && from !== hex(at)) s.stacks[from] = 0;
      s.place[unit(s, id)] = hex(at);
    }
  };

  it('B3.6 two combat units, B3.7 or enemies, in one hex', () => {
    expect(planted((s) => stacked(s, '0704', 'S-A1', 'S-L1'))).toEqual(['0704 is stacked without a leader']);
    expect(planted((s) => stacked(s, '0704', 'S-A1', 'S-RBruce'))).toEqual([]);
    expect(planted((s) => stacked(s, '1110', 'E-C1', 'S-RBruce'))).toEqual([
      '1110 is stacked with nobody, or with an enemy',
    ]);
  });

  it('B3.6 a leader stacked with nobody', () => {
    expect(planted((s) => (s.stacks[hex('0903')] = (unit(s, 'S-RBruce') + 1) << 8))).toEqual([
      '0903 is stacked with nobody, or with an enemy',
    ]);
  });
});

describe('a battle that cannot be', () => {
  it('B4.4 goes on with a unit that was never placed', () => {
    const none = ['a unit was never placed'];
    expect(planted((s) => (s.place[unit(s, 'S-P9')] = UNPLACED))).toEqual(none);
    expect(planted((s) => (s.place[unit(s, 'S-P9')] = UNPLACED), { phase: 'announce' })).toEqual(none);
    for (const phase of ['schiltrons', 'place-scots', 'place-english'] as const)
      expect(planted((s) => (s.place[unit(s, 'S-P9')] = UNPLACED), { phase })).toEqual([]);
  });

  it('B6.4 has AP outside the action phase, B5.4 or an action phase without any', () => {
    expect(planted((s) => (s.ap = 2), { phase: 'announce' })).toEqual(['2 AP outside the action phase']);
    expect(planted((s) => (s.ap = 0))).toEqual(['the action phase goes on without AP']);
    expect(planted((s) => (s.ap = 0), { options: { 'rulings.turnEndsAtZeroAP': false } })).toEqual([]);
  });

  it('B14.1 B14.6 has a Scots Charge turn of the English, or one that was never announced', () => {
    expect(planted((s) => (s.chargeTurn = true))).toEqual([]);
    expect(planted((s) => (s.chargeTurn = true), { side: 'english' })).toEqual([
      'a Scots Charge turn of nobody',
    ]);
    expect(planted((s) => (s.chargeTurn = true), { chargeTurnUsed: false })).toEqual([
      'a Scots Charge turn of nobody',
    ]);
  });

  it('B15.6 is over without an ending, or has one and goes on', () => {
    const none = ['the end has no ending, or play goes on after it'];
    expect(planted((s) => (s.ending = 'points'))).toEqual(none);
    expect(
      planted((s) => {
        s.phase = 'over';
        s.ap = 0;
      }),
    ).toEqual(none);
  });
});
