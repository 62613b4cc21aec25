import { describe, expect, it } from 'vitest';
import type { TestTable } from './position.kit.ts';
import {
  asked,
  englishAttack,
  fire,
  passOn,
  scottishAttack,
  toRound,
  toTurnOf,
} from './sequence/battle.kit.ts';
import { ENGLISH, SCOTTISH } from './blocks.ts';
import { noblesOf } from './state.ts';
import { view } from './view.ts';

/** English infantry attack this Scottish block, of strength 1 and alone in Buchan, and kill it. */
function killScot(block: string): TestTable {
  const t = englishAttack('angus', 'buchan', 'lancaster-infantry', {
    crowned: true,
    english: { angus: 'lancaster-infantry' },
    scottish: { buchan: `${block} 1` },
  });
  return fire(t, 'lancaster-infantry', 1, 6, 6, 6);
}

/** Wallace attacks this English block, of strength 1 and alone in Buchan, and kills it. */
function killEnglish(block: string, edwardSecond = false): TestTable {
  const t = scottishAttack('angus', 'buchan', 'graham', {
    edwardSecond,
    scottish: { angus: 'graham' },
    english: { buchan: `${block} 1` },
  });
  return fire(t, 'graham', 1, 6, 6, 6);
}

describe('where a block lost in battle goes', () => {
  it('H8.1, H1.4.4 Scots with a black cross are removed, others go to the pool', () => {
    for (const block of ['wallace', 'norse', 'french-knights', 'moray']) {
      const t = killScot(block);
      expect(t.where(block)).toBe('scottish removed');
      expect(t.toldOf('observer', 'lost')).toEqual([
        { type: 'lost', side: 'scottish', block, fate: 'removed' },
      ]);
    }
    for (const block of ['keith', 'etterick', 'douglas', 'lindsay']) {
      const t = killScot(block);
      expect(t.where(block)).toBe('scottish pool');
      expect(t.toldOf('english', 'lost')).toEqual([{ type: 'lost', side: 'scottish', block, fate: 'pool' }]);
    }
  });

  it('H8.1 Hobelars are removed, other English blocks go to the pool', () => {
    expect(killEnglish('hobelars').where('hobelars')).toBe('english removed');
    for (const block of ['york-knights', 'lancaster-archers', 'york-infantry'])
      expect(killEnglish(block).where(block)).toBe('english pool');
  });

  it('H15.117, H8.5 Moray, killed in Moray, is removed: he never turns', () => {
    const t = englishAttack('ross', 'moray', 'york-infantry', {
      english: { ross: 'york-infantry' },
      scottish: { moray: 'moray 1', buchan: 'buchan' },
    });
    expect(noblesOf(t.s, SCOTTISH)).toBe(2);
    fire(t, 'moray', 6);
    fire(t, 'york-infantry', 1, 6, 6, 6);
    expect(t.where('moray')).toBe('scottish removed');
    expect([noblesOf(t.s, SCOTTISH), noblesOf(t.s, ENGLISH)]).toEqual([1, 0]);
    expect(t.toldOf('observer', 'captured')).toEqual([]);
  });
});

describe('kings', () => {
  it('H15.118 H8.3 H13.35 Edward I, killed, goes to the pool as Edward II, and nothing else comes of it', () => {
    const t = killEnglish('edward');
    expect([t.where('edward'), t.s.edwardSecond, t.result]).toEqual(['english pool', true, undefined]);
    expect(t.toldOf('scottish', 'edward-succeeded')).toHaveLength(1);
    expect(view(t.s, 'observer').edward).toBe(2);
    expect(t.step).toBe('regroup');
  });

  it('H8.1, H11.2 Edward II, killed: the Scots win at once', () => {
    const t = killEnglish('edward', true);
    expect([t.where('edward'), t.result]).toEqual(['english removed', 'scottish edward-killed']);
    expect(t.toldOf('observer', 'edward-succeeded')).toEqual([]);
  });

  it('H8.4, H11.3 the Scottish King, killed: the English win at once', () => {
    const t = killScot('king');
    expect([t.where('king'), t.result]).toEqual(['scottish removed', 'english king-killed']);
    expect(t.toldOf('observer', 'victor')).toEqual([]);
  });
});

describe('capture', () => {
  it('H8.2 a noble that loses its last step turns at once, at strength 1', () => {
    const t = englishAttack('angus', 'buchan', 'hobelars', {
      english: { angus: 'hobelars 2' },
      scottish: { buchan: 'mar 1, grant 1' },
    });
    fire(t, 'hobelars', 1, 6);
    t.play('scottish', 'hit mar');
    for (const viewer of ['english', 'scottish', 'observer'] as const)
      expect(t.toldOf(viewer, 'captured')).toEqual([{ type: 'captured', block: 'mar', side: 'english' }]);
    expect(t.where('mar')).toBe('english buchan 1');
    expect(view(t.s, 'observer').nobles['mar']).toBe('english');
    expect([noblesOf(t.s, ENGLISH), noblesOf(t.s, SCOTTISH)]).toEqual([1, 0]);
    expect(t.count('buchan')).toBe('2 english, 1 scottish');
  });

  it('H8.2 it fights for its new side from the next round, in its letter step', () => {
    const t = englishAttack('angus', 'buchan', 'hobelars', {
      english: { angus: 'hobelars 2' },
      scottish: { buchan: 'mar 1, grant 1, keith 1' },
    });
    fire(t, 'hobelars', 1, 6);
    t.play('scottish', 'hit mar', 'pass keith', 'pass grant');
    expect(t.toldOf('observer', 'revealed').at(-1)).toMatchObject({
      side: 'english',
      blocks: ['mar'],
      steps: [1],
    });
    t.play('english', 'pass hobelars');
    expect(t.refusal('scottish', 'fire mar')).toBe('notInThisBattle H7.8');
    t.play('scottish', 'pass keith');
    expect(asked(t)).toContain('fire mar');
  });

  it('H15.90, H8.2 captured in Round 1, hit to nothing in Round 2: back to its first side, fights in Round 3', () => {
    const t = englishAttack('angus', 'buchan', 'hobelars', {
      english: { angus: 'hobelars 2' },
      scottish: { buchan: 'mar 1, grant 1, keith 1, wallace 1' },
    });
    t.play('scottish', 'pass wallace');
    fire(t, 'hobelars', 1, 6);
    t.play('scottish', 'hit mar');
    toRound(t, 2);
    t.play('scottish', 'pass wallace').play('english', 'pass hobelars');
    fire(t, 'keith', 1);
    expect(t.where('hobelars')).toBe('english buchan 1');
    fire(t, 'grant', 1);
    t.play('english', 'hit mar');
    expect(t.where('mar')).toBe('scottish buchan 1');
    expect(t.toldOf('observer', 'captured').map((each) => each['side'])).toEqual(['english', 'scottish']);
    toRound(t, 3);
    toTurnOf(t, 'mar');
    expect(t.deciders).toEqual(['scottish']);
  });

  it('H8.2, H8.1 nothing that a captured noble was in the battle stays with it', () => {
    const t = englishAttack('angus', 'buchan', 'hobelars', {
      english: { angus: 'hobelars 2' },
      scottish: { buchan: 'mar 1, grant 1' },
    });
    fire(t, 'hobelars', 1, 6);
    t.play('scottish', 'hit mar');
    passOn(t).play('english', 'retreat mar angus', 'retreat hobelars angus');
    t.play('scottish', 'done');
    expect(t.s.marks.every((marks) => marks === 0)).toBe(true);
    expect(view(t.s, 1).standing).toContainEqual({ side: 'english', area: 'angus', count: 2 });
  });
});
