import { describe, expect, it } from 'vitest';
import { rising } from '../../games/index.ts';
import { position, TestTable, type Words } from '../../games/scotland-rising/position.kit.ts';
import { chooseHex, chooseUnit, endsOf, type Outcome, readyLine, targetsOf } from './choose.ts';
import { readOrders } from './orders.ts';
import { planOf } from './plan.ts';
import { NOTHING, picked, type Selection, type Situation } from './selection.ts';

const hex = (id: string): rising.Hex => rising.readHex(id) ?? rising.NO_HEX;

/** A hand that clicks on hexes and counters of a position, one after another. */
class Hand {
  readonly situation: Situation;
  selection: Selection = NOTHING;
  last: Outcome = { selection: NOTHING, play: [] };

  constructor(words: Words) {
    const s = position(words);
    this.situation = { s, orders: readOrders(new TestTable(s).legal()), decides: true };
  }

  hex(id: string): this {
    return this.take(chooseHex(this.situation, this.selection, hex(id)));
  }

  unit(id: string): this {
    return this.take(chooseUnit(this.situation, this.selection, id));
  }

  way(way: Selection['way']): this {
    this.selection = picked(this.selection.unit ?? '', way);
    return this;
  }

  private take(outcome: Outcome): this {
    this.last = outcome;
    this.selection = outcome.selection;
    return this;
  }
}

const melee: Words = {
  scots: 'S-A1 0504, S-P1 0604, S-RBruce 0603, S-L1 0905, S-Moray 0905',
  english: 'E-P1 0605, E-C1 0806, E-P2 0906',
};

describe('clicks on the board', () => {
  it('pick a unit, move it to a hex, and let it go', () => {
    const hand = new Hand(melee);
    expect(hand.unit('S-A1').selection).toEqual(picked('S-A1'));
    expect(hand.hex('0403').last.play).toEqual(['move S-A1 0403']);
    expect(hand.selection).toEqual(NOTHING);
    expect(hand.unit('S-A1').unit('S-A1').selection).toEqual(NOTHING);
  });

  it('aim an attack first, and roll it when the target is chosen again', () => {
    const hand = new Hand(melee).unit('S-P1').hex('0605');
    expect(hand.last.play).toEqual([]);
    expect(hand.selection.target).toBe(hex('0605'));
    expect(readyLine(hand.situation, hand.selection)).toBe('attack S-P1 0605');
    expect(planOf(hand.situation, hand.selection).odds).toMatchObject({
      defender: 'E-P1',
      dice: 2,
      number: 5,
    });
    expect(hand.hex('0605').last.play).toEqual(['attack S-P1 0605']);
  });

  it('ask before a friend is joined, who may be picked instead', () => {
    const hand = new Hand(melee).unit('S-A1').hex('0603');
    expect(hand.last.play).toEqual([]);
    expect(hand.selection.end).toBe(hex('0603'));
    expect(hand.hex('0603').last.play).toEqual(['move S-A1 0603']);
  });

  it('go through the units of a stack', () => {
    const hand = new Hand(melee).hex('0905');
    expect(hand.selection.unit).toBe('S-L1');
    expect(hand.hex('0905').selection.unit).toBe('S-Moray');
    expect(hand.hex('0905').selection.unit).toBeUndefined();
    expect(hand.unit('S-Moray').selection.unit).toBe('S-Moray');
  });

  it('ask why not, where a hex is out of reach', () => {
    const hand = new Hand(melee).unit('S-P1').hex('1212');
    expect(hand.last).toMatchObject({ play: [], ask: 'move S-P1 1212' });
    expect(hand.selection.unit).toBe('S-P1');
    expect(hand.hex('0806').last.ask).toBe('attack S-P1 0806');
  });

  it('ask about a unit of the enemy when nothing is picked', () => {
    expect(new Hand(melee).unit('E-C1').last.ask).toMatch(/^move E-C1 \d{4}$/);
    expect(new Hand(melee).hex('0101').last).toEqual({ selection: NOTHING, play: [] });
  });
});

