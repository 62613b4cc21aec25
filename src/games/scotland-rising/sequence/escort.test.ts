import { describe, expect, it } from 'vitest';
import { table, type TestTable, type Words } from '../position.kit.ts';

const together = (words: Words): TestTable =>
  table({ english: 'E-P11 1612', options: { 'rulings.leaderMovesWithUnit': true }, ...words });

describe('a leader goes along', () => {
  it('B20.131 leaderMovesWithUnit: pike and leader go 2 hexes for 1 AP, both have acted', () => {
    const t = together({ scots: 'S-P1 0504, S-Moray 0504' });
    t.play('escort S-P1 0704');
    expect([t.where('S-P1'), t.where('S-Moray'), t.s.ap]).toEqual(['0704 acted', '0704 acted', 8]);
    expect(t.told()).toEqual([
      { type: 'escorted', unit: 'S-P1', leader: 'S-Moray', from: '0504', to: '0704' },
    ]);
  });

  it('B7.9 without that ruling each unit moves by itself', () => {
    const t = table({ scots: 'S-P1 0504, S-Moray 0504', english: 'E-P11 1612' });
    expect(t.refusal('escort S-P1 0704')).toBe('moveAlone B7.9');
    expect(t.legal('escort')).toEqual([]);
  });

  it('B18 R16 the path is limited by both: the lesser rate, and hexes with room for the two', () => {
    const t = together({ scots: 'S-H1 0504, S-Moray 0504, S-P1 0303, S-Douglas 0605' });
    expect(t.refusal('escort S-H1 0804')).toBe('ok');
    expect(t.refusal('escort S-H1 0904')).toBe('mpShort B7.2');
    expect(t.refusal('move S-H1 0904')).toBe('ok');
    expect(t.refusal('escort S-H1 0303')).toBe('stackFull B3.6');
    expect(t.refusal('escort S-H1 0605')).toBe('stackFull B3.6');
    expect(t.refusal('move S-H1 0605')).toBe('ok');
    const lane = together({
      scots: 'S-P1 0504, S-Moray 0504, S-Douglas 0604',
      ground: { burn: '0503 0505 0603 0605' },
    });
    expect(lane.refusal('move S-P1 0704')).toBe('ok');
    expect(lane.refusal('escort S-P1 0704')).toBe('wayBlocked B7.3');
  });

  it('B18 R16 event 5 lets the pike go 3 hexes, as far as the leader', () => {
    const t = together({ scots: 'S-P1 0504, S-Moray 0504', event: 5 });
    expect(t.refusal('escort S-P1 0804')).toBe('ok');
    expect(t.refusal('escort S-P1 0904')).toBe('mpShort B7.2');
  });

  it('B18 R16 only a leader who has not acted, with a unit that he is stacked with', () => {
    const t = together({ scots: 'S-P1 0504, S-Moray 0504 acted, S-P2 0806, S-Douglas 0808, S-EBruce 0808' });
    expect(t.refusal('escort S-P1 0604')).toBe('leaderHasActed B18 R16');
    expect(t.refusal('escort S-P2 0906')).toBe('noLeaderAlong B18 R16');
    expect(t.refusal('escort S-Douglas 0908')).toBe('noLeaderAlong B18 R16');
    expect(t.refusal('escort S-Moray 0604')).toBe('hasActed B6.6');
  });

  it('B18 R16 B7.6 a schiltron with its leader goes one clear hex and stays in schiltron', () => {
    const t = together({ scots: 'S-P1 0504 schiltron, S-Moray 0504', ground: { woods: '0604' } });
    expect(t.refusal('escort S-P1 0604')).toBe('schiltronClear B7.6');
    expect(t.refusal('escort S-P1 0304')).toBe('schiltronOneHex B7.6');
    t.play('escort S-P1 0404');
    expect([t.where('S-P1'), t.where('S-Moray')]).toEqual(['0404 schiltron acted', '0404 acted']);
  });

  it('B18 R16 a choice: the unit may also go alone, and the pair stays a stack', () => {
    const t = together({ scots: 'S-P1 0504, S-Moray 0504' });
    t.play('move S-P1 0604');
    expect(t.where('S-Moray')).toBe('0504');
    const u = together({ scots: 'S-P1 0504 reduced, S-Moray 0504' });
    u.play('escort S-P1 0604');
    expect(u.refusal('rally S-Moray')).toBe('hasActed B6.6');
    u.rolls(1).play('end').rolls(1).play('end').rolls(2).play('rally S-Moray');
    expect(u.where('S-P1')).toBe('0604 acted');
  });
});
