import { describe, expect, it } from 'vitest';
import { seeded } from '../../../core/seeded.ts';
import {
  BEARING_COUNT,
  BEARING_DISTANCE,
  BEARINGS,
  columnOf,
  FARTHEST,
  hexId,
  NO_HEX,
  OFFSETS,
  readHex,
  rowOf,
  type Hex,
  type Offset,
} from '../hexes.ts';
import { table, type Ground, type TestTable, type Words } from '../position.kit.ts';
import { BANNOCKBURN } from './bannockburn.ts';
import { bearingTo, blockersOf, blocksSight, compile, terrainAt, type Battlefield } from './battlefield.ts';
import type { BattlefieldFile, TerrainId } from './file.ts';

/** A longbow at 0505 and a pike at the target, on this ground. */
const shooter = (target: string, ground: Ground, words: Words = {}, ...dice: number[]): TestTable =>
  table({ side: 'english', ground, english: 'E-L1 0505', scots: `S-P1 ${target}`, ...words }, ...dice);

const shot = (t: TestTable, target: string): string => t.refusal(`attack E-L1 ${target}`);

describe('line of sight at distance 2', () => {
  it('B20.68 straight, woods between: blocked; units between: clear', () => {
    expect(shot(shooter('0705', { woods: '0605' }), '0705')).toBe('sightBlocked B10.1');
    expect(shot(shooter('0705', { village: '0605' }), '0705')).toBe('sightBlocked B10.1');
    const units = { english: 'E-L1 0505, E-K1 0605, E-Bohun 0605' };
    expect(shot(shooter('0705', {}, units), '0705')).toBe('ok');
    expect(shot(shooter('0705', {}, { scots: 'S-P1 0705, S-A1 0605' }), '0705')).toBe('ok');
  });

  it('B20.69 along a hex side, one of the two hexes woods: clear; woods and village: blocked', () => {
    expect(shot(shooter('0503', { woods: '0404' }), '0503')).toBe('ok');
    expect(shot(shooter('0503', { woods: '0504' }), '0503')).toBe('ok');
    expect(shot(shooter('0503', { woods: '0404', village: '0504' }), '0503')).toBe('sightBlocked B10.1');
  });

  it('B20.70 along a hex side at the map edge, one side hex missing, the other woods: clear', () => {
    const edge = { english: 'E-L1 0105', scots: 'S-P1 0103' };
    expect(shot(shooter('', { woods: '0104' }, edge), '0103')).toBe('ok');
  });

  it('B20.71 shooter in woods, target in a village, clear between: clear sight, full dice', () => {
    const t = shooter('0705', { woods: '0505', village: '0705' }, {}, 1, 1).play('attack E-L1 0705');
    expect(t.told('attacked').at(-1)).toMatchObject({ dice: [1, 1] });
  });

  it('B20.72 adjacent, both in woods: the attack is legal, −1 die', () => {
    const t = shooter('0605', { woods: '0505 0605' }, {}, 1).play('attack E-L1 0605');
    expect(t.told('attacked').at(-1)).toMatchObject({ dice: [1] });
  });

  it('B10.1 potholes, burn, bridge and swamp block nothing', () => {
    for (const ground of ['potholes', 'burn', 'bridge', 'swamp'] as const) {
      expect(shot(shooter('0705', { [ground]: '0605' }), '0705')).toBe('ok');
    }
  });

  it('B10.4 a straight line is judged by its one hex, whatever lies beside it', () => {
    expect(shot(shooter('0705', { woods: '0504 0506 0604 0606' }), '0705')).toBe('ok');
  });
});

describe('line of sight at distance 3', () => {
  const event = { event: 4 };

  it('B20.73 event 4, straight, woods in the second hex between: blocked', () => {
    expect(shot(shooter('0805', { woods: '0705' }, event), '0805')).toBe('sightBlocked B10.1');
    expect(shot(shooter('0805', { woods: '0605' }, event), '0805')).toBe('sightBlocked B10.1');
    expect(shot(shooter('0805', {}, event), '0805')).toBe('ok');
  });

  it('B20.74 event 4, d = 2u + v: woods on shooter + u blocks; woods on shooter + v does not', () => {
    // From 0505, u is east and v north-east: 0704.
    expect(shot(shooter('0704', { woods: '0605' }, event), '0704')).toBe('sightBlocked B10.1');
    expect(shot(shooter('0704', { woods: '0604' }, event), '0704')).toBe('sightBlocked B10.1');
    expect(shot(shooter('0704', { woods: '0504' }, event), '0704')).toBe('ok');
    expect(shot(shooter('0704', { woods: '0705' }, event), '0704')).toBe('ok');
  });

  it('B20.75 without event 4, distance 3: refused', () => {
    expect(shot(shooter('0805', {}), '0805')).toBe('outOfRange B8.2');
    expect(shot(shooter('0704', {}), '0704')).toBe('outOfRange B8.2');
  });

  it('B16.4 event 4 takes a longbow to 3 and no farther', () => {
    expect(shot(shooter('0905', {}, event), '0905')).toBe('outOfRange B8.2');
    expect(shot(shooter('0705', {}, event), '0705')).toBe('ok');
  });

  it('B10.7 of the 12 hexes at distance 2 six are straight, of the 18 at distance 3 six', () => {
    const straight = (distance: number): [all: number, straight: number] => {
      const at = BEARINGS.filter((_, b) => BEARING_DISTANCE[b] === distance);
      return [at.length, at.filter(({ x, z }) => [x, z, x + z].includes(0)).length];
    };
    expect(straight(2)).toEqual([12, 6]);
    expect(straight(3)).toEqual([18, 6]);
  });
});

