import { describe, expect, it } from 'vitest';
import { table, type TestTable, type Words } from '../position.kit.ts';

/** The arrow is in 0701, across the north edge. */
const english = (words: string, more: Words = {}): TestTable =>
  table({ english: `${words}, E-P11 1612`, scots: 'S-P10 1608', side: 'english', ...more });

describe('leaving by the arrow', () => {
  it('B20.32 English pike stands on the arrow hex at the start: a Move takes it off, 1 AP, 1 VP', () => {
    const t = english('E-P1 0701');
    t.play('exit E-P1');
    expect([t.where('E-P1'), t.s.ap, t.score]).toEqual(['exited', 8, '5 to 1']);
    expect(t.told()).toEqual([{ type: 'exited', unit: 'E-P1', from: '0701' }]);
  });

  it('B20.33 English knight 2 clear hexes from the arrow hex leaves with its third MP; from 3 it only reaches it', () => {
    const t = english('E-K1 0901, E-K2 1001');
    t.play('exit E-K1');
    expect([t.where('E-K1'), t.s.ap]).toEqual(['exited', 8]);
    expect(t.refusal('exit E-K2')).toBe('exitMpShort B7.7');
    expect(t.refusal('move E-K2 0701')).toBe('ok');
  });

  it('B20.34 English pike enters the arrow hex with its second MP: it may not leave in this move', () => {
    const t = english('E-P1 0901');
    expect(t.refusal('exit E-P1')).toBe('exitMpShort B7.7');
    expect(t.legal('exit')).toEqual([]);
    t.play('move E-P1 0701');
    expect(t.refusal('exit E-P1')).toBe('hasActed B6.6');
  });

  it('B20.35 a Scottish unit on the arrow hex cannot leave; the English cannot enter until it is gone', () => {
    const scots = table({ scots: 'S-P1 0701', english: 'E-K1 0901' });
    expect(scots.refusal('exit S-P1')).toBe('exitEnglishOnly B7.7');
    expect(scots.legal('exit')).toEqual([]);
    const t = english('E-K1 0602, E-K2 0901', { scots: 'S-L1 0701 reduced, S-P10 1608' });
    expect(t.refusal('move E-K2 0701')).toBe('enemyInHex B3.7');
    expect(t.refusal('exit E-K2')).toBe('wayBlocked B7.3');
    t.rolls(4, 1, 1).play('attack E-K1 0701');
    expect(t.refusal('exit E-K2')).toBe('ok');
  });

  it('B20.36 Edward leaves: +1 VP English, 0 Scots, English AP unchanged afterwards', () => {
    const t = english('E-EdwardII 0702');
    t.play('exit E-EdwardII');
    expect([t.where('E-EdwardII'), t.score]).toEqual(['exited', '5 to 1']);
    t.rolls(1).play('end').rolls(1).play('end');
    expect([t.decider, t.s.ap, t.score]).toEqual(['english', 7, '5 to 1']);
  });

  it('B20.37 a charging knight may not leave the map', () => {
    const t = english('E-K1 0801', { scots: 'S-P1 0601, S-P10 1608' });
    t.rolls(1, 2, 3).play('charge E-K1 0701>0601');
    expect([t.where('E-K1'), t.score]).toEqual(['0701 acted', '5 to 0']);
    expect(t.refusal('exit E-K1')).toBe('hasActed B6.6');
  });

  it('B7.8 nor a pike that assaults: it may leave only in a Move', () => {
    const t = english('E-P1 0801', { scots: 'S-P1 0601, S-P10 1608', event: 3 });
    t.rolls(1, 2).play('assault E-P1 0701>0601');
    expect(t.where('E-P1')).toBe('0701 acted');
    expect(t.refusal('exit E-P1')).toBe('hasActed B6.6');
  });

  it('B7.7 the way counts: woods, burn and a friend on the arrow hex', () => {
    expect(english('E-K1 0801', { ground: { woods: '0701' } }).refusal('exit E-K1')).toBe('ok');
    expect(english('E-P1 0801', { ground: { woods: '0701' } }).refusal('exit E-P1')).toBe('exitMpShort B7.7');
    expect(english('E-H1 0801', { ground: { burn: '0701' } }).refusal('exit E-H1')).toBe('exitMpShort B7.7');
    expect(english('E-H1 0701', { ground: { burn: '0701' } }).refusal('exit E-H1')).toBe('ok');
    expect(english('E-K1 0801, E-P1 0701').refusal('exit E-K1')).toBe('wayBlocked B7.3');
    expect(english('E-Bohun 0801, E-P1 0701').refusal('exit E-Bohun')).toBe('ok');
  });

  it('B7.7 no unit may leave anywhere else', () => {
    const t = english('E-K1 0101, E-K2 1601, E-K3 1101, E-P1 0712');
    for (const unit of ['E-K1', 'E-K2', 'E-K3', 'E-P1'])
      expect(t.refusal(`exit ${unit}`)).toBe('exitAtArrow B7.7');
    expect(t.legal('exit')).toEqual([]);
  });

  it('B7.7 a schiltron in the arrow hex leaves; one beside it has used up its one hex', () => {
    const t = english('E-P1 0701 schiltron, E-P2 1001 schiltron');
    t.play('exit E-P1');
    expect(t.where('E-P1')).toBe('exited');
    expect(english('E-P2 0801 schiltron').refusal('exit E-P2')).toBe('exitMpShort B7.7');
  });

  it('B7.7 a unit that has left does nothing any more, and comes back in no later turn', () => {
    const t = english('E-P1 0701').play('exit E-P1');
    expect(t.refusal('move E-P1 0701')).toBe('unitExited B7.7');
    t.rolls(1).play('end').rolls(1).play('end');
    expect(t.refusal('move E-P1 0701')).toBe('unitExited B7.7');
    expect(t.refusal('exit E-P1')).toBe('unitExited B7.7');
  });

  it('B16.7 a raised rate helps to get out', () => {
    expect(english('E-P1 0901', { event: 5 }).refusal('exit E-P1')).toBe('ok');
    expect(english('E-K1 1001', { event: 6 }).refusal('exit E-K1')).toBe('ok');
  });

  it('B20.126 exitCost 0: the pike of case 34 leaves. exitPlace wholeEdge: it leaves from any hex of that edge', () => {
    const free = english('E-P1 0901, E-P2 1001', { options: { 'rulings.exitCost': 0 } });
    expect(free.refusal('exit E-P2')).toBe('exitAtArrow B7.7');
    free.play('exit E-P1');
    expect([free.where('E-P1'), free.score]).toEqual(['exited', '5 to 1']);
    const edge = english('E-P1 1601, E-P2 0102, E-P3 1610, E-P4 0503', {
      options: { 'rulings.exitPlace': 'wholeEdge' },
    });
    expect(edge.legal('exit')).toEqual(['exit E-P1', 'exit E-P2']);
    expect(edge.refusal('exit E-P4')).toBe('exitMpShort B7.7');
    expect(edge.refusal('exit E-P3')).toBe('exitAtArrow B7.7');
    edge.play('exit E-P2');
    expect([edge.where('E-P2'), edge.score]).toEqual(['exited', '5 to 1']);
  });

  it('B18 R25 exitCost 0: a schiltron beside the arrow hex gets there by its one hex and leaves; burn is no bar', () => {
    const options = { 'rulings.exitCost': 0 };
    expect(english('E-P1 0801 schiltron', { options }).refusal('exit E-P1')).toBe('ok');
    expect(english('E-P1 0801', { options, ground: { burn: '0701' } }).refusal('exit E-P1')).toBe('ok');
    // From as far away as its rate, not along the edge.
    expect(english('E-P1 0703, E-P2 0704', { options }).legal('exit')).toEqual(['exit E-P1']);
  });
});
