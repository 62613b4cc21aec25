import { describe, expect, it } from 'vitest';
import { table, type Words } from '../position.kit.ts';

/** An ax next to a pike, a pike that can move, an ax that can charge another pike. */
const three = (ap: number) =>
  table({
    scots: 'S-A1 0504, S-P1 0101, S-A2 0510, S-P2 0112',
    english: 'E-P1 0604, E-P2 0810, E-P3 1612',
    ap,
  });

const A = 'attack S-A1 0604';
const B = 'move S-P1 0201';
const C = 'charge S-A2 0710>0810';

describe('actions and what they cost', () => {
  it('B20.2 with 4 AP: A attacks (1), B moves (1), C charges (2), in any order: all legal, 0 left', () => {
    for (const order of [
      [A, B, C],
      [B, A, C],
      [C, A, B],
    ]) {
      const t = three(4);
      // The last die is the random one of the English.
      t.rolls(1, 2, 3, 4, 3, 2, 1).play(...order);
      expect(t.told('ended')).toEqual([{ type: 'ended', side: 'scots', ap: 0 }]);
      expect(t.decider).toBe('english');
    }
  });

  it('B6.5 a move costs 1, an attack 1, a charge 2, a schiltron 0, a rally 1', () => {
    const t = table({
      scots: 'S-A1 0504, S-P1 0101, S-A2 0510, S-P2 0112, S-P3 1402 reduced, S-Moray 1402',
      english: 'E-P1 0604, E-P2 0810',
    });
    const left = [B, A, C, 'schiltron S-P2', 'rally S-Moray'].map((line) => {
      t.rolls(...(line === B || line === 'schiltron S-P2' ? [] : line === 'rally S-Moray' ? [6] : [1, 2, 3]));
      return t.play(line).s.ap;
    });
    expect(left).toEqual([8, 7, 5, 5, 4]);
  });

  it('B5.3 one action after the other, by any unit: everything stays on offer but for the unit that has acted', () => {
    const t = three(9);
    const before = t.legal();
    t.play(B);
    const after = t.legal();
    expect(after).toEqual(before.filter((line) => !line.includes('S-P1') && !line.includes(' 0201')));
  });

  it('B20.9 1 AP left: a charge is refused; a move is legal', () => {
    const t = three(1);
    expect(t.refusal(C)).toBe('apShort B6.8');
    expect(t.legal('charge')).toEqual([]);
    expect(t.refusal(B)).toBe('ok');
  });

  it('B20.10 a unit that moved may not attack in the same player turn; one that attacked may not move', () => {
    const t = table({ scots: 'S-A1 0504, S-A2 0505', english: 'E-P1 0704, E-P2 0605' });
    t.play('move S-A1 0604');
    expect(t.refusal('attack S-A1 0704')).toBe('hasActed B6.6');
    t.rolls(1, 2, 3).play('attack S-A2 0605');
    expect(t.refusal('move S-A2 0405')).toBe('hasActed B6.6');
    expect(t.legal().filter((line) => line.includes('S-A'))).toEqual([]);
  });

  it('B6.6 one action a unit, of whatever kind', () => {
    const t = table({ scots: 'S-P1 0504, S-Moray 0504 acted', english: 'E-P1 0704' });
    t.play('schiltron S-P1');
    for (const line of ['move S-P1 0604', 'attack S-P1 0704', 'schiltron S-P1'])
      expect(t.refusal(line)).toBe('hasActed B6.6');
    expect(t.refusal('charge S-Moray 0604>0704')).toBe('hasActed B6.6');
    expect(t.legal()).toEqual(['end']);
  });

  it('B6.7 being attacked, losing a step or surviving a save is no action', () => {
    const t = table({ scots: 'S-P1 0604, S-Moray 0603', english: 'E-K1 0704, E-K2 0503', side: 'english' });
    t.rolls(5, 1, 1).play('attack E-K1 0604').rolls(6, 1, 1, 3).play('attack E-K2 0603');
    expect(t.told('saved')).toHaveLength(1);
    t.rolls(1).play('end');
    expect([t.where('S-P1'), t.where('S-Moray')]).toEqual(['0604 reduced', '0603']);
    expect(t.refusal('move S-P1 0504')).toBe('ok');
    expect(t.refusal('move S-Moray 0602')).toBe('ok');
  });

  it('B6.8 a declared action is carried out to its end, and its AP are gone whatever comes of it', () => {
    const t = three(9);
    t.rolls(1, 2, 3).play(C);
    expect([t.where('S-A2'), t.where('E-P2'), t.s.ap]).toEqual(['0710 acted', '0810', 7]);
  });

  const lastAp = (options: Words['options'] = {}) =>
    table({ scots: 'S-P1 0504, S-P2 0704', english: 'E-P1 1010', ap: 1, options });

  it('B20.11 the last AP is spent while a pike still wants to form schiltron: the phase is over, refused', () => {
    const t = lastAp();
    t.rolls(4).play('move S-P1 0604');
    expect(t.decider).toBe('english');
    expect(t.refusal('schiltron S-P2', 'scots')).toBe('notYourTurn B5.3');
    expect(t.refusal('schiltron S-P2')).toBe('notYourUnit B5.3');
  });

  it('B20.128 turnEndsAtZeroAP false: case 11 is legal, and the phase goes on until end', () => {
    const t = lastAp({ 'rulings.turnEndsAtZeroAP': false });
    t.play('move S-P1 0604');
    expect([t.decider, t.s.ap, t.legal()]).toEqual(['scots', 0, ['schiltron S-P2', 'end']]);
    expect(t.refusal('move S-P2 0604')).toBe('apShort B6.8');
    t.play('schiltron S-P2');
    expect([t.where('S-P2'), t.legal()]).toEqual(['0704 schiltron acted', ['end']]);
    t.rolls(4).play('end');
    expect(t.decider).toBe('english');
  });

  it('B17.8 the phase is not ended for a player while an action of 0 AP is legal', () => {
    const t = table({ scots: 'S-P1 0504, S-A1 0704', english: 'E-P1 1010', ap: 2 });
    t.play('move S-A1 0604', 'schiltron S-P1');
    expect([t.decider, t.s.ap, t.legal()]).toEqual(['scots', 1, ['end']]);
  });

  it('B0.7 B5.3 the inactive player decides nothing, and nobody commands the other side’s units', () => {
    const t = three(9);
    expect(t.refusal('move E-P3 1611', 'english')).toBe('notYourTurn B5.3');
    expect(t.refusal('end', 'english')).toBe('notYourTurn B5.3');
    expect(t.refusal('move E-P3 1611')).toBe('notYourUnit B5.3');
    expect(t.refusal('schiltron E-P3')).toBe('notYourUnit B5.3');
    expect(t.legal().filter((line) => / E-/.test(line))).toEqual([]);
  });

  it('B8.12 B7.7 who is off the map does nothing, whatever is asked of it', () => {
    const t = table({
      scots: 'S-A1 0504',
      english: 'E-P1 exited, E-P2 eliminated, E-P3 1010',
      side: 'english',
    });
    for (const line of ['move E-P1 0702', 'attack E-P1 0504', 'schiltron E-P1', 'exit E-P1'])
      expect(t.refusal(line)).toBe('unitExited B7.7');
    for (const line of ['move E-P2 0702', 'charge E-P2 0604>0504', 'recover E-P2', 'rally E-P2'])
      expect(t.refusal(line)).toBe('unitEliminated B8.12');
    expect(t.refusal('move E-P31 0702')).toBe('notInBattle B4.2');
  });

  it('B17.9 set-up and AP determination are over', () => {
    const t = three(9);
    expect(t.refusal('place S-P1 0504')).toBe('placeInFreeform B4.4');
    expect(t.refusal('lift S-P1')).toBe('liftInFreeform B4.4');
    expect(t.refusal('ready')).toBe('readyInSetup B4.3');
    expect(t.refusal('roll')).toBe('rollBeforeActions B6.1');
  });
});
