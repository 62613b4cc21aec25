import { describe, expect, it } from 'vitest';
import { table, type TestTable, type Words } from '../position.kit.ts';

/** A Scots Charge turn. */
const charging = (words: Words): TestTable => table({ english: 'E-P11 1612', chargeTurn: true, ...words });

describe('the Scots Charge turn', () => {
  it('B20.99 an ax adjacent to an enemy moves to another enemy in woods and attacks it for 1 AP, 2 dice', () => {
    const t = charging({
      scots: 'S-A1 0504',
      english: 'E-P1 0503, E-P2 0704, E-P11 1612',
      ground: { woods: '0704' },
    });
    t.rolls(5, 2).play('assault S-A1 0604>0704');
    expect([t.where('S-A1'), t.where('E-P2'), t.s.ap]).toEqual(['0604 acted', '0704 reduced', 8]);
    expect(t.told().slice(0, 2)).toMatchObject([
      { type: 'assaulted', unit: 'S-A1', from: '0504', to: '0604' },
      { type: 'attacked', unit: 'S-A1', from: '0604', target: '0704', dice: [5, 2] },
    ]);
  });

  it('B20.100 a schiltron moves 1 clear hex and attacks a knight: 1 die', () => {
    const t = charging({
      scots: 'S-P1 0504 schiltron',
      english: 'E-K1 0704, E-P11 1612',
      ground: { woods: '0605' },
    });
    expect(t.refusal('assault S-P1 0605>0704')).toBe('schiltronClear B7.6');
    expect(t.refusal('assault S-P1 0703>0704')).toBe('schiltronOneHex B7.6');
    t.rolls(6).play('assault S-P1 0604>0704');
    expect([t.where('S-P1'), t.where('E-K1')]).toEqual(['0604 schiltron acted', '0704 reduced']);
  });

  it('B20.101 a longbow moves 2 and shoots at 2; a pike ends in burn: no attack', () => {
    const t = charging({
      scots: 'S-L1 0504, S-P1 0508',
      english: 'E-P1 0904, E-P2 0708, E-P11 1612',
      ground: { burn: '0608' },
    });
    expect(t.refusal('assault S-P1 0608>0708')).toBe('attackFromBurn B3.3');
    expect(t.legal('assault S-P1 0608')).toEqual([]);
    t.rolls(5, 5).play('assault S-L1 0704>0904');
    expect([t.where('S-L1'), t.where('E-P1')]).toEqual(['0704 acted', 'eliminated']);
  });

  it('B20.102 assault dice 1, 1: no disorder', () => {
    const t = charging({ scots: 'S-A1 0504', english: 'E-P1 0704, E-P11 1612' });
    t.rolls(1, 1, 1).play('assault S-A1 0604>0704');
    expect(t.where('S-A1')).toBe('0604 acted');
  });

  it('B20.103 9 AP: nine units assault, the tenth waits', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((row) => String(row).padStart(2, '0'));
    const t = charging({
      scots: rows.map((row, i) => `S-P${i + 1} 04${row}`).join(', '),
      english: [...rows.map((row, i) => `E-P${i + 1} 06${row}`), 'E-K1 1612'].join(', '),
    });
    for (const i of [1, 2, 3, 4, 5, 6, 7, 8])
      t.rolls(1, 2).play(`assault S-P${i} 05${rows[i - 1]}>06${rows[i - 1]}`);
    expect([t.s.ap, t.decider]).toEqual([1, 'scots']);
    t.rolls(1, 2, 3).play('assault S-P9 0509>0609');
    expect([t.decider, t.where('S-P9'), t.where('S-P10')]).toEqual(['english', '0509 acted', '0410']);
    expect(t.refusal('assault S-P10 0510>0610', 'scots')).toBe('notYourTurn B5.3');
  });

  it('B14.2 at least one hex, then an attack from where it stands', () => {
    const t = charging({ scots: 'S-A1 0504', english: 'E-P1 0604, E-P11 1612' });
    expect(t.refusal('assault S-A1 0504>0604')).toBe('mustMove B7.2');
    expect(t.refusal('assault S-A1 0404>0604')).toBe('outOfRange B8.2');
    expect(t.refusal('assault S-A1 0503>0603')).toBe('noEnemyThere B8.2');
    expect(t.refusal('assault S-A1 0503>0604')).toBe('outOfRange B8.2');
    expect(t.legal('assault S-A1 ')).not.toContain('assault S-A1 0504>0604');
    expect(t.legal('assault S-A1 ')).toContain('assault S-A1 0603>0604');
  });

  it('B14.3 neither schiltron nor potholes forbid it, and every type may, hobelars and leaders too', () => {
    const t = charging({
      scots: 'S-H1 0504, S-Moray 0508, S-L1 0510',
      english: 'E-P1 0704 schiltron, E-P2 0708, E-P3 0710, E-P11 1612',
      ground: { potholes: '0604', swamp: '0708' },
    });
    t.rolls(6).play('assault S-H1 0604>0704').rolls(5, 5).play('assault S-Moray 0608>0708');
    t.rolls(1, 2).play('assault S-L1 0610>0710');
    expect([t.where('E-P1'), t.where('E-P2'), t.s.ap]).toEqual(['0704 reduced schiltron', 'eliminated', 6]);
  });

  it('B14.4 burn stops the move on the way, stacking holds as in any move', () => {
    const t = charging({
      scots: 'S-A1 0101, S-P1 0203',
      english: 'E-P1 0401, E-P11 1612',
      ground: { burn: '0201 0102' },
    });
    expect(t.refusal('assault S-A1 0301>0401')).toBe('burnStops B7.5');
    expect(t.refusal('assault S-A1 0203>0401')).toBe('stackFull B3.6');
  });

  it('B14.5 the usual actions remain, a charge at its usual cost', () => {
    const t = charging({ scots: 'S-A1 0504, S-P1 0508', english: 'E-P1 0704, E-P11 1612' });
    t.rolls(1, 1, 2).play('charge S-A1 0604>0704').rolls().play('move S-P1 0608');
    expect([t.where('S-A1'), t.s.ap]).toEqual(['0604 disordered acted', 6]);
  });

  it('B14.2 an assault is the unit’s one action', () => {
    const t = charging({ scots: 'S-A1 0504, S-A2 0508', english: 'E-P1 0704, E-P11 1612' });
    t.rolls(1, 2, 3).play('assault S-A1 0604>0704').rolls().play('move S-A2 0606');
    for (const unit of ['S-A1', 'S-A2']) expect(t.refusal(`assault ${unit} 0605>0704`)).toBe('hasActed B6.6');
  });

  it('B14.1 in any other turn nobody assaults', () => {
    const t = table({ scots: 'S-A1 0504', english: 'E-P1 0704' });
    expect(t.refusal('assault S-A1 0604>0704')).toBe('noAssault B14.2');
    const english = table({ scots: 'S-A1 0504', english: 'E-P1 0704', side: 'english' });
    expect(english.refusal('assault E-P1 0604>0504')).toBe('noAssault B14.2');
  });
});

