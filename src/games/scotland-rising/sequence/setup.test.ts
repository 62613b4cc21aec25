import { describe, expect, it } from 'vitest';
import { scotlandRising } from '../index.ts';
import { position, TestTable } from '../position.kit.ts';
import { SCOTS } from '../units.ts';
import { setup } from './setup.ts';

const printed = (): TestTable => new TestTable(setup({ scenario: 'battle', options: {} }));

describe('the set-up', () => {
  it('B4.1 everybody starts at full strength, in good order, out of schiltron, ready to act', () => {
    const t = printed();
    for (const { id, hex } of t.s.terms.field.file.setup) expect(`${id} ${t.where(id)}`).toBe(`${id} ${hex}`);
  });

  it('B4.2 every lettered hex receives its unit, every leader his own hex, 28 a side', () => {
    const t = printed();
    expect([t.where('S-RBruce'), t.where('E-EdwardII'), t.where('S-P1')]).toEqual(['0704', '1112', '0405']);
    const sides = t.s.terms.field.units.map(({ side }) => side);
    expect([sides.length, sides.filter((side) => side === SCOTS).length]).toEqual([56, 28]);
  });

  it('B4.2 nobody chooses where a unit stands', () => {
    const t = printed();
    expect(t.legal('place').concat(t.legal('lift'))).toEqual([]);
    expect(t.refusal('place S-P1 0707')).toBe('placeInFreeform B4.4');
    expect(t.refusal('lift S-P1')).toBe('liftInFreeform B4.4');
  });

  it('B4.4 freeform: the same units, none of them placed', () => {
    const t = new TestTable(setup({ scenario: 'battle', options: { 'options.setup': 'freeform' } }));
    for (const { id } of t.s.terms.field.units) expect(t.where(id)).toBe('unplaced');
    expect([t.s.phase, t.decider]).toEqual(['place-scots', 'scots']);
  });

  it('B4.5 turn 1, Scots 5 VP, English 0, the Scots Charge turn not used', () => {
    const t = printed();
    expect([t.s.turn, t.score, t.s.chargeTurnUsed]).toEqual([1, '5 to 0', false]);
    expect([t.s.ap, t.s.chargeTurn, t.s.event, t.s.eventUses]).toEqual([0, false, 0, 0]);
    t.rolls(1).play('ready', 'roll');
    expect([t.s.turn, t.score, t.decider]).toEqual([1, '5 to 0', 'scots']);
  });

  it('B20.113 start: Scots 5, English 0', () => {
    expect(printed().score).toBe('5 to 0');
    expect(new TestTable(position({})).score).toBe('5 to 0');
  });

  it('B17.4 one person plays both sides; events are on, triggered by 1 and 2, unless switched off', () => {
    const solitaire = scotlandRising.scenarios.find(({ id }) => id === 'solitaire');
    expect([solitaire?.solitaire, solitaire?.defaults]).toEqual([true, { 'options.events': 'on12' }]);
    const t = new TestTable(setup({ scenario: 'solitaire', options: solitaire?.defaults ?? {} }));
    t.rolls(2, 3, 4).play('ready', 'roll');
    expect(t.told('event')).toEqual([{ type: 'event', side: 'scots', dice: [3, 4], event: 7 }]);
    const off = new TestTable(setup({ scenario: 'solitaire', options: { 'options.events': 'off' } }));
    off.rolls(1).play('ready', 'roll');
    expect(off.told('event')).toEqual([]);
  });
});
