import { BURN, CLEAR, POTHOLES } from '../battlefield/battlefield.ts';
import {
  BEARING_COUNT,
  BEARINGS,
  bearingsWithin,
  DIRECTIONS,
  distanceOf,
  MAP_LIMIT,
  NO_HEX,
  STEPS,
  type Hex,
} from '../hexes.ts';
import { OK } from '../reasons.ts';
import { hasMark, isEmpty, placeOf, rateOf, SCHILTRON, type State } from '../state.ts';
import type { Unit } from '../units.ts';
import { roomFor } from './room.ts';

/** How a unit goes: bits that change which hexes it may enter. */
export const PLAIN = 0;
/** As a charge: neither potholes nor burn may be entered (B11.4), and clear hexes alone under `chargePath` 'clearOnly'. */
export const CHARGING = 1;
/** A leader goes along: every hex entered must be empty (B18 R16). */
export const TOGETHER = 2;
/** One hex at most, whatever the MP (B16.6). */
export const ONE_HEX = 4;
/** To explain a refusal: as if there were no other units, or no burn. */
export const NO_UNITS = 8;
export const NO_BURN = 16;

/** The hexes that the latest search found, as many as `reachOf` said: one search's findings stand until the next. */
export const reached = new Int16Array(MAP_LIMIT * MAP_LIMIT);

const left = new Uint8Array(MAP_LIMIT * MAP_LIMIT);
// A hex may be entered anew with more MP left, at most once for each MP.
const queue = new Int16Array(MAP_LIMIT * MAP_LIMIT * 8);
/** The direction in which each hex of the queue was entered. */
const came = new Uint8Array(queue.length);
let count = 0;
let start: Hex = 0;

/** The MP that the latest search left in a hex it found; -1 where it did not get. */
export const leftIn = (hex: Hex): number => (left[hex] ?? 0) - 1;

/** Whether ground or other units keep a unit out of a hex that is not free ground for everybody. */
function mayEnter(s: State, unit: Unit, hex: Hex, how: number): boolean {
  if ((how & CHARGING) !== 0) {
    const terrain = s.terms.field.terrain[hex];
    if (terrain === POTHOLES || terrain === BURN) return false;
    if (terrain !== CLEAR && s.terms.rules.chargePath === 'clearOnly') return false;
  }
  if ((how & NO_UNITS) !== 0 || isEmpty(s, hex)) return true;
  return (how & TOGETHER) === 0 && roomFor(s, unit, hex) === OK;
}

/** The MP left after a hex of the burn has been entered: none; -1 when there was none to begin with (B7.5). */
const afterBurn = (mp: number, how: number): number => ((how & NO_BURN) !== 0 ? mp - 1 : mp >= 1 ? 0 : -1);

/**
 * The directions to go on in: all six from the start, then at 6 + 3 * d those from a hex that was entered in direction d,
 * ahead and to either side. The hexes behind lie next to the one it was entered from as well, and were tried from there
 * with more MP.
 */
const WAYS = Uint8Array.from([
  ...STEPS.keys(),
  ...STEPS.flatMap((_, d) => [(d + DIRECTIONS - 1) % DIRECTIONS, d, (d + 1) % DIRECTIONS]),
]);

/** Enters hex after hex from the start, with the MP left in each; `stops` is for those that go one hex. */
function spread(s: State, unit: Unit, how: number, stops: boolean): void {
  const { cost, field } = s.terms;
  const { neighbours } = field;
  const { stacks } = s;
  queue[0] = start;
  let queued = 1;
  for (let next = 0; next < queued; next += 1) {
    const from = queue[next] ?? start;
    const mp = (left[from] ?? 0) - 1;
    const begin = next === 0 ? 0 : DIRECTIONS + 3 * (came[next] ?? 0);
    const end = next === 0 ? DIRECTIONS : begin + 3;
    for (let i = begin; i < end; i += 1) {
      const direction = WAYS[i] ?? 0;
      const hex = neighbours[from * DIRECTIONS + direction] ?? NO_HEX;
      if (hex < 0) continue;
      const price = cost[hex] ?? 0;
      const after = (price === 0 ? afterBurn(mp, how) : mp - price) + 1;
      const known = left[hex] ?? 0;
      if (after <= known) continue;
      if ((how !== PLAIN || stacks[hex] !== 0) && !mayEnter(s, unit, hex, how)) continue;
      left[hex] = after;
      if (known === 0) reached[count++] = hex;
      if (after === 1) continue;
      came[queued] = direction;
      queue[queued++] = hex;
    }
    if (stops) return;
  }
}

/** A pike in schiltron enters one hex at most, and only a clear one unless `schiltronTerrain` says otherwise (B7.6). */
function keepToClear(s: State): void {
  if (s.terms.rules.schiltronTerrain === 'formOnly') return;
  let kept = 0;
  for (let i = 0; i < count; i += 1) {
    const hex = reached[i] ?? 0;
    if (s.terms.field.terrain[hex] === CLEAR) reached[kept++] = hex;
    else left[hex] = 0;
  }
  count = kept;
}

/** Clears what the latest search left behind. */
function forget(): void {
  for (let i = 0; i < count; i += 1) left[reached[i] ?? 0] = 0;
  left[start] = 0;
  count = 0;
}

/**
 * Searches where a unit can get to from where it stands, with this many MP, moving in this way (B7). Gives the number of
 * hexes in `reached`.
 */
export function reachOf(s: State, unit: Unit, how: number, rate: number = rateOf(s, unit)): number {
  forget();
  start = placeOf(s, unit);
  // Nothing ever gets back to the start with more.
  left[start] = rate + 1;
  const inSchiltron = hasMark(s, unit, SCHILTRON);
  spread(s, unit, how, inSchiltron || (how & ONE_HEX) !== 0);
  if (inSchiltron) keepToClear(s);
  return count;
}

/** For each bearing at distance 2 the directions, a bit each, of the hexes between: a straight one has one, others two. */
const BETWEEN: readonly number[] = BEARINGS.map(({ x, z }) =>
  STEPS.reduce(
    (bits, step, d) => (distanceOf({ x: x - step.x, z: z - step.z }) === 1 ? bits | (1 << d) : bits),
    0,
  ),
);

/** Whether a hex has room for a unit that goes through (B3.6, B3.7): most are empty. */
const hasRoom = (s: State, unit: Unit, hex: Hex): boolean => isEmpty(s, hex) || roomFor(s, unit, hex) === OK;

/**
 * As `reachOf` for a plain move with two MP out of schiltron, which most units have: the hexes around, and beyond those
 * that cost one MP the hexes that take no more. `leftIn` knows nothing of it.
 */
export function shortReach(s: State, unit: Unit): number {
  const { cost, field } = s.terms;
  forget();
  const first = placeOf(s, unit) * BEARING_COUNT;
  let found = 0;
  let through = 0;
  for (let d = 0; d < DIRECTIONS; d += 1) {
    const hex = field.bearings[first + d] ?? NO_HEX;
    if (hex < 0 || !hasRoom(s, unit, hex)) continue;
    reached[found++] = hex;
    if (cost[hex] === 1) through |= 1 << d;
  }
  for (let bearing = DIRECTIONS; bearing < SECOND_RING; bearing += 1) {
    if ((through & (BETWEEN[bearing] ?? 0)) === 0) continue;
    const hex = field.bearings[first + bearing] ?? NO_HEX;
    if (hex >= 0 && (cost[hex] ?? 0) <= 1 && hasRoom(s, unit, hex)) reached[found++] = hex;
  }
  return found;
}

const SECOND_RING = bearingsWithin(2);
