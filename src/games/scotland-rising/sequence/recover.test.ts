import { describe, expect, it } from 'vitest';
import { table, type Words } from '../position.kit.ts';

const event2 = (words: Words = {}) =>
  table({
    scots: 'S-P1 0504 reduced, S-A1 0506 reduced, S-L1 0508 reduced, S-P2 0510',
    english: 'E-P1 0607',
    event: 2,
    ...words,
  });

describe('event 2', () => {
  it('B20.106 two reduced units without leader become full, 0 AP; one next to an enemy refused', () => {
    const t = event2({
      scots: 'S-P1 0504 reduced, S-A1 0506 reduced, S-L1 0510 reduced, S-P2 0512',
    });
    expect(t.refusal('recover S-A1')).toBe('enemyNearEventRally B16.5');
    t.play('recover S-P1', 'recover S-L1');
    expect([t.where('S-P1'), t.where('S-L1'), t.s.ap]).toEqual(['0504 acted', '0510 acted', 9]);
    expect(t.told()).toEqual([
      { type: 'recovered', unit: 'S-P1', at: '0504' },
      { type: 'recovered', unit: 'S-L1', at: '0510' },
    ]);
  });

  it('B16.5 two, not three', () => {
    const t = event2({ english: 'E-P1 1612' }).play('recover S-P1', 'recover S-A1');
    expect(t.refusal('recover S-L1')).toBe('eventRalliesUsed B16.5');
    expect(t.legal('recover')).toEqual([]);
  });

  it('B16.5 two in each player turn that has the event', () => {
    const t = event2({ english: 'E-P1 1612', options: { 'options.events': 'on1' } });
    t.play('recover S-P1', 'recover S-A1').rolls(6).play('end').rolls(1, 1, 1).play('end');
    expect([t.decider, t.legal('recover')]).toEqual(['scots', ['recover S-L1']]);
  });

  it('B16.5 B14.2 the assaults of a Scots Charge turn use up none of it', () => {
    const t = event2({
      scots: 'S-P1 0504 reduced, S-P2 0510, S-P3 0512',
      english: 'E-P1 0710, E-P2 0712, E-P3 1612',
      chargeTurn: true,
    });
    t.rolls(1, 2, 1, 2).play('assault S-P2 0610>0710', 'assault S-P3 0612>0712');
    expect(t.refusal('recover S-P1')).toBe('ok');
  });

  it('B16.5 it is the unit’s action, and only a unit that has not acted may have it', () => {
    const t = event2({ english: 'E-P1 1612' }).play('recover S-P1', 'move S-A1 0606');
    expect(t.refusal('move S-P1 0604')).toBe('hasActed B6.6');
    expect(t.refusal('recover S-A1')).toBe('hasActed B6.6');
  });

  it('B16.5 at any moment before the phase ends, or not at all', () => {
    const t = event2({ english: 'E-P1 1612' }).play('move S-P2 0610', 'recover S-L1').rolls(1);
    t.play('end');
    expect([t.where('S-P1'), t.where('S-L1')]).toEqual(['0504 reduced', '0508 acted']);
  });

  it('B16.5 full units need none, and without event 2 nobody has it', () => {
    expect(event2().refusal('recover S-P2')).toBe('eventRallyNotReduced B16.5');
    expect(event2({ event: 3 }).refusal('recover S-P1')).toBe('noEventRally B16.5');
    expect(event2({ event: 0 }).legal('recover')).toEqual([]);
  });

  it('B16.5 a schiltron stays one', () => {
    const t = event2({ scots: 'S-P1 0504 reduced schiltron' }).play('recover S-P1');
    expect(t.where('S-P1')).toBe('0504 schiltron acted');
  });

  it('B18 R31 eventRallyNearEnemy true: next to the enemy as well', () => {
    const words: Words = { scots: 'S-P1 0504 reduced', english: 'E-P1 0604' };
    expect(event2(words).refusal('recover S-P1')).toBe('enemyNearEventRally B16.5');
    const t = event2({ ...words, options: { 'rulings.eventRallyNearEnemy': true } }).play('recover S-P1');
    expect(t.where('S-P1')).toBe('0504 acted');
  });

  it('B18 R31 eventRallyIsAction false: the unit may have acted, or act later', () => {
    const options = { 'rulings.eventRallyIsAction': false };
    const t = event2({ english: 'E-P1 1612', options });
    t.play('move S-P1 0604', 'recover S-P1', 'recover S-A1', 'move S-A1 0606');
    expect([t.where('S-P1'), t.where('S-A1')]).toEqual(['0604 acted', '0606 acted']);
    expect(t.refusal('recover S-L1')).toBe('eventRalliesUsed B16.5');
  });
});
