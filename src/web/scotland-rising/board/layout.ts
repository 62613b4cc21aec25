import { rising } from '../../../games/index.ts';
import type { Box, Point } from '../../board/geometry.ts';

/** The distance from the middle of a hex to its corners, in map units. */
export const RADIUS = 50;

const ROOT = Math.sqrt(3);
/** Ground that is shown beyond the outermost hexes. */
const MARGIN = 24;
/** How far beyond the map one may look. */
const BEYOND = 220;

type File = Pick<rising.BattlefieldFile, 'orientation' | 'offset' | 'columns' | 'rows'>;

/** Where hexes lie on the picture. Columns and rows count from 0 and may lie beyond the map. */
export interface Layout {
  readonly file: File;
  /** The middle of the hex in a column and row. */
  at(column: number, row: number): Point;
  centre(hex: rising.Hex): Point;
  /** From a hex to its neighbour in each direction, in the order of `rising.STEPS`. */
  readonly steps: readonly Point[];
  /** The corners of a hex round its middle; corner i and the next one end the side towards direction i. */
  readonly corners: readonly Point[];
  /** A hex as the points of a polygon round its middle. */
  readonly outline: string;
  /** All hexes with a little ground round them, by the middle. */
  readonly whole: Box;
  readonly edges: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

function cubeOf(column: number, row: number, offset: rising.Offset): { x: number; z: number } {
  const odd = (n: number): number => n & 1;
  switch (offset) {
    case 'odd-r':
      return { x: column - (row - odd(row)) / 2, z: row };
    case 'even-r':
      return { x: column - (row + odd(row)) / 2, z: row };
    case 'odd-q':
      return { x: column, z: row - (column - odd(column)) / 2 };
    case 'even-q':
      return { x: column, z: row - (column + odd(column)) / 2 };
    default:
      return offset satisfies never;
  }
}

/** The place of a hex or a step in cube coordinates on the picture (B21.2): hexes on a point, or on a flat side. */
const pixelOf = ({ x, z }: { x: number; z: number }, isPointy: boolean): Point =>
  isPointy
    ? { x: RADIUS * ROOT * (x + z / 2), y: RADIUS * 1.5 * z }
    : { x: RADIUS * 1.5 * x, y: RADIUS * ROOT * (z + x / 2) };

const round = (n: number): number => Math.round(n * 10) / 10;

export const pair = ({ x, y }: Point): string => `${round(x)},${round(y)}`;

/** How the hexes of a battlefield lie. */
export function layoutOf(file: File): Layout {
  const isPointy = file.orientation === 'pointy';
  const at = (column: number, row: number): Point => pixelOf(cubeOf(column, row, file.offset), isPointy);
  const steps = rising.STEPS.map((step) => pixelOf(step, isPointy));
  // Directions turn against the clock, so the corner before a side lies behind it.
  const corners = steps.map(({ x, y }) => {
    const angle = Math.atan2(y, x) + Math.PI / 6;
    return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
  });
  const all: Point[] = [];
  for (let row = 0; row < file.rows; row += 1)
    for (let column = 0; column < file.columns; column += 1) all.push(at(column, row));
  const halfWidth = (isPointy ? ROOT / 2 : 1) * RADIUS + MARGIN;
  const halfHeight = (isPointy ? 1 : ROOT / 2) * RADIUS + MARGIN;
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const left = Math.min(...xs) - halfWidth;
  const right = Math.max(...xs) + halfWidth;
  const top = Math.min(...ys) - halfHeight;
  const bottom = Math.max(...ys) + halfHeight;
  return {
    file,
    at,
    centre: (hex) => at(rising.columnOf(hex), rising.rowOf(hex)),
    steps,
    corners,
    outline: corners.map(pair).join(' '),
    whole: { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top },
    edges: { left: left - BEYOND, top: top - BEYOND, right: right + BEYOND, bottom: bottom + BEYOND },
  };
}