describe('the Scots Charge turn as a charge (B18 R11)', () => {
  const asCharge = (words: Words): TestTable =>
    charging({ ...words, options: { 'rulings.scotsCharge': 'charge' } });

  it('B18 R11 for 1 AP and every type, but no enemy adjacent at the start, a clear hex, no schiltron', () => {
    const t = asCharge({
      scots: 'S-P1 0504, S-A1 0507, S-L1 0510, S-H1 1004',
      english: 'E-P1 0704, E-P2 0607, E-P3 0710, E-P4 1204 schiltron, E-P5 0910, E-P11 1612',
      ground: { woods: '0710' },
    });
    expect(t.refusal('assault S-A1 0506>0607')).toBe('enemyAtStart B11.2');
    expect(t.refusal('assault S-L1 0610>0710')).toBe('targetNotClear B11.3');
    expect(t.refusal('assault S-L1 0709>0910')).toBe('targetNotAdjacent B11.3');
    expect(t.refusal('assault S-H1 1104>1204')).toBe('targetSchiltron B11.3');
    t.rolls(5, 5).play('assault S-P1 0604>0704');
    expect([t.where('E-P1'), t.s.ap]).toEqual(['eliminated', 8]);
  });

  it('B18 R11 potholes are not entered, burn is no start, and a schiltron goes one clear hex', () => {
    const t = asCharge({
      scots: 'S-P1 0504, S-P2 0508, S-P3 0511 schiltron',
      english: 'E-P1 0704, E-P2 0708, E-P3 0711, E-P11 1612',
      ground: { potholes: '0604', burn: '0508' },
    });
    expect(t.refusal('assault S-P1 0604>0704')).toBe('groundOnPath B11.4');
    expect(t.refusal('assault S-P2 0608>0708')).toBe('chargeFromBurn B11.2');
    t.rolls(6).play('assault S-P3 0611>0711');
    expect(t.where('S-P3')).toBe('0611 schiltron acted');
  });

  it('B18 R11 B7.6 under formOnly a schiltron is kept out of potholes by the charge', () => {
    const t = charging({
      scots: 'S-P1 0504 schiltron',
      english: 'E-P1 0704, E-P11 1612',
      ground: { potholes: '0604' },
      options: { 'rulings.scotsCharge': 'charge', 'rulings.schiltronTerrain': 'formOnly' },
    });
    expect(t.refusal('assault S-P1 0604>0704')).toBe('groundOnPath B11.4');
    expect(t.legal('assault S-P1 0604')).toEqual([]);
  });

  it('B18 R11 two ones disorder, and event 9 adds its die', () => {
    const t = asCharge({ scots: 'S-A1 0504', english: 'E-P1 0704, E-P11 1612', event: 9 });
    t.rolls(1, 1, 2, 2).play('assault S-A1 0604>0704');
    expect(t.where('S-A1')).toBe('0604 disordered acted');
  });

  it('B18 R11 B16.7 a hobelar charges as far as 5 hexes by event 6, and still not into potholes', () => {
    const words: Words = { scots: 'S-H1 0104', english: 'E-P1 0704, E-P11 1612', event: 6 };
    expect(asCharge(words).refusal('assault S-H1 0604>0704')).toBe('ok');
    const t = asCharge({ ...words, ground: { potholes: '0604' } });
    expect(t.refusal('assault S-H1 0604>0704')).toBe('groundOnPath B11.4');
    expect(t.legal('assault S-H1 0604')).toEqual([]);
  });
});

