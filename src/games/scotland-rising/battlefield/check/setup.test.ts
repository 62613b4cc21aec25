import { describe, expect, it } from 'vitest';
import { entry, faultsOf } from '../draft.kit.ts';

describe('the set-up of a battlefield file', () => {
  it('B21.3 set-up hexes exist', () => {
    expect(faultsOf((d) => (entry(d, 'S-P1')['hex'] = '0413'))).toEqual([
      'setupHexUnknown {"id":"S-P1","hex":"0413"}',
    ]);
    expect(faultsOf((d) => delete entry(d, 'S-P1')['hex'])).toEqual([
      'fieldMissing {"field":"setup #1: hex"}',
    ]);
  });

  it('B21.3 no two combat units in one hex', () => {
    expect(faultsOf((d) => (entry(d, 'S-P2')['hex'] = '0405'))).toEqual([
      'twoCombatUnits {"hex":"0405","units":["S-P1","S-P2"]}',
    ]);
  });

  it('B21.3 never more than two units in one hex', () => {
    expect(
      faultsOf((d) => {
        entry(d, 'S-Moray')['hex'] = '0405';
        entry(d, 'S-Douglas')['hex'] = '0405';
      }),
    ).toEqual(['threeUnits {"hex":"0405","units":["S-P1","S-Moray","S-Douglas"]}']);
  });

  it('B3.6 a leader may share a hex with a unit of his own side, or with another leader', () => {
    expect(faultsOf((d) => (entry(d, 'S-Moray')['hex'] = '0405'))).toEqual([]);
    expect(faultsOf((d) => (entry(d, 'E-Bohun')['hex'] = '1112'))).toEqual([]);
    expect(faultsOf((d) => (entry(d, 'E-Bohun')['hex'] = '0405'))).toEqual([
      'enemiesInHex {"hex":"0405","units":["S-P1","E-Bohun"]}',
    ]);
  });

  it('B21.3 unit ids are unique', () => {
    expect(faultsOf((d) => (entry(d, 'S-P2')['id'] = 'S-P1'))).toEqual(['unitTwice {"id":"S-P1"}']);
  });

  it('B21.3 at most one leader a command', () => {
    expect(faultsOf((d) => d.setup.push({ ...entry(d, 'S-Moray'), hex: '0101' }))).toEqual([
      'leaderTwice {"id":"S-Moray"}',
    ]);
  });

  it('B21.3 the two kings are present', () => {
    expect(faultsOf((d) => (d.setup = d.setup.filter(({ type }) => type !== 'leader')))).toEqual([
      'kingMissing {"id":"S-RBruce"}',
      'kingMissing {"id":"E-EdwardII"}',
    ]);
  });

  it('B21.3 known sides, types and commands, and a command goes with its side', () => {
    expect(faultsOf((d) => (entry(d, 'S-P1')['side'] = 'Irish'))).toEqual([
      'unitSide {"id":"S-P1","found":"Irish","known":["Scots","English"]}',
    ]);
    expect(faultsOf((d) => (entry(d, 'S-P1')['type'] = 'toString'))[0]).toBe(
      `unitType ${JSON.stringify({
        id: 'S-P1',
        found: 'toString',
        known: ['pike', 'ax', 'longbow', 'crossbow', 'knight', 'hobelar', 'leader'],
      })}`,
    );
    expect(faultsOf((d) => (entry(d, 'S-P1')['command'] = 'Gloucester'))).toEqual([
      'unitCommand {"id":"S-P1","found":"Gloucester","known":["R. Bruce","E. Bruce","Moray","Douglas"]}',
    ]);
  });

  it('B2.3 any type for either side', () => {
    expect(
      faultsOf((d) => {
        d.setup.push({ id: 'S-K1', side: 'Scots', type: 'knight', command: 'Moray', hex: '0101' });
        d.setup.push({ id: 'E-A32', side: 'English', type: 'ax', command: 'Bohun', hex: '0110' });
      }),
    ).toEqual([]);
  });

  it.each([
    ['S-P0', 'S-P1…S-P32'],
    ['S-P33', 'S-P1…S-P32'],
    ['S-P01', 'S-P1…S-P32'],
    ['S-A10', 'S-P1…S-P32'],
    ['E-P20', 'S-P1…S-P32'],
    ['S-Moray', 'S-P1…S-P32'],
    ['', 'S-P1…S-P32'],
  ])('B21.2 the id of a Scottish pike is not %j', (id, wanted) => {
    expect(faultsOf((d) => (entry(d, 'S-P1')['id'] = id))).toContain(
      `badUnitId ${JSON.stringify({ id, wanted })}`,
    );
  });

  it('B21.2 the id of a leader is his command', () => {
    expect(faultsOf((d) => (entry(d, 'E-Bohun')['command'] = 'Hereford'))).toEqual([
      'badUnitId {"id":"E-Bohun","wanted":"E-Hereford"}',
    ]);
  });

  it('B21.2 an id that no unit can have, where side or type do not say which', () => {
    expect(
      faultsOf((d) => {
        entry(d, 'S-P1')['side'] = 1;
        entry(d, 'S-P1')['id'] = 'P1';
      }),
    ).toEqual([
      'unitSide {"id":"P1","found":"1","known":["Scots","English"]}',
      'unitIdUnreadable {"id":"P1"}',
    ]);
    expect(faultsOf((d) => delete entry(d, 'S-P1')['id'])).toEqual(['fieldMissing {"field":"setup #1: id"}']);
  });

  it('B21.3 at most 128 units', () => {
    const full = (count: number): string[] =>
      faultsOf((d) => {
        const { columns, rows } = { columns: 16, rows: 12 };
        const free = Array.from({ length: columns * rows }, (_, i) => i)
          .map(
            (i) =>
              `${String((i % columns) + 1).padStart(2, '0')}${String(Math.floor(i / columns) + 1).padStart(2, '0')}`,
          )
          .filter((id) => d.setup.every((unit) => unit['hex'] !== id));
        for (let i = 0; d.setup.length < count; i += 1) {
          const side = i % 2 === 0 ? 'English' : 'Scots';
          const command = side === 'Scots' ? 'Moray' : 'Bohun';
          const [type, letter] = i < 64 ? ['hobelar', 'H'] : ['crossbow', 'C'];
          const id = `${side.slice(0, 1)}-${letter}${((i >> 1) % 32) + 1}`;
          if (d.setup.every((unit) => unit['id'] !== id))
            d.setup.push({ id, side, type, command, hex: free[i] });
        }
      });
    expect(full(128).filter((fault) => !fault.startsWith('freeformRoom'))).toEqual([]);
    expect(full(129)).toContain('tooManyUnits {"count":129,"most":128}');
  });
});
