import { describe, expect, it } from 'vitest';
import { rising } from '../../games/index.ts';
import { position, TestTable, type Words } from '../../games/scotland-rising/position.kit.ts';
import { chooseHex } from './choose.ts';
import { readOrders } from './orders.ts';
import { closedTo, questionAt, unitQuestion } from './questions.ts';
import { picked, type Situation } from './selection.ts';

const hex = (id: string): rising.Hex => rising.readHex(id) ?? rising.NO_HEX;

const situationOf = (words: Words): Situation => {
  const s = position(words);
  return { s, orders: readOrders(new TestTable(s).legal()), decides: true };
};

/** The question that a click on a hex asks of a picked unit, and the answer. */
function asked(words: Words, unit: string, at: string, way: 'free' | 'charge' = 'free'): [string, string] {
  const situation = situationOf(words);
  const line = questionAt(situation, picked(unit, way), hex(at)) ?? '';
  return [line, new TestTable(situation.s).refusal(line)];
}

/** What is closed to a picked unit, with the reason for each. */
function closed(words: Words, unit: string): [string, string][] {
  const situation = situationOf(words);
  const table = new TestTable(situation.s);
  return closedTo(situation, unit).map((line) => [line, table.refusal(line)]);
}

describe('an enemy that no attack reaches and a charge might', () => {
  it.each<[string, Words, string, string, string]>([
    [
      'an enemy beside the ax when the turn began',
      { scots: 'S-A1 0504', english: 'E-P1 0604, E-P2 0706' },
      '0706',
      'charge S-A1 0705>0706',
      'enemyAtStart B11.2',
    ],
    [
      'woods',
      { scots: 'S-A1 0504', english: 'E-P1 0704', ground: { woods: '0704' } },
      '0704',
      'charge S-A1 0604>0704',
      'targetNotClear B11.3',
    ],
    [
      'a schiltron',
      { scots: 'S-A1 0504', english: 'E-P1 0704 schiltron' },
      '0704',
      'charge S-A1 0604>0704',
      'targetSchiltron B11.3',
    ],
    [
      'too few AP',
      { scots: 'S-A1 0504', english: 'E-P1 0704', ap: 1 },
      '0704',
      'charge S-A1 0604>0704',
      'apShort B6.8',
    ],
  ])('asks about the charge: %s', (_, words, at, line, reason) => {
    expect(asked(words, 'S-A1', at)).toEqual([line, reason]);
    expect(chooseHex(situationOf(words), picked('S-A1'), hex(at)).ask).toBe(line);
  });

  it('asks about the charge too when it is to charge and has no end yet', () => {
    const words: Words = { scots: 'S-A1 0504', english: 'E-P1 0704 schiltron, E-P2 0506' };
    expect(asked(words, 'S-A1', '0704', 'charge')).toEqual([
      'charge S-A1 0604>0704',
      'targetSchiltron B11.3',
    ]);
  });

  it('asks about the attack where no charge would get that far, or none is to be had', () => {
    const far: Words = { scots: 'S-A1 0504, S-P1 0505', english: 'E-P1 0904, E-P2 0705' };
    expect(asked(far, 'S-A1', '0904')).toEqual(['attack S-A1 0904', 'outOfRange B8.2']);
    expect(asked(far, 'S-P1', '0705')).toEqual(['attack S-P1 0705', 'outOfRange B8.2']);
  });

  it('asks about the assault in the Scots Charge turn, and under event 3 for pikes', () => {
    const words: Words = {
      scots: 'S-P1 0504',
      english: 'E-P1 0704',
      ground: { burn: '0604 0603 0703 0605' },
    };
    expect(asked({ ...words, chargeTurn: true }, 'S-P1', '0704')[0]).toMatch(/^assault S-P1 \d{4}>0704$/);
    expect(asked({ ...words, event: 3 }, 'S-P1', '0704')).toEqual([
      'assault S-P1 0604>0704',
      'attackFromBurn B3.3',
    ]);
  });

  it('asks about sight where a longbow reaches', () => {
    const words: Words = { scots: 'S-L1 0504', english: 'E-P1 0704', ground: { woods: '0604' } };
    expect(asked(words, 'S-L1', '0704')).toEqual(['attack S-L1 0704', 'sightBlocked B10.1']);
  });
});

