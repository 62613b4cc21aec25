import { describe, expect, it } from 'vitest';
import type { OptionValues } from '../../../core/game.ts';
import { BANNOCKBURN } from '../battlefield/bannockburn.ts';
import { table, TestTable, type Words } from '../position.kit.ts';
import { SCOTS, sideId, type SideId } from '../units.ts';
import { setup } from './setup.ts';

const freeform = (options: OptionValues = {}): TestTable =>
  new TestTable(setup({ scenario: 'battle', options: { 'options.setup': 'freeform', ...options } }));

const english = (words: Words): TestTable =>
  table({ ...words, phase: 'place-english', turn: 1, chargeTurnUsed: false });

/** Lines that set a side up as printed. */
const asPrinted = (side: SideId): string[] =>
  BANNOCKBURN.units.flatMap(({ id, side: whose }, unit) =>
    sideId(whose) === side ? [`place ${id} ${BANNOCKBURN.file.setup[unit]?.hex ?? ''}`] : [],
  );

describe('freeform set-up', () => {
  it('B20.118 a Scottish unit south of the blue row, an English one north of the red row: refused; on the row: legal', () => {
    const t = freeform();
    expect(t.refusal('place S-P1 0806')).toBe('outsideRows B4.4');
    expect(t.refusal('place S-P1 0805')).toBe('ok');
    expect(t.refusal('place S-P1 0801')).toBe('ok');
    const e = english({ ground: 'bannockburn' });
    expect(e.refusal('place E-P1 0809')).toBe('outsideRows B4.4');
    expect(e.refusal('place E-P1 0810')).toBe('ok');
    expect(e.refusal('place E-P1 0812')).toBe('ok');
  });

  it('B4.4 any terrain: woods, swamp, and for the English burn, bridge and village', () => {
    const t = freeform();
    t.play('place S-P1 0101', 'place S-P2 1301');
    expect([t.where('S-P1'), t.where('S-P2')]).toEqual(['0101', '1301']);
    const e = english({ ground: 'bannockburn' });
    e.play('place E-P1 0511', 'place E-P2 0510', 'place E-P3 0610');
    expect([e.where('E-P1'), e.where('E-P2'), e.where('E-P3')]).toEqual(['0511', '0510', '0610']);
  });

  it('B4.4 the Scots first, all of them, then the English, all of them; then turn 1', () => {
    const t = freeform();
    const scots = asPrinted('scots');
    t.play(...scots.slice(1));
    expect(t.refusal('ready')).toBe('unitsLeft B4.4');
    expect(t.legal('ready')).toEqual([]);
    expect(t.refusal('place E-P1 0810', 'english')).toBe('notYourTurn B5.3');
    expect(t.refusal('place E-P1 0805')).toBe('notYourUnit B5.3');
    t.play(...scots.slice(0, 1), 'ready');
    expect([t.decider, t.s.phase]).toEqual(['english', 'place-english']);
    t.play(...asPrinted('english'), 'ready');
    expect([t.decider, t.s.phase, t.s.turn, t.score]).toEqual(['scots', 'announce', 1, '5 to 0']);
    for (const [unit, { id }] of BANNOCKBURN.units.entries())
      expect(`${id} ${t.where(id)}`).toBe(`${id} ${BANNOCKBURN.file.setup[unit]?.hex ?? ''}`);
    expect(t.told('ready')).toEqual([
      { type: 'ready', side: 'scots' },
      { type: 'ready', side: 'english' },
    ]);
  });

  it('B4.4 a unit that was set up can be taken up again, and set up elsewhere', () => {
    const t = freeform();
    t.play('place S-P1 0504');
    expect(t.refusal('place S-P1 0604')).toBe('alreadyPlaced B4.4');
    t.play('lift S-P1');
    expect(t.where('S-P1')).toBe('unplaced');
    expect(t.refusal('lift S-P1')).toBe('notPlaced B4.4');
    t.play('place S-P1 0604');
    expect(t.where('S-P1')).toBe('0604');
    expect(t.told().map(({ type }) => type)).toEqual(['placed', 'lifted', 'placed']);
  });

  it('B4.4 stacking holds: leaders may start stacked, two combat units may not', () => {
    const t = freeform();
    t.play('place S-P1 0504', 'place S-RBruce 0504');
    expect(t.refusal('place S-P2 0504')).toBe('stackFull B3.6');
    expect(t.refusal('place S-Moray 0504')).toBe('stackFull B3.6');
    t.play('place S-Moray 0604', 'place S-Douglas 0604', 'place S-P2 0704');
    expect(t.refusal('place S-P3 0704')).toBe('stackFull B3.6');
    expect(t.refusal('place S-EBruce 0704')).toBe('ok');
  });

  it('B18 R14 leaderPairs off: two leaders may not start together', () => {
    const t = freeform({ 'rulings.leaderPairs': false });
    t.play('place S-Moray 0604');
    expect(t.refusal('place S-Douglas 0604')).toBe('leadersApart B18 R14');
    expect(t.legal('place S-Douglas 0604')).toEqual([]);
  });

  it('B4.4 the Scots choose their schiltrons as part of their placement', () => {
    const t = freeform();
    expect(t.refusal('schiltron S-P1')).toBe('notPlaced B4.4');
    t.play('place S-P1 0504', 'place S-P2 0101', 'schiltron S-P1');
    expect(t.where('S-P1')).toBe('0504 schiltron');
    expect(t.refusal('schiltron S-P2')).toBe('startInClear B4.3');
    t.play('lift S-P1', 'place S-P1 0504');
    expect(t.where('S-P1')).toBe('0504');
  });

  it('B4.3 the English choose none: neither for their own pikes nor for the Scots', () => {
    const t = english({ scots: 'S-P1 0504', english: 'E-P1 0810', ground: 'bannockburn' });
    expect(t.legal('schiltron')).toEqual([]);
    expect(t.refusal('schiltron E-P1')).toBe('startPikesOnly B4.3');
    expect(t.refusal('schiltron S-P1')).toBe('startPikesOnly B4.3');
    expect(t.refusal('lift S-P1')).toBe('notYourUnit B5.3');
    expect(t.legal('lift')).toEqual(['lift E-P1']);
  });

  it('B3.1 a hex beyond the edge is none, and a unit of another battlefield is not here', () => {
    const t = freeform();
    expect(t.refusal('place S-P1 1701')).toBe('noSuchHex B3.1');
    expect(t.refusal('place S-P1 3232')).toBe('noSuchHex B3.1');
    expect(t.refusal('place S-P31 0504')).toBe('notInBattle B4.2');
    expect(t.refusal('lift S-P31')).toBe('notInBattle B4.2');
  });

  it('B4.4 what is offered is every hex of the rows that has room', () => {
    const t = freeform();
    expect(t.legal('place S-P1 ')).toHaveLength(80);
    t.play('place S-P2 0504', 'place S-RBruce 0604', 'place S-A1 0704', 'place S-Moray 0704');
    expect(t.legal('place S-P1 ')).toHaveLength(78);
    expect(t.legal('place S-Douglas ')).toHaveLength(79);
    const e = english({ ground: 'bannockburn' });
    expect(e.legal('place E-P1 ')).toHaveLength(48);
  });

  it('B6.1 B9.1 actions of the battle have no place in it', () => {
    const t = freeform();
    t.play('place S-P1 0504');
    expect(t.refusal('move S-P1 0604')).toBe('actInActionPhase B5.3');
    expect(t.refusal('announce')).toBe('announceBeforeRoll B14.1');
    expect(t.refusal('end')).toBe('endInActionPhase B5.4');
    expect(t.s.terms.field.units.filter(({ side }) => side === SCOTS)).toHaveLength(28);
  });
});
