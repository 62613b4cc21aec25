import { describe, expect, it } from 'vitest';
import { table } from '../position.kit.ts';

const scots = 'S-A1 0504, S-P1 0505';
const english = 'E-K1 1010, E-P1 1110';

describe('the sequence of play', () => {
  it('B5.1 in every turn the Scots first, then the English; B5.2 then the turn number goes up by one', () => {
    const t = table({ scots, english, turn: 1 });
    expect([t.s.turn, t.decider]).toEqual([1, 'scots']);
    t.rolls(1).play('end');
    expect([t.s.turn, t.decider]).toEqual([1, 'english']);
    t.rolls(1).play('end');
    expect([t.s.turn, t.decider]).toEqual([2, 'scots']);
    expect(t.told('turn')).toEqual([
      { type: 'turn', turn: 1, side: 'english' },
      { type: 'turn', turn: 2, side: 'scots' },
    ]);
  });

  it('B5.1 fifteen turns, all of them scored at the end', () => {
    const t = table({ scots, english, turn: 1 });
    for (let ends = 0; ends < 29; ends += 1) t.rolls(1).play('end');
    expect([t.s.turn, t.decider]).toEqual([15, 'english']);
    t.rolls().play('end');
    expect([t.s.turn, t.decider, t.result]).toEqual([15, undefined, 'scots points']);
    expect(t.refusal('end', 'english')).toBe('gameOver B15.6');
  });

  it('B5.2 AP determination first, then the markers, then actions', () => {
    const t = table({ scots, english: 'E-K1 1010 disordered, E-P1 1110' });
    t.rolls(6).play('end');
    expect(t.told().map(({ type }) => type)).toEqual(['ended', 'turn', 'points', 'recovered-order']);
    expect(t.decider).toBe('english');
  });

  it('B5.2 B6.1 with an event: die, event, markers', () => {
    const t = table({
      scots,
      english: 'E-K1 1010 disordered, E-P1 1110',
      options: { 'options.events': 'on1' },
    });
    t.rolls(1, 2, 2).play('end');
    expect(t.told().map(({ type }) => type)).toEqual(['ended', 'turn', 'points', 'event', 'recovered-order']);
  });

  it('B5.4 the action phase ends when the player says so', () => {
    const t = table({ scots, english, ap: 7 });
    t.rolls(3).play('end');
    expect(t.told('ended')).toEqual([{ type: 'ended', side: 'scots', ap: 7 }]);
    expect(t.decider).toBe('english');
  });

  it('B5.4 or at the moment his AP are 0', () => {
    const t = table({ scots, english, ap: 1 });
    t.rolls(3).play('move S-A1 0604');
    expect(t.told('ended')).toEqual([{ type: 'ended', side: 'scots', ap: 0 }]);
    expect(t.decider).toBe('english');
  });

  it('B20.8 Scots end with 3 AP left: next turn’s AP do not include them', () => {
    const t = table({ scots, english, ap: 3 });
    t.rolls(1).play('end').rolls(2).play('end');
    expect([t.decider, t.s.ap]).toEqual(['scots', 7]);
  });

  it('B20.12 a knight disordered in English turn 2 stays so through Scottish turn 3, recovers in English turn 3 after the AP die', () => {
    const t = table({
      scots: 'S-P1 0604, S-A1 0101',
      english: 'E-K1 0804, E-P1 1110',
      turn: 2,
      side: 'english',
    });
    t.rolls(1, 1, 5).play('charge E-K1 0704>0604');
    expect(t.where('E-K1')).toBe('0704 disordered acted');
    t.rolls(1).play('end');
    expect([t.s.turn, t.decider, t.where('E-K1')]).toEqual([3, 'scots', '0704 disordered acted']);
    t.rolls(1).play('move S-A1 0201').play('schiltron S-P1').play('end');
    expect([t.s.turn, t.decider, t.where('E-K1')]).toEqual([3, 'english', '0704']);
    expect(
      t
        .told()
        .slice(-3)
        .map(({ type }) => type),
    ).toEqual(['turn', 'points', 'recovered-order']);
    expect(t.legal('move E-K1 ')).not.toEqual([]);
  });

  it('B20.13 an ax disordered in Scottish turn 5: its target is 4 in English turn 5, 5 again from Scottish turn 6', () => {
    const t = table({ scots: 'S-A1 0504, S-P1 0101', english: 'E-P1 0704, E-K1 1110', turn: 5 });
    t.rolls(1, 1, 2).play('charge S-A1 0604>0704');
    t.rolls(1).play('end').rolls(4, 1).play('attack E-P1 0604');
    expect(t.told('attacked').at(-1)).toMatchObject({ target: '0604', number: 4, hits: 1 });
    t.rolls(1).play('end');
    expect([t.s.turn, t.where('S-A1')]).toEqual([6, '0604 reduced']);
    t.rolls(1).play('end').rolls(4, 1).play('attack E-P1 0604');
    expect(t.told('attacked').at(-1)).toMatchObject({ target: '0604', number: 5, hits: 0 });
  });

  it('B17.2 a player turn is one seat’s business from its first roll to its end', () => {
    const t = table({ scots, english, phase: 'announce', chargeTurnUsed: false });
    const seats = [t.decider];
    for (const [die, line] of [
      [2, 'roll'],
      [undefined, 'move S-A1 0604'],
      [undefined, 'schiltron S-P1'],
    ] as const) {
      t.rolls(...(die === undefined ? [] : [die])).play(line);
      seats.push(t.decider);
    }
    expect(seats).toEqual(['scots', 'scots', 'scots', 'scots']);
    t.rolls(2).play('end').rolls().play('move E-K1 1011');
    expect(t.decider).toBe('english');
  });

  it('B11.10 only the markers of the side whose turn begins come off', () => {
    const t = table({ scots: 'S-A1 0504 disordered', english: 'E-K1 1010 disordered' });
    t.rolls(1).play('end');
    expect([t.where('S-A1'), t.where('E-K1')]).toEqual(['0504 disordered', '1010']);
  });

  it('B6.6 a unit that has acted is ready again in its side’s next player turn, and not before', () => {
    const t = table({ scots, english });
    t.play('move S-A1 0604').rolls(1).play('end');
    expect(t.where('S-A1')).toBe('0604 acted');
    t.rolls(1).play('end');
    expect(t.where('S-A1')).toBe('0604');
    t.play('move S-A1 0504');
  });

  it('B11.2 who stood next to an enemy is looked at when a player turn begins', () => {
    const t = table({ scots, english: 'E-K1 0704, E-P1 1110' });
    t.play('move S-A1 0604').rolls(1).play('end').rolls().play('move E-K1 0904').rolls(1).play('end');
    expect(t.refusal('charge S-A1 0804>0904')).toBe('ok');
    t.play('move S-A1 0804').rolls(1).play('end').rolls(1).play('end');
    expect(t.refusal('charge S-A1 0805>0904')).toBe('enemyAtStart B11.2');
  });

  it('B11.2 an enemy that has gone since then no longer forbids a charge', () => {
    const t = table({ scots: 'S-A1 0604, S-P1 0505', english: 'E-K1 0704, E-P1 1110' });
    expect(t.refusal('charge S-A1 0603>0704')).toBe('enemyAtStart B11.2');
    t.rolls(1).play('end').rolls().play('move E-K1 0904').rolls(1).play('end');
    expect(t.refusal('charge S-A1 0804>0904')).toBe('ok');
  });

  it('B20.117 no Scots left in turn 9: the English may still leave by the arrow until turn 15', () => {
    const t = table({
      scots: 'S-A1 0504 reduced',
      english: 'E-K1 0604, E-P1 0701, E-P2 1212',
      turn: 9,
      side: 'english',
    });
    t.rolls(5, 1, 1).play('attack E-K1 0504');
    expect(t.where('S-A1')).toBe('eliminated');
    expect([t.decider, t.score]).toEqual(['english', '5 to 2']);
    t.rolls().play('exit E-P1').rolls(1).play('end');
    expect([t.s.turn, t.decider, t.score]).toEqual([10, 'english', '5 to 3']);
    expect(t.told('passed')).toEqual([{ type: 'passed', side: 'scots' }]);
    for (let turn = 10; turn < 15; turn += 1) t.rolls(1).play('end');
    expect([t.s.turn, t.decider]).toEqual([15, 'english']);
    t.rolls().play('end');
    expect(t.result).toBe('scots points');
  });

  it('B15.7 Scots without units are not asked whether they announce the Scots Charge turn', () => {
    const t = table({ scots: 'S-A1 eliminated', english, side: 'english', chargeTurnUsed: false });
    t.rolls(1).play('end');
    expect([t.s.turn, t.decider, t.s.chargeTurnUsed]).toEqual([7, 'english', false]);
  });
});
