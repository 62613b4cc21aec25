import { describe, expect, it } from 'vitest';
import { columnOf, DIRECTIONS, hexAt, hexId, NO_HEX, readHex, rowOf, type Hex } from '../hexes.ts';
import { setup } from '../sequence/setup.ts';
import { TYPES, type Side } from '../units.ts';
import { BANNOCKBURN } from './bannockburn.ts';
import { compile, terrainAt } from './battlefield.ts';
import { changed, entry } from './draft.kit.ts';
import { TERRAINS, type TerrainId } from './file.ts';
import { readBattlefield } from './read.ts';

const field = BANNOCKBURN;

const hex = (id: string): Hex => readHex(id) ?? NO_HEX;
const groundAt = (at: Hex): TerrainId => TERRAINS[terrainAt(field, at)] ?? 'clear';
const near = (at: Hex): Hex[] =>
  Array.from({ length: DIRECTIONS }, (_, d) => field.neighbours[at * DIRECTIONS + d] ?? NO_HEX).filter(
    (each) => each !== NO_HEX,
  );

/** The map of B21.4, a row a line; units stand on clear ground but for three. */
const DRAWN = `
  w   w   w   .   .   .  [.]  .   .   .   .   .   :   :   .   .
  w   w   w   .   .   sP  sA  sL  .   .   .   .   .   :   :   .
  w   w   w   .   EB  sA  sA  sA  .   .   .   .   sH  :   :   :
  w   w   .   sL  sA  sA  RB  sA  Mo  w   w   Do  sL  sH  :   :
  w   w   w   sP  sP  sP  sP  sP  sP  sA  sA  sP  sP  sP  .   :
  ~   ~   .   o   o   .   .   .   w   w   .   .   .   :   :   :
  .   .   ~   =   o   o   .   .   .   w   .   .   :   :   .   :
  .   .   .   ~   .   o   .   .   .   .   .   .   :   :   :   :
  .   .   .   .   ~   #   .   .   .   .   .   .   .   :   :   :
  w   .   .   .   =   #   eL  eL  eK  eK  eC  eK  eL  eC  eH  .
  w   w   .   .   ~   eC  eP  eP  eP  eP  eK  He  eP  eP  eH  .
  w   w   w   .   ~   eP  eP  Gl  Bo  eP  E2  eP  eP  eL  w   w
`;

const SIGNS: Readonly<Record<string, TerrainId>> = {
  w: 'woods',
  o: 'potholes',
  '~': 'burn',
  '=': 'bridge',
  ':': 'swamp',
  '#': 'village',
  '.': 'clear',
  '[.]': 'clear',
};

const LEADERS: Readonly<Record<string, string>> = {
  RB: 'S-RBruce',
  EB: 'S-EBruce',
  Mo: 'S-Moray',
  Do: 'S-Douglas',
  E2: 'E-EdwardII',
  Gl: 'E-Gloucester',
  He: 'E-Hereford',
  Bo: 'E-Bohun',
};

const rows = DRAWN.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const signAt = (at: Hex): string => rows[rowOf(at)]?.[columnOf(at)] ?? '';

