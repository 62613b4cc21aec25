import { describe, expect, it } from 'vitest';
import { BANNOCKBURN } from './battlefield/bannockburn.ts';
import { directionTo } from './battlefield/battlefield.ts';
import {
  BEARING_COUNT,
  BEARING_DISTANCE,
  BEARINGS,
  bearingsWithin,
  columnOf,
  DIRECTIONS,
  distanceOf,
  hexAt,
  hexId,
  MAP_LIMIT,
  OFFSETS,
  readHex,
  rowOf,
  STEPS,
  toCube,
} from './hexes.ts';

const hex = (id: string): number => readHex(id) ?? -1;

/** The distance between two hexes of the shipped map's grid. */
function between(a: string, b: string): number {
  const [from, to] = [toCube(hex(a), 'odd-r'), toCube(hex(b), 'odd-r')];
  return distanceOf({ x: to.x - from.x, z: to.z - from.z });
}

const neighboursOf = (id: string): string[] =>
  Array.from({ length: DIRECTIONS }, (_, d) => BANNOCKBURN.neighbours[hex(id) * DIRECTIONS + d] ?? -1)
    .filter((each) => each >= 0)
    .map(hexId);

describe('the id of a hex', () => {
  it('B21.2 is column and row, two digits each, from 01', () => {
    expect(hexId(hexAt(0, 0))).toBe('0101');
    expect(hexId(hexAt(15, 11))).toBe('1612');
    expect(hexId(hexAt(31, 31))).toBe('3232');
    for (let row = 0; row < MAP_LIMIT; row += 1) {
      for (let column = 0; column < MAP_LIMIT; column += 1) {
        const at = hexAt(column, row);
        expect([columnOf(at), rowOf(at)]).toEqual([column, row]);
        expect(readHex(hexId(at))).toBe(at);
      }
    }
  });

  it('B21.2 nothing else is one', () => {
    for (const text of [
      '',
      '0',
      '000',
      '0001',
      '0100',
      '3301',
      '0133',
      '01011',
      ' 0101',
      '0101\n',
      'abcd',
      '-101',
    ]) {
      expect(readHex(text)).toBeUndefined();
    }
  });

  it('is asked only of hexes', () => {
    for (const none of [-1, -4, MAP_LIMIT * MAP_LIMIT, 0.5]) expect(() => hexId(none)).toThrow(RangeError);
  });
});

describe('the grid of the shipped map', () => {
  it('B21.4 a hex of an even row has its neighbours E, NE, NW, W, SW, SE', () => {
    expect(neighboursOf('0504')).toEqual(['0604', '0603', '0503', '0404', '0505', '0605']);
  });

  it('B21.4 a hex of an odd row has its neighbours E, NE, NW, W, SW, SE', () => {
    expect(neighboursOf('0505')).toEqual(['0605', '0504', '0404', '0405', '0406', '0506']);
  });

  it('B21.4 at the edges of the map some are missing', () => {
    expect(neighboursOf('0101')).toEqual(['0201', '0102']);
    expect(neighboursOf('1612')).toEqual(['1611', '1512']);
    expect(neighboursOf('1602')).toEqual(['1601', '1502', '1603']);
  });

  it('B21.4 cube coordinates: z = r − 1, x = (c − 1) − ⌊(r − 1) / 2⌋', () => {
    for (const at of BANNOCKBURN.hexes) {
      expect(toCube(at, 'odd-r')).toEqual({ x: columnOf(at) - Math.floor(rowOf(at) / 2), z: rowOf(at) });
    }
  });

  it('B3.1 distance is the fewest steps from hex to hex', () => {
    expect(between('0505', '0505')).toBe(0);
    expect(between('0505', '0506')).toBe(1);
    expect(between('0505', '0705')).toBe(2);
    expect(between('0505', '0503')).toBe(2);
    expect(between('0505', '0704')).toBe(3);
    expect(between('0101', '1612')).toBe(21);
  });
});

describe.each(OFFSETS)('a grid shifted by %s', (offset) => {
  it('B3.1 every neighbour is at distance 1, and back the same way', () => {
    for (const at of BANNOCKBURN.hexes) {
      const seen = new Set<string>();
      for (const other of BANNOCKBURN.hexes) {
        const [a, b] = [toCube(at, offset), toCube(other, offset)];
        const step = { x: b.x - a.x, z: b.z - a.z };
        if (distanceOf(step) === 1) seen.add(hexId(other));
        expect(distanceOf(step)).toBe(distanceOf({ x: -step.x, z: -step.z }));
      }
      const isInner = columnOf(at) > 0 && columnOf(at) < 15 && rowOf(at) > 0 && rowOf(at) < 11;
      expect(isInner ? seen.size === 6 : seen.size < 6).toBe(true);
    }
  });
});

describe('bearings', () => {
  it('B10.2 the first six are the unit steps, each next to the one before it', () => {
    expect(BEARINGS.slice(0, DIRECTIONS)).toEqual(STEPS);
    STEPS.forEach((step, d) => {
      const next = STEPS[(d + 1) % DIRECTIONS] ?? step;
      expect(distanceOf({ x: next.x - step.x, z: next.z - step.z })).toBe(1);
      expect(distanceOf(step)).toBe(1);
    });
  });

  it('B10.7 lie in rings of 6, 12 and 18, the near ones first', () => {
    expect(BEARING_COUNT).toBe(36);
    expect([1, 2, 3].map(bearingsWithin)).toEqual([6, 18, 36]);
    BEARINGS.forEach((bearing, b) => {
      expect(BEARING_DISTANCE[b]).toBe(distanceOf(bearing));
      expect(bearingsWithin(distanceOf(bearing))).toBeGreaterThan(b);
    });
    expect(new Set(BEARINGS.map(({ x, z }) => `${x} ${z}`)).size).toBe(36);
  });

  it('B3.1 the direction to a neighbour is that of its step; there is none to another hex', () => {
    expect(directionTo(BANNOCKBURN, hex('0505'), hex('0605'))).toBe(0);
    expect(directionTo(BANNOCKBURN, hex('0505'), hex('0506'))).toBe(5);
    expect(directionTo(BANNOCKBURN, hex('0505'), hex('0705'))).toBe(-1);
    expect(directionTo(BANNOCKBURN, hex('0505'), hex('0505'))).toBe(-1);
  });
});
