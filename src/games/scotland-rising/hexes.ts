/**
 * A hex: its row and column in one number, so that hexes of every battlefield of up to 32 by 32 are known by the
 * same numbers. `NO_HEX` where the map ends.
 */
export type Hex = number;

export const NO_HEX = -1;

/** The most columns and rows that a battlefield can have. */
export const MAP_LIMIT = 32;

const ROW_SHIFT = 5;
const COLUMN_MASK = MAP_LIMIT - 1;

/** The hex in this column and row, both counted from 0. */
export const hexAt = (column: number, row: number): Hex => (row << ROW_SHIFT) | column;

export const columnOf = (hex: Hex): number => hex & COLUMN_MASK;
export const rowOf = (hex: Hex): number => hex >> ROW_SHIFT;

const twoDigits = (n: number): string => String(n).padStart(2, '0');

const IDS: readonly string[] = Array.from(
  { length: MAP_LIMIT * MAP_LIMIT },
  (_, hex) => twoDigits(columnOf(hex) + 1) + twoDigits(rowOf(hex) + 1),
);

/** Column and row, two digits each, from 01: `0407` (B21.2). Throws for what is no hex. */
export function hexId(hex: Hex): string {
  const id = IDS[hex];
  if (id === undefined) throw new RangeError(`${hex} is no hex`);
  return id;
}

/** The hex of an id; undefined when it is none. */
export function readHex(id: string): Hex | undefined {
  if (!/^\d{4}$/.test(id)) return undefined;
  const column = Number(id.slice(0, 2)) - 1;
  const row = Number(id.slice(2)) - 1;
  const inRange = column >= 0 && column < MAP_LIMIT && row >= 0 && row < MAP_LIMIT;
  return inRange ? hexAt(column, row) : undefined;
}

/** How the rows or columns of a map are shifted: B21.2. */
export const OFFSETS = ['odd-r', 'even-r', 'odd-q', 'even-q'] as const;
export type Offset = (typeof OFFSETS)[number];

/** A hex or a step in cube coordinates: x + y + z = 0, of which y is left out (B10.2, B21.4). */
export interface Cube {
  readonly x: number;
  readonly z: number;
}

/** The cube coordinates of a hex on a map whose rows or columns are shifted so (B21.4). */
export function toCube(hex: Hex, offset: Offset): Cube {
  const column = columnOf(hex);
  const row = rowOf(hex);
  switch (offset) {
    case 'odd-r':
      return { x: column - (row - (row & 1)) / 2, z: row };
    case 'even-r':
      return { x: column - (row + (row & 1)) / 2, z: row };
    case 'odd-q':
      return { x: column, z: row - (column - (column & 1)) / 2 };
    case 'even-q':
      return { x: column, z: row - (column + (column & 1)) / 2 };
    default:
      return offset satisfies never;
  }
}

/** The six unit steps, each next to the one before it: two that follow each other are neighbours (B10.2). */
export const STEPS: readonly Cube[] = [
  { x: 1, z: 0 },
  { x: 1, z: -1 },
  { x: 0, z: -1 },
  { x: -1, z: 0 },
  { x: -1, z: 1 },
  { x: 0, z: 1 },
];

export const DIRECTIONS = 6;

/** The distance between two hexes: B3.1. */
export const distanceOf = ({ x, z }: Cube): number => Math.max(Math.abs(x), Math.abs(z), Math.abs(x + z));

/** How far a longbow ever reaches (B16.4), and with it every attack. */
export const FARTHEST = 3;

function disc(): Cube[] {
  const all: Cube[] = [];
  for (let z = -FARTHEST; z <= FARTHEST; z += 1) {
    for (let x = -FARTHEST; x <= FARTHEST; x += 1) {
      const far = distanceOf({ x, z });
      if (far >= 2 && far <= FARTHEST) all.push({ x, z });
    }
  }
  return all.toSorted((a, b) => distanceOf(a) - distanceOf(b));
}

/**
 * Where a target can lie from its attacker: the six neighbours in the order of `STEPS`, then the twelve hexes at
 * distance 2, then the eighteen at distance 3. The place in this list is a *bearing*.
 */
export const BEARINGS: readonly Cube[] = [...STEPS, ...disc()];

export const BEARING_COUNT = BEARINGS.length;

/** The distance of each bearing. */
export const BEARING_DISTANCE: readonly number[] = BEARINGS.map(distanceOf);

/** The first bearing beyond this distance. */
export const bearingsWithin = (distance: number): number => 3 * distance * (distance + 1);