describe('event 3', () => {
  const pikes: Words = {
    scots: 'S-P1 0502, S-P2 0504, S-P3 0506, S-P4 0508, S-A1 0510',
    english: 'E-P1 0702, E-P2 0704, E-P3 0706, E-P4 0708, E-P5 0710, E-P11 1612',
    event: 3,
  };
  const three = (t: TestTable): TestTable =>
    t
      .rolls(1, 2, 1, 2, 5, 5)
      .play(...['02', '04', '06'].map((row, i) => `assault S-P${i + 1} 06${row}>07${row}`));

  it('B20.107 three pikes move one hex and attack; a fourth may only move or attack', () => {
    const t = three(table(pikes));
    expect([t.s.ap, t.where('E-P3')]).toEqual([6, 'eliminated']);
    expect(t.refusal('assault S-P4 0608>0708')).toBe('assaultsUsed B16.6');
    expect(t.legal('assault')).toEqual([]);
    t.play('move S-P4 0608');
    expect(t.refusal('attack S-P4 0708')).toBe('hasActed B6.6');
  });

  it('B16.6 pikes alone, one hex exactly, MP included', () => {
    const t = table({ ...pikes, ground: { woods: '0602', burn: '0604' } });
    expect(t.refusal('assault S-A1 0610>0710')).toBe('assaultPikesOnly B16.6');
    expect(t.refusal('assault S-P3 0606>0706')).toBe('ok');
    expect(t.refusal('assault S-P3 0705>0706')).toBe('assaultOneHex B16.6');
    expect(t.refusal('assault S-P3 0506>0706')).toBe('mustMove B7.2');
    expect(t.refusal('assault S-P1 0602>0702')).toBe('ok');
    expect(t.refusal('assault S-P2 0604>0704')).toBe('attackFromBurn B3.3');
  });

  it('B16.6 in schiltron a clear hex only, and one die fewer', () => {
    const t = table({
      ...pikes,
      scots: 'S-P1 0502 schiltron, S-P2 0504 schiltron',
      ground: { woods: '0602' },
    });
    expect(t.refusal('assault S-P1 0602>0702')).toBe('schiltronClear B7.6');
    t.rolls(5).play('assault S-P2 0604>0704');
    expect(t.told('attacked')[0]).toMatchObject({ dice: [5], hits: 1 });
  });

  it('B16.6 B18 R32 only moving or only attacking use up none of the three', () => {
    const t = table({ ...pikes, scots: 'S-P1 0502, S-P2 0504, S-P3 0506, S-P4 0508, S-P5 0512' });
    t.play('move S-P5 0511');
    expect(three(t).s.ap).toBe(5);
    expect(t.refusal('assault S-P4 0608>0708')).toBe('assaultsUsed B16.6');
  });

  it('B16.6 in the Scots Charge turn a pike uses B14.2 instead: two hexes, and nobody counts', () => {
    const t = three(table({ ...pikes, chargeTurn: true }));
    t.rolls(1, 2, 3).play('assault S-A1 0610>0710');
    expect(t.refusal('assault S-P4 0608>0708')).toBe('ok');
    expect(t.refusal('assault S-P4 0707>0708')).toBe('ok');
  });

  it('B16.4 for the active player’s units: English pikes when it is theirs', () => {
    const t = table({ scots: 'S-P1 0502', english: 'E-P1 0702, E-K1 0503', event: 3, side: 'english' });
    t.rolls(5, 5).play('assault E-P1 0602>0502');
    expect(t.where('S-P1')).toBe('eliminated');
  });
});