describe('what is closed to a unit', () => {
  it('names the charge of an ax with an enemy beside it, and none where it can charge', () => {
    const words: Words = { scots: 'S-A1 0504, S-A2 1004', english: 'E-P1 0604, E-P2 1204' };
    expect(closed(words, 'S-A1')).toEqual([['charge S-A1 0603>0604', 'enemyAtStart B11.2']]);
    expect(closed(words, 'S-A2')).toEqual([]);
  });

  it('names the schiltron of a pike in woods, and none of one in the open', () => {
    const words: Words = { scots: 'S-P1 0504, S-P2 0508', english: 'E-P1 1212', ground: { woods: '0504' } };
    expect(closed(words, 'S-P1')).toEqual([['schiltron S-P1', 'formInClear B9.2']]);
    expect(closed(words, 'S-P2')).toEqual([]);
  });

  it('names the rally of a leader: who is with him, and who stands near', () => {
    const words: Words = {
      scots: 'S-Moray 0504, S-P1 0504 reduced, S-Douglas 0508, S-RBruce 0512, S-P2 0512 reduced',
      english: 'E-P1 0604',
    };
    const rally = (unit: string): string | undefined =>
      closed(words, unit).find(([line]) => line.startsWith('rally'))?.[1];
    expect(rally('S-Moray')).toBe('enemyNearRally B12.2');
    expect(rally('S-Douglas')).toBe('nobodyToRally B12.2');
    expect(rally('S-RBruce')).toBeUndefined();
  });

  it('names the way out that a unit only just reaches', () => {
    const words: Words = {
      side: 'english',
      english: 'E-P1 0901, E-P2 0702, E-P3 1001',
      scots: 'S-P1 1612',
    };
    const exit = (unit: string, more: Words = {}): string | undefined =>
      closed({ ...words, ...more }, unit).find(([line]) => line.startsWith('exit'))?.[1];
    expect(exit('E-P1')).toBe('exitMpShort B7.7');
    expect([exit('E-P2'), exit('E-P3')]).toEqual([undefined, undefined]);
    const edge: Words = { options: { 'rulings.exitPlace': 'wholeEdge' }, english: 'E-P1 0503, E-P2 0505' };
    expect([exit('E-P1', edge), exit('E-P2', edge)]).toEqual(['exitMpShort B7.7', undefined]);
    const scots: Words = { side: 'scots', scots: 'S-P1 0901', english: 'E-P1 1612' };
    expect(exit('S-P1', scots)).toBeUndefined();
  });

  it('names what an event gives to others', () => {
    const reduced: Words = { scots: 'S-L1 0504 reduced', english: 'E-P1 0604', event: 2 };
    expect(closed(reduced, 'S-L1')).toEqual([['recover S-L1', 'enemyNearEventRally B16.5']]);
    const pike: Words = { scots: 'S-P1 0504', english: 'E-P1 1212', event: 3 };
    expect(closed(pike, 'S-P1').map(([, reason]) => reason)).toEqual(['assaultOneHex B16.6']);
  });

  it('is nothing for a unit that has no orders, nor before the battle', () => {
    expect(closed({ scots: 'S-A1 0504 acted', english: 'E-P1 0604' }, 'S-A1')).toEqual([]);
    expect(closed({ phase: 'schiltrons', scots: 'S-P1 0504', english: 'E-P1 0604' }, 'S-P1')).toEqual([]);
  });

  it('is never open, whatever the position: every line of it is refused', () => {
    for (const words of POSITIONS) {
      const situation = situationOf(words);
      for (const unit of situation.orders.units.keys())
        for (const [line, reason] of closed(words, unit)) expect([line, reason]).not.toEqual([line, 'ok']);
    }
  });
});

const ARMIES: Words = {
  scots:
    'S-P1 0504, S-P2 0506 reduced schiltron, S-A1 0604, S-A2 0608, S-RBruce 0604, S-Moray 0506, S-L1 0703, S-H1 0404 reduced',
  english: 'E-K1 0704, E-P1 0507 schiltron, E-L1 0804, E-Bohun 0804, E-K2 0809 reduced, E-H1 0605',
  ground: { woods: '0704 0608', burn: '0708 0607', potholes: '0505' },
};

const POSITIONS: readonly Words[] = [
  ARMIES,
  { ...ARMIES, side: 'english' },
  { ...ARMIES, ap: 1 },
  { ...ARMIES, chargeTurn: true },
  { ...ARMIES, event: 2 },
  { ...ARMIES, event: 3, side: 'english' },
];

describe('a unit without orders', () => {
  it('is asked about by what it would do in this phase', () => {
    const words: Words = { scots: 'S-P1 0101', english: 'E-P1 0604' };
    expect(unitQuestion(situationOf(words), 'E-P1')).toMatch(/^move E-P1 \d{4}$/);
    expect(unitQuestion(situationOf({ ...words, phase: 'schiltrons' }), 'E-P1')).toBe('schiltron E-P1');
    expect(unitQuestion(situationOf({ ...words, phase: 'place-scots' }), 'E-P1')).toBe('lift E-P1');
  });
});
