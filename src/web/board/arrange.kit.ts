import { overlap, type Box, type Point } from './geometry.ts';
import type { Shares } from './raster.kit.ts';
import { pitchOf, rowsOf } from './rows.ts';

/** Where pieces may stand: an area's ground, and what must stay in sight. */
export interface Ground {
  readonly anchor: Point;
  readonly shares: (box: Box) => Shares;
  /** Names and signs that no piece may cover. */
  readonly keep: readonly Box[];
}

/** How a number of pieces stand: their size, how many in a row, the middle of the rows. */
export type Rows = readonly [size: number, columns: number, x: number, y: number];

/** How far from the anchor the middle of the rows may go. */
const REACH = 132;
/** The share of a piece that may lie on another area, and the share that must lie on its own. */
const FOREIGN_MOST = 0.005;
const OWN_LEAST = 0.14;
/** What is wrong with standing in the water all over. */
const WET = 30;
/** Steps of the grid on which places are tried, for the distance from piece to piece. */
const STEPS = 6;

/** How many pieces wide the rows may be: each number of rows once. */
function widths(count: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i + 1);
  return all.filter((each) => each === 1 || Math.ceil(count / (each - 1)) !== Math.ceil(count / each));
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly worth: number;
}

/** What is wrong with a piece of one size at each place of a grid round the anchor, worked out when it is asked. */
class Grid {
  readonly size: number;
  private readonly step: number;
  private readonly width: number;
  private readonly known: Float32Array;
  private readonly ground: Ground;
  private readonly near: readonly Box[];

  constructor(ground: Ground, size: number) {
    this.ground = ground;
    this.size = size;
    this.step = pitchOf(size) / STEPS;
    this.width = 2 * Math.ceil((REACH * 2) / this.step) + 1;
    this.known = new Float32Array(this.width * this.width).fill(NaN);
    const reach = { ...ground.anchor, width: REACH * 4, height: REACH * 4 };
    this.near = ground.keep.filter((box) => overlap(box, reach));
  }

  private point(column: number, row: number): Point {
    const { x, y } = this.ground.anchor;
    return { x: x + column * this.step, y: y + row * this.step };
  }

  /** Infinite where no piece may stand; otherwise the less the better. */
  private fault(column: number, row: number): number {
    const half = this.width >> 1;
    if (Math.abs(column) > half || Math.abs(row) > half) return Infinity;
    const key = (column + half) * this.width + row + half;
    const known = this.known[key] ?? NaN;
    if (!Number.isNaN(known)) return known;
    const box = { ...this.point(column, row), width: this.size, height: this.size };
    const { own, foreign } = this.ground.shares(box);
    const impossible =
      foreign > FOREIGN_MOST || own < OWN_LEAST || this.near.some((kept) => overlap(kept, box, 2));
    const wrong = impossible ? Infinity : (1 - own) * WET;
    this.known[key] = wrong;
    return wrong;
  }

  /** The best place for rows of this width; undefined when they do not fit. */
  place(count: number, columns: number): Placed | undefined {
    const cells = rowsOf(count, columns);
    const reach = Math.floor(REACH / this.step);
    let best: Placed | undefined;
    for (let column = -reach; column <= reach; column += 1)
      for (let row = -reach; row <= reach; row += 1) {
        let worth = Math.hypot(column, row) * this.step;
        if (best !== undefined && worth >= best.worth) continue;
        for (const [x, y] of cells) {
          worth += this.fault(column + x * (STEPS / 2), row + y * (STEPS / 2)) / cells.length;
          if (worth === Infinity) break;
        }
        if (worth < (best?.worth ?? Infinity)) best = { ...this.point(column, row), worth };
      }
    return best;
  }
}

/** The best rows of one size for a number of pieces, slender ones counting as worse. */
function bestRows(grid: Grid, count: number): Rows | undefined {
  let best: Rows | undefined;
  let least = Infinity;
  for (const columns of widths(count)) {
    const placed = grid.place(count, columns);
    if (placed === undefined) continue;
    const worth = placed.worth + Math.abs(columns - Math.ceil(count / columns) * 1.7) * grid.size * 0.35;
    if (worth >= least) continue;
    least = worth;
    best = [grid.size, columns, Math.round(placed.x * 10) / 10, Math.round(placed.y * 10) / 10];
  }
  return best;
}

/**
 * Sets 1, 2, 3 … `most` pieces up in rows on a piece of ground, each number as large as the ground allows: the first
 * of `sizes` (large to small) that fits. Throws when even the smallest does not.
 */
export function arrange(ground: Ground, most: number, sizes: readonly number[]): readonly Rows[] {
  const grids = sizes.map((size) => new Grid(ground, size));
  const all: Rows[] = [];
  let first = 0;
  for (let count = 1; count <= most; count += 1) {
    let found: Rows | undefined;
    // More pieces are never larger than fewer.
    for (; found === undefined && first < grids.length; first += found === undefined ? 1 : 0) {
      const grid = grids[first];
      found = grid === undefined ? undefined : bestRows(grid, count);
    }
    if (found === undefined) throw new Error(`there is no room for ${count} pieces`);
    all.push(found);
  }
  return all;
}
