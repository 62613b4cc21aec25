import { BEARINGS, DIRECTIONS, distanceOf, NO_HEX, STEPS, type Cube, type Hex } from '../hexes.ts';

/** Where a line of sight runs: the bearings from the shooter of the hexes it passes. */
interface Line {
  readonly passes: readonly number[];
  /** Between two hexes, along the side they share: both must block. Otherwise either one does. */
  readonly alongSide: boolean;
}

const sum = (a: Cube, b: Cube): Cube => ({ x: a.x + b.x, z: a.z + b.z });
const isSame = (a: Cube, b: Cube): boolean => a.x === b.x && a.z === b.z;
const bearingOf = (step: Cube): number => BEARINGS.findIndex((bearing) => isSame(bearing, step));

/** The line on a bearing when u and its neighbour v make it up; undefined when they do not. */
function lineAlong(bearing: Cube, u: Cube, v: Cube): Line | undefined {
  const uu = sum(u, u);
  const uv = sum(u, v);
  const passes = (...hexes: Cube[]): number[] => hexes.map(bearingOf);
  if (isSame(bearing, uu)) return { passes: passes(u), alongSide: false };
  if (isSame(bearing, uv)) return { passes: passes(u, v), alongSide: true };
  if (isSame(bearing, sum(uu, u))) return { passes: passes(u, uu), alongSide: false };
  if (isSame(bearing, sum(uu, v))) return { passes: passes(u, uv), alongSide: false };
  return undefined;
}

/**
 * The line on each bearing, decided in whole numbers (B10.2): straight when it is a multiple of a unit step u, along a
 * hex side when it is u + v, oblique when it is 2u + v, with v a neighbour of u.
 */
const LINES: readonly Line[] = BEARINGS.map((bearing): Line => {
  if (distanceOf(bearing) === 1) return { passes: [], alongSide: false };
  for (let d = 0; d < DIRECTIONS; d += 1) {
    for (const turn of [1, DIRECTIONS - 1]) {
      const u = STEPS[d];
      const v = STEPS[(d + turn) % DIRECTIONS];
      const line = u === undefined || v === undefined ? undefined : lineAlong(bearing, u, v);
      if (line !== undefined) return line;
    }
  }
  throw new Error(`no line leads to ${bearing.x}, ${bearing.z}`);
});

/** The hex that lies from another on a bearing; `NO_HEX` beyond the edge of the map. */
type Lying = (from: Hex, bearing: number) => Hex;

/** The hexes of the map that the line from a hex on a bearing passes (B10.3 to B10.7). */
export function passedBy(lying: Lying, from: Hex, bearing: number): Hex[] {
  const passes = LINES[bearing]?.passes;
  if (passes === undefined) throw new RangeError(`there is no bearing ${bearing}`);
  return passes.map((each) => lying(from, each)).filter((hex) => hex !== NO_HEX);
}

/**
 * Whether the line is blocked: along a hex side only when both hexes beside it block, and one beyond the map does not
 * (B10.4); otherwise when any hex that it passes does.
 */
export function isBlocked(lying: Lying, from: Hex, bearing: number, blocks: (hex: Hex) => boolean): boolean {
  const hexes = passedBy(lying, from, bearing);
  if (LINES[bearing]?.alongSide === true) return hexes.length === 2 && hexes.every(blocks);
  return hexes.some(blocks);
}