/** A point of the picture: hex centres lie at distance √3. */
interface Point {
  readonly x: number;
  readonly y: number;
}

const isFlat = (offset: Offset): boolean => offset.endsWith('q');

/** The centre of a hex as the map is drawn, worked out from column and row alone. */
function centre(hex: Hex, offset: Offset): Point {
  const [column, row] = [columnOf(hex), rowOf(hex)];
  const shifted = (n: number): number => ((n % 2 === 1) === offset.startsWith('odd') ? 0.5 : 0);
  return isFlat(offset)
    ? { x: 1.5 * column, y: Math.sqrt(3) * (row + shifted(column)) }
    : { x: Math.sqrt(3) * (column + shifted(row)), y: 1.5 * row };
}

/** The corners of a hex, shrunk by `scale` towards its centre. */
function corners(hex: Hex, offset: Offset, scale: number): Point[] {
  const { x, y } = centre(hex, offset);
  const turn = isFlat(offset) ? 0 : Math.PI / 6;
  return Array.from({ length: 6 }, (_, i) => {
    const angle = turn + (i * Math.PI) / 3;
    return { x: x + scale * Math.cos(angle), y: y + scale * Math.sin(angle) };
  });
}

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** Whether the straight line between two points comes into a hex, its border aside (or counted, with a scale above 1). */
function crosses(from: Point, to: Point, hex: Hex, offset: Offset, scale: number): boolean {
  const polygon = corners(hex, offset, scale);
  const sides = polygon.map((corner) => Math.sign(cross(from, to, corner)));
  const isBetween = polygon.some((corner) => {
    const along = (corner.x - from.x) * (to.x - from.x) + (corner.y - from.y) * (to.y - from.y);
    return along > 0 && along < (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
  });
  return isBetween && sides.includes(1) && sides.includes(-1);
}

const INSIDE = 1 - 1e-6;
const TOUCHING = 1 + 1e-6;

/**
 * Whether sight is blocked, by the picture: a blocking hex that the line enters; or two that it runs between, along
 * their common side, touching both for a whole side's length.
 */
function isBlockedInPicture(field: Battlefield, from: Hex, to: Hex): boolean {
  const { offset } = field.file;
  const [a, b] = [centre(from, offset), centre(to, offset)];
  const isClose = (hex: Hex): boolean =>
    Math.abs(columnOf(hex) - columnOf(from)) <= FARTHEST && Math.abs(rowOf(hex) - rowOf(from)) <= FARTHEST;
  const between = field.hexes.filter(
    (hex) => isClose(hex) && hex !== from && hex !== to && crosses(a, b, hex, offset, TOUCHING),
  );
  const entered = between.filter((hex) => crosses(a, b, hex, offset, INSIDE));
  if (entered.some((hex) => blocksSight(terrainAt(field, hex)))) return true;
  const beside = between.filter((hex) => !entered.includes(hex) && hasSideOn(hex, a, b, offset));
  return beside.length === 2 && beside.every((hex) => blocksSight(terrainAt(field, hex)));
}

/** Whether two corners of a hex lie on the line: it runs along a side of the hex. */
const hasSideOn = (hex: Hex, a: Point, b: Point, offset: Offset): boolean =>
  corners(hex, offset, 1).filter((corner) => Math.abs(cross(a, b, corner)) < 1e-9).length === 2;

/** A map of this grid and size, its ground drawn at random: much of it blocks. */
function randomField(offset: Offset, columns: number, rows: number, seed: number): Battlefield {
  const chance = seeded(seed);
  const kinds: readonly TerrainId[] = ['clear', 'clear', 'woods', 'village', 'swamp', 'woods'];
  const two = (n: number): string => String(n + 1).padStart(2, '0');
  const hexes = Array.from({ length: columns * rows }, (_, i) => ({
    id: two(i % columns) + two(Math.floor(i / columns)),
    terrain: kinds[chance.draw(kinds.length, 'ground')] ?? 'clear',
  }));
  const file: BattlefieldFile = {
    ...BANNOCKBURN.file,
    orientation: isFlat(offset) ? 'flat' : 'pointy',
    offset,
    columns,
    rows,
    hexes,
    exits: [{ hex: '0101', edge: 'N', side: 'English' }],
    setup: [],
    freeform: { scots: { row: 1, direction: 'north' }, english: { row: rows, direction: 'south' } },
  };
  return compile(file);
}

/** Every pair of hexes of a map that is near enough for an attack. */
function* pairs(field: Battlefield): Generator<[from: Hex, bearing: number, to: Hex]> {
  for (const from of field.hexes) {
    for (let bearing = 0; bearing < BEARING_COUNT; bearing += 1) {
      const to = field.bearings[from * BEARING_COUNT + bearing] ?? NO_HEX;
      if (to !== NO_HEX) yield [from, bearing, to];
    }
  }
}

const sees = (field: Battlefield, from: Hex, bearing: number): boolean =>
  field.sees[from * BEARING_COUNT + bearing] === 1;

const far = (bearing: number): number => BEARING_DISTANCE[bearing] ?? 0;

describe.each(OFFSETS)('sight against the picture of the map (%s)', (offset) => {
  const fields = [1, 2, 3].map((seed) => randomField(offset, 9, 8, seed));
  const all = fields.flatMap((field) =>
    [...pairs(field)].map(([from, bearing, to]) => ({ field, from, bearing, to, distance: far(bearing) })),
  );

  it('B10.2 agrees everywhere with the straight line between the centres', () => {
    const distant = all.filter(({ distance }) => distance > 1);
    const blocked = distant.filter(({ field, from, to }) => isBlockedInPicture(field, from, to));
    expect(distant.filter(({ field, from, bearing }) => !sees(field, from, bearing))).toEqual(blocked);
    expect(blocked.length).toBeGreaterThan(distant.length / 4);
    expect(blocked.length).toBeLessThan(distant.length);
  });

  it('B8.2 between adjacent hexes is never blocked', () => {
    const adjacent = all.filter(({ distance }) => distance === 1);
    expect(adjacent.filter(({ field, from, bearing }) => !sees(field, from, bearing))).toEqual([]);
  });

  it('B3.1 bearings lead as far as the picture says', () => {
    // The farthest hexes of a ring lie in its corners, the nearest in the middle of its sides.
    const fits = (span: number, distance: number): boolean =>
      span < distance + 1e-9 && span > (distance * Math.sqrt(3)) / 2 - 1e-9;
    const astray = all.filter(({ from, to, distance }) => {
      const [a, b] = [centre(from, offset), centre(to, offset)];
      return !fits(Math.hypot(a.x - b.x, a.y - b.y) / Math.sqrt(3), distance);
    });
    expect(astray).toEqual([]);
  });

  it('B10.8 is the same in both directions', () => {
    const oneWay = all.filter(
      ({ field, from, bearing, to }) =>
        sees(field, from, bearing) !== sees(field, to, bearingTo(field, to, from)),
    );
    expect(oneWay).toEqual([]);
  });

  it('B10.1 hangs on no ground but that between: neither on the shooter’s nor on the target’s', () => {
    const field = randomField(offset, 5, 5, 5);
    const changed = [...pairs(field)].filter(([from, bearing, to]) => {
      const ends = [hexId(from), hexId(to)];
      const hexes = field.file.hexes.map((each) => ({
        ...each,
        terrain: ends.includes(each.id) ? ('woods' as const) : each.terrain,
      }));
      return sees(compile({ ...field.file, hexes }), from, bearing) !== sees(field, from, bearing);
    });
    expect(changed).toEqual([]);
  });

  it('B10.1 names the hexes that block', () => {
    const wrong = all.filter(({ field, from, bearing }) => {
      const blockers = blockersOf(field, from, bearing);
      const block = blockers.every((hex) => blocksSight(terrainAt(field, hex)));
      return !block || blockers.length > 0 === sees(field, from, bearing);
    });
    expect(wrong).toEqual([]);
  });
});

describe('blockers', () => {
  it('B10.3 B10.4 the hex between, or both beside the line', () => {
    const { s } = shooter('0705', { woods: '0605 0404', village: '0504' });
    const { field } = s.terms;
    const blockers = (to: string): string[] => {
      const [from, target] = [readHex('0505') ?? NO_HEX, readHex(to) ?? NO_HEX];
      return blockersOf(field, from, bearingTo(field, from, target)).map(hexId);
    };
    expect(blockers('0705')).toEqual(['0605']);
    expect(blockers('0503').toSorted()).toEqual(['0404', '0504']);
    expect(blockers('0507')).toEqual([]);
    expect(blockers('0605')).toEqual([]);
  });
});
