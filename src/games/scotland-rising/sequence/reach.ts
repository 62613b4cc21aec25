import { BURN, CLEAR, POTHOLES } from '../battlefield/battlefield.ts';
import { DIRECTIONS, MAP_LIMIT, NO_HEX, type Hex } from '../hexes.ts';
import { OK } from '../reasons.ts';
import { hasMark, placeOf, rateOf, SCHILTRON, type State } from '../state.ts';
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
/** The direction from which each hex of the queue was entered. */
const came = new Uint8Array(queue.length);
let count = 0;
let queued = 0;
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
  if ((how & NO_UNITS) !== 0 || s.lower[hex] === 0) return true;
  return (how & TOGETHER) === 0 && roomFor(s, unit, hex) === OK;
}

/** The MP left after a hex of the burn has been entered: none; -1 when there was none to begin with (B7.5). */
const afterBurn = (mp: number, how: number): number => ((how & NO_BURN) !== 0 ? mp - 1 : mp >= 1 ? 0 : -1);

/** Every direction, and for each direction itself with the two beside it, laid out six or three a row. */
const AROUND: readonly number[] = [0, 1, 2, 3, 4, 5];
const OUTWARD: readonly (readonly number[])[] = AROUND.map((d) => [
  (d + 5) % DIRECTIONS,
  d,
  (d + 1) % DIRECTIONS,
]);

/** Enters the hexes that lie in these directions of one, with the MP left there. `stops` is for those that go one hex. */
function enter(
  s: State,
  unit: Unit,
  from: Hex,
  directions: readonly number[],
  how: number,
  stops: boolean,
): void {
  const { cost, field } = s.terms;
  const { neighbours } = field;
  const { lower } = s;
  const mp = (left[from] ?? 0) - 1;
  for (let i = 0; i < directions.length; i += 1) {
    const direction = directions[i] ?? 0;
    const hex = neighbours[from * DIRECTIONS + direction] ?? NO_HEX;
    if (hex < 0) continue;
    const price = cost[hex] ?? 0;
    const after = (price === 0 ? afterBurn(mp, how) : mp - price) + 1;
    const known = left[hex] ?? 0;
    if (after <= known) continue;
    if ((how !== PLAIN || lower[hex] !== 0) && !mayEnter(s, unit, hex, how)) continue;
    left[hex] = after;
    if (known === 0) reached[count++] = hex;
    if (after <= 1 || stops) continue;
    came[queued] = direction;
    queue[queued++] = hex;
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

/**
 * Searches where a unit can get to from where it stands, with this many MP, moving in this way (B7). Gives the number of
 * hexes in `reached`.
 */
export function reachOf(s: State, unit: Unit, how: number, rate: number = rateOf(s, unit)): number {
  for (let i = 0; i < count; i += 1) left[reached[i] ?? 0] = 0;
  left[start] = 0;
  count = 0;
  queued = 0;
  start = placeOf(s, unit);
  // Nothing ever gets back to the start with more.
  left[start] = rate + 1;
  const inSchiltron = hasMark(s, unit, SCHILTRON);
  enter(s, unit, start, AROUND, how, inSchiltron || (how & ONE_HEX) !== 0);
  // With two MP the second hex lies outward of the first: every nearer one is entered from the start, or by nobody.
  const isShort = rate === 2;
  for (let i = 0; i < queued; i += 1) {
    const directions = isShort ? (OUTWARD[came[i] ?? 0] ?? AROUND) : AROUND;
    enter(s, unit, queue[i] ?? start, directions, how, false);
  }
  if (inSchiltron) keepToClear(s);
  return count;
}
