import type { Box, Point } from './geometry.ts';

/** Ground of nobody: the sea, or land that is not in play. */
const NOBODY = -1;

/** The map as small squares, each with the area that holds its middle. */
export interface Raster {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
  readonly columns: number;
  readonly rows: number;
  readonly owner: Int16Array;
  /** The area that is nearest: the owner on land, at sea the one whose coast it washes. */
  readonly nearest: Int16Array;
}

type Rings = readonly (readonly Point[])[];

/** Divides a part of the map into squares of `cell` units; `areas` are the rings of each area. */
export function rasterize(areas: readonly Rings[], frame: Box, cell: number): Raster {
  const columns = Math.ceil(frame.width / cell);
  const rows = Math.ceil(frame.height / cell);
  const left = frame.x - frame.width / 2;
  const top = frame.y - frame.height / 2;
  const owner = new Int16Array(columns * rows).fill(NOBODY);
  areas.forEach((rings, index) => {
    for (let row = 0; row < rows; row += 1) {
      const crossings = crossingsAt(rings, top + (row + 0.5) * cell);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, Math.ceil(((crossings[i] ?? 0) - left) / cell - 0.5));
        const to = Math.min(columns - 1, Math.floor(((crossings[i + 1] ?? 0) - left) / cell - 0.5));
        for (let column = from; column <= to; column += 1) owner[row * columns + column] = index;
      }
    }
  });
  return { left, top, cell, columns, rows, owner, nearest: spread(owner, columns) };
}

/** Gives each square of nobody to the area that reaches it first when all grow at the same pace. */
function spread(owner: Int16Array, columns: number): Int16Array {
  const nearest = owner.slice();
  let edge = [...nearest.keys()].filter((at) => nearest[at] !== NOBODY);
  while (edge.length > 0) {
    const next: number[] = [];
    for (const at of edge)
      for (const step of [-1, 1, -columns, columns]) {
        const beside = at + step;
        const wraps = Math.abs(step) === 1 && Math.floor(beside / columns) !== Math.floor(at / columns);
        if (wraps || nearest[beside] !== NOBODY) continue;
        nearest[beside] = nearest[at] ?? NOBODY;
        next.push(beside);
      }
    edge = next;
  }
  return nearest;
}

/** Where a horizontal line crosses the rings, from left to right. */
function crossingsAt(rings: Rings, y: number): number[] {
  const crossings: number[] = [];
  for (const ring of rings)
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length];
      if (b === undefined || a.y <= y === b.y <= y) return;
      crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    });
  return crossings.sort((a, b) => a - b);
}

/** Shares of a rectangle, from 0 to 1. */
export interface Shares {
  readonly own: number;
  readonly foreign: number;
}

/** Tells for any rectangle how much of it is an area's own land, and how much is another area's land or water. */
export function groundOf(raster: Raster, area: number): (box: Box) => Shares {
  const { columns, rows, owner, nearest } = raster;
  const width = columns + 1;
  const own = new Int32Array(width * (rows + 1));
  const foreign = new Int32Array(width * (rows + 1));
  const sumUp = (sums: Int32Array, at: number, one: boolean): void => {
    sums[at] = (sums[at - 1] ?? 0) + (sums[at - width] ?? 0) - (sums[at - width - 1] ?? 0) + (one ? 1 : 0);
  };
  for (let row = 1; row <= rows; row += 1)
    for (let column = 1; column <= columns; column += 1) {
      const here = (row - 1) * columns + column - 1;
      sumUp(own, row * width + column, owner[here] === area);
      sumUp(foreign, row * width + column, nearest[here] !== area);
    }
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  // Every square that a rectangle touches counts.
  return (box) => {
    const x0 = clamp(Math.floor((box.x - box.width / 2 - raster.left) / raster.cell), columns);
    const x1 = clamp(Math.ceil((box.x + box.width / 2 - raster.left) / raster.cell), columns);
    const y0 = clamp(Math.floor((box.y - box.height / 2 - raster.top) / raster.cell), rows);
    const y1 = clamp(Math.ceil((box.y + box.height / 2 - raster.top) / raster.cell), rows);
    const total = Math.max(1, (x1 - x0) * (y1 - y0));
    const sum = (sums: Int32Array): number =>
      (sums[y1 * width + x1] ?? 0) -
      (sums[y0 * width + x1] ?? 0) -
      (sums[y1 * width + x0] ?? 0) +
      (sums[y0 * width + x0] ?? 0);
    return { own: sum(own) / total, foreign: sum(foreign) / total };
  };
}
