import { describe, expect, it } from 'vitest';
import { table, TestTable, type Words } from '../position.kit.ts';
import { setup } from './setup.ts';

const start = (words: Words, ...dice: number[]) =>
  table({ phase: 'schiltrons', turn: 1, chargeTurnUsed: false, ...words }, ...dice);

describe('schiltrons at the start', () => {
  it('B20.92 set-up: a Scottish pike on clear may start in schiltron; on woods not; an English pike not', () => {
    const t = start({
      scots: 'S-P1 0504, S-P2 0604, S-A1 0704',
      english: 'E-P1 1010',
      ground: { woods: '0604' },
    });
    expect(t.legal()).toEqual(['schiltron S-P1', 'ready']);
    expect(t.refusal('schiltron S-P2')).toBe('startInClear B4.3');
    expect(t.refusal('schiltron E-P1')).toBe('startPikesOnly B4.3');
    expect(t.refusal('schiltron S-A1')).toBe('startPikesOnly B4.3');
    t.play('schiltron S-P1');
    expect(t.where('S-P1')).toBe('0504 schiltron');
  });

  it('B4.3 only clear ground will do: no swamp, bridge, potholes, burn or village', () => {
    const scots = 'S-P1 0504, S-P2 0604, S-P3 0704, S-P4 0804, S-P5 0904';
    const ground = { swamp: '0504', bridge: '0604', potholes: '0704', burn: '0804', village: '0904' };
    const t = start({ scots, english: 'E-P1 1010', ground });
    expect(t.legal()).toEqual(['ready']);
    for (const pike of ['S-P1', 'S-P2', 'S-P3', 'S-P4', 'S-P5'])
      expect(t.refusal(`schiltron ${pike}`)).toBe('startInClear B4.3');
  });

  it('B4.3 a choice can be changed until the Scots are ready, and is no action', () => {
    const t = start({ scots: 'S-P1 0504, S-P2 0604', english: 'E-P1 1010' });
    t.play('schiltron S-P1', 'schiltron S-P2', 'schiltron S-P1').rolls(3).play('ready', 'roll');
    expect([t.where('S-P1'), t.where('S-P2')]).toEqual(['0504', '0604 schiltron']);
    expect(t.told().map(({ type }) => type)).toEqual([
      'formed',
      'formed',
      'unformed',
      'ready',
      'turn',
      'points',
    ]);
    expect(t.told('unformed')).toEqual([{ type: 'unformed', unit: 'S-P1', at: '0504' }]);
    expect(t.refusal('schiltron S-P2')).toBe('ok');
  });

  it('B17.1 the Scottish seat decides first; the English have nothing to choose', () => {
    const t = new TestTable(setup({ scenario: 'battle', options: {} }));
    expect(t.decider).toBe('scots');
    expect(t.legal('schiltron')).toHaveLength(10);
    expect(t.refusal('ready', 'english')).toBe('notYourTurn B5.3');
    expect(t.refusal('schiltron E-P1', 'english')).toBe('notYourTurn B5.3');
  });

  it('B17.9 actions of the battle have no place yet', () => {
    const t = start({ scots: 'S-P1 0504, S-RBruce 0504', english: 'E-P1 0604' });
    expect(t.refusal('move S-P1 0505')).toBe('actInActionPhase B5.3');
    expect(t.refusal('attack S-P1 0604')).toBe('actInActionPhase B5.3');
    expect(t.refusal('rally S-RBruce')).toBe('actInActionPhase B5.3');
    expect(t.refusal('announce')).toBe('announceBeforeRoll B14.1');
    expect(t.refusal('roll')).toBe('rollBeforeActions B6.1');
    expect(t.refusal('end')).toBe('endInActionPhase B5.4');
    expect(t.refusal('schiltron S-P9')).toBe('notPlaced B4.4');
    expect(t.refusal('schiltron S-P31')).toBe('notInBattle B4.2');
  });
});