describe('the shipped battlefield', () => {
  it('B21.4 16 columns by 12 rows, pointy-top, odd-r; the counts of its ground', () => {
    expect([field.file.columns, field.file.rows, field.file.orientation, field.file.offset]).toEqual([
      16,
      12,
      'pointy',
      'odd-r',
    ]);
    const counts = TERRAINS.map((id) => `${field.hexes.filter((at) => groundAt(at) === id).length} ${id}`);
    expect(counts).toEqual([
      '123 clear',
      '30 woods',
      '5 potholes',
      '7 burn',
      '2 bridge',
      '23 swamp',
      '2 village',
    ]);
  });

  it('B21.4 every hex is as the map shows it', () => {
    const wooded = ['1005', '1105', '1412'];
    for (const at of field.hexes) {
      const shown = SIGNS[signAt(at)] ?? (wooded.includes(hexId(at)) ? 'woods' : 'clear');
      expect(`${hexId(at)} ${groundAt(at)}`).toBe(`${hexId(at)} ${shown}`);
    }
  });

  it('B4.2 B21.4 every lettered hex receives one unit of that type, every name its leader', () => {
    const shown = (unit: number): string => {
      const { id, side, type } = field.units[unit] ?? { id: '', side: 0, type: 0 };
      return LEADERS[signAt(field.start[unit] ?? NO_HEX)] === id ? id : `${'se'[side]}${TYPES[type].letter}`;
    };
    for (const at of field.hexes) {
      const sign = signAt(at);
      const here = field.units.flatMap((_, unit) => (field.start[unit] === at ? [shown(unit)] : []));
      expect([hexId(at), ...here]).toEqual([
        hexId(at),
        ...(SIGNS[sign] === undefined ? [LEADERS[sign] ?? sign] : []),
      ]);
    }
  });

  it('B21.4 the exit is 0701 across the north edge, blue row 05, red row 10', () => {
    expect(field.hexes.filter((at) => field.arrows[at] === 1).map(hexId)).toEqual(['0701']);
    expect(field.hexes.filter((at) => field.arrowEdges[at] === 1)).toEqual(
      field.hexes.filter((at) => rowOf(at) === 0),
    );
    for (const at of field.hexes) {
      expect(field.freeform[0][at]).toBe(rowOf(at) <= 4 ? 1 : 0);
      expect(field.freeform[1][at]).toBe(rowOf(at) >= 9 ? 1 : 0);
    }
  });

  it('B21.5 28 counters a side, 60 VP a side', () => {
    const counters = (side: Side): string =>
      TYPES.map(
        ({ id }, type) =>
          `${field.units.filter((unit) => unit.side === side && unit.type === type).length} ${id}`,
      )
        .filter((text) => !text.startsWith('0'))
        .join(', ');
    expect(counters(0)).toBe('10 pike, 9 ax, 3 longbow, 2 hobelar, 4 leader');
    expect(counters(1)).toBe('11 pike, 4 longbow, 3 crossbow, 4 knight, 2 hobelar, 4 leader');
    for (const side of [0, 1]) {
      const vp = field.units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + unit.vp, 0);
      expect(vp).toBe(60);
    }
  });

  it('B21.8 the burn with its bridges is one chain of nine hexes from 0106 to 0512', () => {
    const isWater = (at: Hex): boolean => groundAt(at) === 'burn' || groundAt(at) === 'bridge';
    const chain = field.hexes.filter(isWater);
    expect(chain).toHaveLength(9);
    const ends = chain.filter((at) => near(at).filter(isWater).length === 1);
    expect(ends.map(hexId)).toEqual(['0106', '0512']);
    expect(chain.every((at) => near(at).filter(isWater).length <= 2)).toBe(true);
  });

  it('B21.8 it parts the map into 162 and 21 hexes', () => {
    const dry = new Set(field.hexes.filter((at) => !['burn', 'bridge'].includes(groundAt(at))));
    const sizes: number[] = [];
    for (const first of field.hexes) {
      if (!dry.delete(first)) continue;
      const part = [first];
      for (const at of part) for (const other of near(at)) if (dry.delete(other)) part.push(other);
      sizes.push(part.length);
    }
    expect(sizes.toSorted((a, b) => b - a)).toEqual([162, 21]);
  });

  it('B21.8 nobody starts on burn, bridge, swamp, potholes or village; the nearest English are 9 hexes from the arrow', () => {
    expect([...field.start].every((at) => ['clear', 'woods'].includes(groundAt(at)))).toBe(true);
    const english = field.units.flatMap(({ side }, unit) =>
      side === 1 ? [field.start[unit] ?? NO_HEX] : [],
    );
    expect(Math.min(...english.map((at) => distanceToArrow(at)))).toBe(9);
  });

  it('B4.3 nine Scottish pikes stand in the blue row, all on clear ground', () => {
    const pikes = field.units.flatMap(({ id }, unit) => {
      const at = field.start[unit] ?? NO_HEX;
      return id.startsWith('S-P') && rowOf(at) === 4 ? [groundAt(at)] : [];
    });
    expect(pikes).toEqual(Array.from({ length: 9 }, () => 'clear'));
  });
});

/** Steps from a hex to 0701, over any ground. */
function distanceToArrow(from: Hex): number {
  const steps = new Map([[hex('0701'), 0]]);
  for (const [at, far] of steps)
    for (const other of near(at)) if (!steps.has(other)) steps.set(other, far + 1);
  return steps.get(from) ?? -1;
}

describe('a battlefield made ready', () => {
  it('B1.3 the commands of combat units have no effect: only the list of names differs', () => {
    const material = changed((d) => {
      for (const unit of d.setup)
        if (unit['side'] === 'Scots' && unit['type'] !== 'leader') unit['command'] = 'Moray';
    });
    const other = compile(readBattlefield(material));
    expect({ ...other, file: null, units: other.units.map((unit) => ({ ...unit, command: null })) }).toEqual({
      ...field,
      file: null,
      units: field.units.map((unit) => ({ ...unit, command: null })),
    });
  });

  it('B2.3 B4.2 only the file decides who has what: a Scottish knight, an English ax', () => {
    const material = changed((d) => {
      Object.assign(entry(d, 'S-P1'), { id: 'S-K1', type: 'knight' });
      Object.assign(entry(d, 'E-P1'), { id: 'E-A1', type: 'ax' });
    });
    const s = setup({ scenario: 'battle', options: {}, material });
    expect(s.terms.field.units[0]).toMatchObject({ id: 'S-K1', side: 0, type: 4, vp: 3 });
    expect(hexId(s.place[0] ?? NO_HEX)).toBe('0405');
  });

  it('B7.7 knows for each hex how far it is to the nearest way out', () => {
    for (const at of field.hexes) {
      expect(field.toArrow[at]).toBe(rowOf(at));
      if (distanceToArrow(at) < (field.toArrow[at] ?? 0)) expect(hexId(at)).toBe('farther than the arrow');
    }
  });

  it('has nothing beyond the map', () => {
    expect(terrainAt(field, hexAt(16, 0))).toBe(255);
    expect(terrainAt(field, hexAt(0, 12))).toBe(255);
    expect(terrainAt(field, NO_HEX)).toBe(255);
    expect(field.unitOfHandle.filter((unit) => unit !== -1)).toHaveLength(56);
  });
});
