import { DIRECTIONS, MAP_LIMIT, NO_HEX, type Hex } from '../hexes.ts';
import { hasMark, rateOf, SCHILTRON, type State } from '../state.ts';
import type { Unit } from '../units.ts';
import { PLAIN, reachOf, shortReach } from './reach.ts';

const near = new Uint8Array(MAP_LIMIT * MAP_LIMIT);
const marked = new Int16Array(MAP_LIMIT * MAP_LIMIT);
let count = 0;
let mover: Unit = -1;
let found = 0;

/** Whether an enemy of the active player is adjacent to a hex, by the latest `lookAround`. */
export const isNear = (hex: Hex): boolean => near[hex] === 1;

/**
 * Looks once at what every offer of one question asks: which hexes are next to an enemy. It stands until the position
 * changes, so nothing but the offers of the same question may rest on it.
 */
export function lookAround(s: State): void {
  for (let i = 0; i < count; i += 1) near[marked[i] ?? 0] = 0;
  count = 0;
  mover = -1;
  const { sides, neighbours } = s.terms.field;
  for (let unit = 0; unit < sides.length; unit += 1) {
    const place = s.place[unit] ?? NO_HEX;
    if (place < 0 || sides[unit] === s.side) continue;
    for (let at = place * DIRECTIONS; at < (place + 1) * DIRECTIONS; at += 1) {
      const hex = neighbours[at] ?? NO_HEX;
      if (hex < 0 || near[hex] === 1) continue;
      near[hex] = 1;
      marked[count++] = hex;
    }
  }
}

/** As `reachOf` for a plain move of a unit, searched once for all offers of the same question that follow each other. */
export function plainReach(s: State, unit: Unit): number {
  if (mover === unit) return found;
  const rate = rateOf(s, unit);
  const isShort = rate === 2 && !hasMark(s, unit, SCHILTRON);
  found = isShort ? shortReach(s, unit) : reachOf(s, unit, PLAIN, rate);
  mover = unit;
  return found;
}

/** As `reachOf`, for every search but the plain one that offers share: that one is made anew after it. */
export function otherReach(s: State, unit: Unit, how: number, rate: number = rateOf(s, unit)): number {
  mover = -1;
  return reachOf(s, unit, how, rate);
}
