import { describe, expect, it } from 'vitest';
import { table, type Words } from '../position.kit.ts';

const before = (words: Words = {}) =>
  table({
    scots: 'S-A1 0504, S-P1 0505',
    english: 'E-P1 1010',
    phase: 'announce',
    turn: 3,
    chargeTurnUsed: false,
    ...words,
  });

describe('announcing the Scots Charge turn', () => {
  it('B20.98 announced before the random die, once; a second time refused; the English never', () => {
    const t = before();
    expect([t.decider, t.legal()]).toEqual(['scots', ['roll', 'announce']]);
    expect(t.refusal('announce', 'english')).toBe('notYourTurn B5.3');
    t.rolls(5).play('announce');
    expect([t.s.chargeTurn, t.s.ap, t.s.phase]).toEqual([true, 9, 'actions']);
    expect(t.told().map(({ type }) => type)).toEqual(['announced', 'points']);
    expect(t.refusal('announce')).toBe('announcedBefore B14.1');
    t.rolls(1).play('end');
    expect(t.decider).toBe('english');
    expect(t.refusal('announce')).toBe('scotsAnnounce B14.6');
    t.rolls(1).play('end');
    expect([t.decider, t.s.phase, t.s.turn, t.s.chargeTurn]).toEqual(['scots', 'actions', 4, false]);
    expect(t.refusal('announce')).toBe('announcedBefore B14.1');
  });

  it('B14.1 whoever does not announce rolls, and is asked again in the next turn', () => {
    const t = before();
    t.rolls(3).play('roll');
    expect([t.s.chargeTurn, t.s.ap, t.told('announced')]).toEqual([false, 8, []]);
    expect(t.refusal('announce')).toBe('announceBeforeRoll B14.1');
    t.rolls(1).play('end').rolls().play('end');
    expect([t.decider, t.s.phase, t.legal()]).toEqual(['scots', 'announce', ['roll', 'announce']]);
  });

  it('B14.1 it lasts for that action phase only', () => {
    const t = before({ english: 'E-P1 0704' });
    t.rolls(1).play('announce');
    expect(t.legal('assault S-A1 0604>0704')).toHaveLength(1);
    t.rolls(1).play('end').rolls(1).play('end');
    expect(t.legal('assault')).toEqual([]);
    expect(t.refusal('assault S-A1 0604>0704')).toBe('noAssault B14.2');
  });

  it('B14.6 it does not depend on the Bruce being alive', () => {
    const t = before({ scots: 'S-A1 0504, S-RBruce eliminated' });
    t.rolls(1).play('announce');
    expect([t.s.chargeTurn, t.s.ap]).toEqual([true, 6]);
  });

  it('B17.5 B6.1 nothing else can be done before the roll', () => {
    const t = before();
    expect(t.refusal('move S-A1 0604')).toBe('actInActionPhase B5.3');
    expect(t.refusal('schiltron S-P1')).toBe('actInActionPhase B5.3');
    expect(t.refusal('end')).toBe('endInActionPhase B5.4');
    expect(t.refusal('ready')).toBe('readyInSetup B4.3');
  });
});
