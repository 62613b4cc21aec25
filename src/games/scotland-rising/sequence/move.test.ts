import { describe, expect, it } from 'vitest';
import { table, type TestTable, type Words } from '../position.kit.ts';

/** The Scots act; an English pike stands far away. */
const scots = (words: string, more: Words = {}): TestTable =>
  table({ scots: words, english: 'E-P11 1612', ...more });

const english = (words: string, more: Words = {}): TestTable =>
  table({ english: words, scots: 'S-P10 1612', side: 'english', ...more });

describe('movement', () => {
  it('B20.14 in clear: pike 2 hexes, longbow 2, knight 3, leader 3, hobelar 4, schiltron 1', () => {
    const t = english('E-P1 0206, E-L1 0202, E-K1 0204, E-Gloucester 0208, E-H1 0210, E-P2 0212 schiltron');
    const rows: [string, string, number][] = [
      ['E-P1', '06', 2],
      ['E-L1', '02', 2],
      ['E-K1', '04', 3],
      ['E-Gloucester', '08', 3],
      ['E-H1', '10', 4],
      ['E-P2', '12', 1],
    ];
    for (const [unit, row, rate] of rows) {
      const at = (hexes: number): string => `move ${unit} ${String(2 + hexes).padStart(2, '0')}${row}`;
      expect([t.refusal(at(rate)), t.refusal(at(rate + 1))]).toEqual([
        'ok',
        unit === 'E-P2' ? 'schiltronOneHex B7.6' : 'mpShort B7.2',
      ]);
    }
  });

  it('B2.1 ax and crossbow 2 hexes; every hex within the rate, none beyond', () => {
    expect(scots('S-A1 0806').legal('move S-A1 ')).toHaveLength(18);
    expect(english('E-C1 0806').legal('move E-C1 ')).toHaveLength(18);
    expect(english('E-K1 0806').legal('move E-K1 ')).toHaveLength(36);
    expect(english('E-H1 0806').legal('move E-H1 ')).toHaveLength(60);
    expect(scots('S-P1 0806 schiltron').legal('move S-P1 ')).toHaveLength(6);
  });

  it('B2.4 B2.1 a reduced unit moves as far as a full one, a disordered one as well', () => {
    expect(scots('S-P1 0806 reduced').legal('move S-P1 ')).toHaveLength(18);
    expect(english('E-K1 0806 reduced disordered').legal('move E-K1 ')).toHaveLength(36);
  });

  it('B20.15 pike, woods next to it, clear beyond: it enters the woods (2 MP) and has to stop there', () => {
    const t = scots('S-P1 0504', { ground: { woods: '0604' } });
    expect(t.refusal('move S-P1 0604')).toBe('ok');
    expect(t.refusal('move S-P1 0704')).toBe('mpShort B7.2');
  });

  it('B20.16 knight: clear, then swamp (1 + 2) legal; swamp, then woods (2 + 2) refused', () => {
    expect(english('E-K1 0504', { ground: { swamp: '0704' } }).refusal('move E-K1 0704')).toBe('ok');
    const t = english('E-K1 0504', { ground: { swamp: '0604', woods: '0704' } });
    expect(t.refusal('move E-K1 0704')).toBe('mpShort B7.2');
    expect(t.refusal('move E-K1 0604')).toBe('ok');
  });

  it('B20.17 hobelar: potholes then swamp (2 + 2) legal', () => {
    const t = english('E-H1 0504', { ground: { potholes: '0604', swamp: '0704', woods: '0603 0605' } });
    expect(t.refusal('move E-H1 0704')).toBe('ok');
    expect(t.refusal('move E-H1 0804')).toBe('mpShort B7.2');
  });

  it('B20.18 knight enters burn as its first hex: it stops; a second hex is refused. As its third hex: legal', () => {
    const t = english('E-K1 0101', { ground: { burn: '0201 0102' } });
    expect(t.legal('move E-K1 ')).toEqual(['move E-K1 0201', 'move E-K1 0102']);
    expect(t.refusal('move E-K1 0301')).toBe('burnStops B7.5');
    t.play('move E-K1 0201');
    expect(t.where('E-K1')).toBe('0201 acted');
    const third = english('E-K1 0504', { ground: { burn: '0804' } });
    expect(third.refusal('move E-K1 0804')).toBe('ok');
    expect(third.refusal('move E-K1 0904')).toBe('mpShort B7.2');
  });

  it('B20.19 a pike that has used 1 MP may still enter burn; with 0 MP left not', () => {
    expect(scots('S-P1 0504', { ground: { burn: '0704' } }).refusal('move S-P1 0704')).toBe('ok');
    const t = scots('S-P1 0504', { ground: { burn: '0704', woods: '0604' } });
    expect(t.refusal('move S-P1 0704')).toBe('mpShort B7.2');
  });

  it('B20.20 from burn to burn: one hex, stop again', () => {
    const t = english('E-K1 0101', { ground: { burn: '0101 0201 0102 0301' } });
    expect(t.legal('move E-K1 ')).toEqual(['move E-K1 0201', 'move E-K1 0102']);
    expect(t.refusal('move E-K1 0301')).toBe('burnStops B7.5');
  });

  it('B7.5 moving on from burn is at the normal cost of the next hex', () => {
    const t = scots('S-P1 0504', { ground: { burn: '0504', woods: '0604' } });
    expect(t.refusal('move S-P1 0604')).toBe('ok');
    expect(t.refusal('move S-P1 0304')).toBe('ok');
    expect(t.refusal('move S-P1 0704')).toBe('mpShort B7.2');
  });

  it('B20.21 over a bridge: 1 MP, no stop, a knight may go clear, bridge, clear', () => {
    const ground = { bridge: '0704', burn: '0603 0703 0605 0705 0702 0706' };
    expect(english('E-K1 0504', { ground }).refusal('move E-K1 0804')).toBe('ok');
    const burn = { burn: '0704 0603 0703 0605 0705 0702 0706' };
    expect(english('E-K1 0504', { ground: burn }).refusal('move E-K1 0804')).toBe('burnStops B7.5');
  });

  it('B20.22 pike through a friendly pike: refused, even if it would end on an empty hex', () => {
    const t = scots('S-P1 0504, S-P2 0604');
    expect(t.refusal('move S-P1 0704')).toBe('wayBlocked B7.3');
    expect(t.refusal('move S-P1 0604')).toBe('stackFull B3.6');
  });

  it('B20.23 two adjacent friendly units want to change places: refused', () => {
    const t = scots('S-P1 0504, S-A1 0604');
    expect(t.refusal('move S-P1 0604')).toBe('stackFull B3.6');
    expect(t.refusal('move S-A1 0504')).toBe('stackFull B3.6');
  });

  it('B20.24 leader through a hex with one friendly longbow: legal. Through a longbow and another leader: refused', () => {
    const ground = { burn: '0101 0201 0302 0303 0203 0103' };
    const alone = scots('S-Moray 0102, S-L1 0202', { ground });
    expect(alone.refusal('move S-Moray 0302')).toBe('ok');
    const both = scots('S-Moray 0102, S-L1 0202, S-Douglas 0202', { ground });
    expect(both.refusal('move S-Moray 0302')).toBe('wayBlocked B7.3');
  });

  it('B20.25 pike through a hex with a lone friendly leader: legal; to stop there: legal, it is a stack now', () => {
    const t = scots('S-P1 0504, S-Moray 0604');
    expect(t.refusal('move S-P1 0704')).toBe('ok');
    t.play('move S-P1 0604');
    expect([t.where('S-P1'), t.where('S-Moray')]).toEqual(['0604 acted', '0604']);
    expect(t.refusal('move S-Moray 0704')).toBe('ok');
  });

  it('B20.26 leader onto a hex with another leader: legal; a third unit may not join', () => {
    const t = scots('S-Moray 0504, S-Douglas 0604, S-P1 0703, S-EBruce 0705');
    t.play('move S-Moray 0604');
    expect([t.where('S-Moray'), t.where('S-Douglas')]).toEqual(['0604 acted', '0604']);
    expect(t.refusal('move S-P1 0604')).toBe('stackFull B3.6');
    expect(t.refusal('move S-EBruce 0604')).toBe('stackFull B3.6');
  });

  it('B3.6 a third unit may not even pass a stack', () => {
    const t = scots('S-Moray 0604, S-Douglas 0604, S-P1 0504');
    expect(t.refusal('move S-P1 0704')).toBe('wayBlocked B7.3');
  });

  it('B20.27 any unit into a hex with a lone enemy leader: refused', () => {
    const t = table({ scots: 'S-P1 0504, S-Moray 0503, S-H1 0505', english: 'E-EdwardII 0604' });
    for (const unit of ['S-P1', 'S-Moray', 'S-H1'])
      expect(t.refusal(`move ${unit} 0604`)).toBe('enemyInHex B3.7');
    expect(t.refusal('move S-P1 0704')).toBe('wayBlocked B7.3');
  });

  it('B20.28 a unit walks from one enemy-adjacent hex to another: no extra cost, no stop', () => {
    const t = table({ scots: 'S-A1 0504', english: 'E-P1 0503, E-P2 0603, E-P3 0703' });
    expect(t.refusal('move S-A1 0704')).toBe('ok');
    t.play('move S-A1 0704');
    expect(t.where('S-A1')).toBe('0704 acted');
  });

  it('B20.29 stack of pike and leader: pike moves 2 for 1 AP, leader follows for another AP', () => {
    const t = scots('S-P1 0504, S-Moray 0504');
    t.play('move S-P1 0704');
    expect([t.where('S-P1'), t.where('S-Moray'), t.s.ap]).toEqual(['0704 acted', '0504', 8]);
    t.play('move S-Moray 0704');
    expect([t.where('S-Moray'), t.s.ap]).toEqual(['0704 acted', 7]);
  });

  it('B20.30 schiltron into woods, swamp, bridge or village: refused', () => {
    const ground = { woods: '0604', swamp: '0404', bridge: '0503', village: '0603', potholes: '0505' };
    const t = scots('S-P1 0504 schiltron', { ground: { ...ground, burn: '0605' } });
    for (const hex of ['0604', '0404', '0503', '0603', '0505', '0605'])
      expect(t.refusal(`move S-P1 ${hex}`)).toBe('schiltronClear B7.6');
    expect(t.legal('move S-P1 ')).toEqual([]);
    const one = scots('S-P1 0504 schiltron', { ground });
    one.play('move S-P1 0605');
    expect(one.where('S-P1')).toBe('0605 schiltron acted');
  });

  it('B20.31 village: knight pays 1 MP for it', () => {
    const t = english('E-K1 0504', { ground: { village: '0604 0704' } });
    expect(t.refusal('move E-K1 0804')).toBe('ok');
  });

  it('B20.127 schiltronTerrain formOnly: a schiltron enters woods, one hex', () => {
    const options = { 'rulings.schiltronTerrain': 'formOnly' };
    const t = scots('S-P1 0504 schiltron', { ground: { woods: '0604', burn: '0404' }, options });
    expect(t.legal('move S-P1 ')).toHaveLength(6);
    expect(t.refusal('move S-P1 0704')).toBe('schiltronOneHex B7.6');
    t.play('move S-P1 0604');
    expect(t.where('S-P1')).toBe('0604 schiltron acted');
  });

  it('B7.6 B18 R18 under formOnly a schiltron that stands in woods may leave it there, and cannot form anew', () => {
    const options = { 'rulings.schiltronTerrain': 'formOnly' };
    const t = scots('S-P1 0504 schiltron, S-P2 0604', { ground: { woods: '0504 0604' }, options });
    expect(t.refusal('schiltron S-P2')).toBe('formInClear B9.2');
    t.play('schiltron S-P1');
    expect(t.where('S-P1')).toBe('0504 acted');
  });

  it('B7.1 a move costs 1 AP and names where it goes; everybody hears it', () => {
    const t = scots('S-P1 0504').play('move S-P1 0604');
    expect(t.s.ap).toBe(8);
    expect(t.told()).toEqual([{ type: 'moved', unit: 'S-P1', from: '0504', to: '0604' }]);
  });

  it('B7.2 a unit may stop early, but a move enters at least one hex', () => {
    const t = english('E-K1 0504');
    expect(t.refusal('move E-K1 0604')).toBe('ok');
    expect(t.refusal('move E-K1 0504')).toBe('mustMove B7.2');
  });

  it('B7.3 a pike leaves the leader that it is stacked with, a leader his pike', () => {
    const t = scots('S-P1 0504, S-Moray 0504');
    t.play('move S-Moray 0604');
    expect([t.where('S-P1'), t.where('S-Moray')]).toEqual(['0504', '0604 acted']);
  });

  it('B13.2 a leader enters and leaves stacks freely, on the way as well', () => {
    const ground = { burn: '0101 0201 0301 0303 0203 0103 0402' };
    const t = scots('S-Moray 0102, S-P1 0102, S-P2 0202, S-L1 0302', { ground });
    expect(t.refusal('move S-Moray 0202')).toBe('ok');
    expect(t.refusal('move S-Moray 0302')).toBe('ok');
    expect(t.refusal('move S-P1 0302')).toBe('stackFull B3.6');
  });

  it('B13.5 being stacked gives no bonus in movement', () => {
    expect(scots('S-P1 0806, S-Moray 0806').legal('move S-P1 ')).toHaveLength(18);
  });

  it('B3.1 beyond the edge of the map there is no hex', () => {
    expect(scots('S-P1 1601').refusal('move S-P1 1701')).toBe('noSuchHex B3.1');
    expect(scots('S-P1 1601').refusal('move S-P1 3232')).toBe('noSuchHex B3.1');
    expect(scots('S-P1 0101').legal('move S-P1 ')).toHaveLength(6);
  });

  it('B17.6 a destination is enough: a detour counts when the straight way is shut', () => {
    const t = table({ scots: 'S-Moray 0504', english: 'E-P1 0604' });
    expect(t.refusal('move S-Moray 0704')).toBe('ok');
    expect(t.refusal('move S-Moray 0804')).toBe('wayBlocked B7.3');
  });

  it('B17.6 this holds for charges too: the end and the target name it, any path that B11.4 allows will do', () => {
    const words: Words = { scots: 'S-P10 0704, S-P9 1612', english: 'E-K1 0504', side: 'english' };
    const t = table({ ...words, ground: { potholes: '0604' } });
    expect(t.refusal('charge E-K1 0604>0704')).toBe('groundOnPath B11.4');
    expect(t.refusal('charge E-K1 0703>0704')).toBe('ok');
    expect(t.refusal('charge E-K1 0705>0704')).toBe('ok');
  });

  it('B20.108 event 5: pike 3 hexes in clear, schiltron still 1. Event 6: hobelar 5, knight charges 4', () => {
    const five = scots('S-P1 0203, S-P2 0205 schiltron', { event: 5 });
    expect(five.refusal('move S-P1 0503')).toBe('ok');
    expect(five.refusal('move S-P1 0603')).toBe('mpShort B7.2');
    expect(five.refusal('move S-P2 0305')).toBe('ok');
    expect(five.refusal('move S-P2 0405')).toBe('schiltronOneHex B7.6');
    const six = english('E-H1 0203, E-K1 0205', { scots: 'S-P1 0705', event: 6 });
    expect(six.refusal('move E-H1 0703')).toBe('ok');
    expect(six.refusal('move E-H1 0803')).toBe('mpShort B7.2');
    expect(six.refusal('charge E-K1 0605>0705')).toBe('ok');
  });

  it('B16.4 B16.8 events 5 and 8 help foot and bows, 6 and 11 knights, leaders and hobelars, no other anybody', () => {
    const units = 'E-P1 0202, E-L1 0203, E-C1 0204, E-K1 0205, E-Bohun 0206, E-H1 0207';
    const foot = ['E-P1', 'E-L1', 'E-C1'];
    const horse = ['E-K1', 'E-Bohun', 'E-H1'];
    const gains = (event: number): string[] => {
      const [with_, without] = [english(units, { event }), english(units)];
      return [...foot, ...horse].filter(
        (unit) => with_.legal(`move ${unit} `).length > without.legal(`move ${unit} `).length,
      );
    };
    for (const event of [5, 8]) expect(gains(event)).toEqual(foot);
    for (const event of [6, 11]) expect(gains(event)).toEqual(horse);
    for (const event of [2, 3, 4, 7, 9, 10]) expect(gains(event)).toEqual([]);
    expect(scots('S-A1 0204', { event: 8 }).refusal('move S-A1 0504')).toBe('ok');
  });

  it('B16.7 the bonus raises MP and the hex limit alike: woods and clear for a pike', () => {
    const ground = { woods: '0604' };
    expect(scots('S-P1 0504', { ground, event: 5 }).refusal('move S-P1 0704')).toBe('ok');
    expect(scots('S-P1 0504', { ground }).refusal('move S-P1 0704')).toBe('mpShort B7.2');
  });
});