describe('a charge', () => {
  const charge: Words = { scots: 'S-A1 0504', english: 'E-P1 0506, E-P2 0606' };

  it('names its end, then its target', () => {
    const hand = new Hand(charge).unit('S-A1').way('charge');
    expect([...endsOf(hand.situation, hand.selection).keys()].map(rising.hexId).toSorted()).toContain('0605');
    hand.hex('0605');
    expect(hand.selection).toMatchObject({ end: hex('0605') });
    expect([...targetsOf(hand.situation, hand.selection).keys()].map(rising.hexId).toSorted()).toEqual([
      '0506',
      '0606',
    ]);
    expect(readyLine(hand.situation, hand.selection)).toBeUndefined();
    hand.hex('0506');
    expect(readyLine(hand.situation, hand.selection)).toBe('charge S-A1 0605>0506');
    expect(hand.hex('0506').last.play).toEqual(['charge S-A1 0605>0506']);
  });

  it('may begin with its target: then its ends are those that reach it', () => {
    const hand = new Hand(charge).unit('S-A1').hex('0506');
    expect(hand.selection).toMatchObject({ way: 'charge', target: hex('0506') });
    for (const line of endsOf(hand.situation, hand.selection).values())
      expect(line).toMatch(/^charge S-A1 \d{4}>0506$/);
    expect(hand.hex('0605').last.play).toEqual([]);
    expect(readyLine(hand.situation, hand.selection)).toBe('charge S-A1 0605>0506');
  });

  it('is an assault in the Scots Charge turn, which costs less', () => {
    const hand = new Hand({ ...charge, chargeTurn: true }).unit('S-A1').hex('0506');
    expect(hand.selection.way).toBe('assault');
  });

  it('asks why not by its own name', () => {
    const hand = new Hand(charge).unit('S-A1').way('charge').hex('0101');
    expect(hand.last.ask).toMatch(/^charge S-A1 0101>\d{4}$/);
  });
});

describe('the set-up', () => {
  it('forms a schiltron with one click on a pike', () => {
    const hand = new Hand({ phase: 'schiltrons', scots: 'S-P1 0505, S-A1 0605' });
    expect(hand.unit('S-P1').last.play).toEqual(['schiltron S-P1']);
    expect(hand.hex('0505').last.play).toEqual(['schiltron S-P1']);
    expect(hand.unit('S-A1').last.ask).toBe('schiltron S-A1');
  });

  it('places a unit that waits, and takes one up that stands before it is put elsewhere', () => {
    const freeform = { 'options.setup': 'freeform' } as const;
    const hand = new Hand({ phase: 'place-scots', options: freeform, scots: 'S-P1 0505' });
    expect(hand.unit('S-A1').hex('0303').last.play).toEqual(['place S-A1 0303']);
    expect(hand.unit('S-P1').hex('0303').last.play).toEqual(['lift S-P1', 'place S-P1 0303']);
    expect(hand.unit('S-A1').hex('0710').last.ask).toBe('place S-A1 0710');
  });

  it('waits for others when it is not for the viewer to decide', () => {
    const hand = new Hand(melee);
    const idle: Situation = { ...hand.situation, orders: readOrders([]), decides: false };
    expect(chooseUnit(idle, NOTHING, 'S-A1')).toEqual({ selection: NOTHING, play: [] });
    expect(chooseHex(idle, NOTHING, hex('0504'))).toEqual({ selection: NOTHING, play: [] });
  });
});

describe('the plan of a picked unit', () => {
  it('knows what each hex costs, and what could be attacked by a charge', () => {
    const hand = new Hand({ scots: 'S-A1 0504', english: 'E-P1 0506', ground: { woods: '0603' } }).unit(
      'S-A1',
    );
    const plan = planOf(hand.situation, hand.selection);
    expect(plan.ends.get(hex('0603'))).toBe(2);
    expect(plan.ends.get(hex('0503'))).toBe(1);
    expect([...plan.sallies.keys()]).toEqual([hex('0506')]);
    expect(plan.line).toBeUndefined();
  });
});
