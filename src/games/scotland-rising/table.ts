/**
 * What a table asks about a position, to show it and to say beforehand what would come of a decision. All of it is
 * pure: nothing here changes a position.
 */
import type { Battlefield } from './battlefield/battlefield.ts';
import { distanceOf, NO_HEX, toCube, type Hex } from './hexes.ts';
import { CHARGING, ONE_HEX, PLAIN, TOGETHER, leftIn, reached, reachOf } from './sequence/reach.ts';
import { roomFor } from './sequence/room.ts';
import { partnerOf, placeOf, rateOf, sideOf, type State } from './state.ts';
import type { Unit } from './units.ts';
import { sample, type View } from './view.ts';

export { BANNOCKBURN } from './battlefield/bannockburn.ts';
export {
  bearingTo,
  blockersOf,
  BURN,
  terrainAt,
  type Battlefield,
} from './battlefield/battlefield.ts';
export { TERRAINS, type BattlefieldFile, type TerrainId } from './battlefield/file.ts';
export {
  BEARING_COUNT,
  BEARING_DISTANCE,
  BEARINGS,
  bearingsWithin,
  columnOf,
  DIRECTIONS,
  hexAt,
  hexId,
  NO_HEX,
  readHex,
  rowOf,
  STEPS,
  type Hex,
  type Offset,
} from './hexes.ts';
export { oddsOf, type Odds } from './odds.ts';
export { OPTIONS } from './options.ts';
export { rangeOf } from './sequence/attack.ts';
export { diceAgainst, type AttackKind } from './sequence/combat.ts';
export { commandOf } from './sequence/points.ts';
export {
  ACTED,
  DISORDERED,
  ELIMINATED,
  EXITED,
  hasMark,
  infoOf,
  isLeader,
  LAST_TURN,
  lowerAt,
  partnerOf,
  placeOf,
  rateOf,
  REDUCED,
  SCHILTRON,
  scoreOf,
  SIEGE_VP,
  sideOf,
  targetNumberOf,
  typeOf,
  UNPLACED,
  upperAt,
  diceOf,
  type Phase,
  type State,
} from './state.ts';
export {
  COMMANDS,
  ENGLISH,
  enemyOf,
  LEADER,
  readHandle,
  SCOTS,
  sideId,
  SIDES,
  typeInfo,
  TYPES,
  type CommandName,
  type Side,
  type SideId,
  type TypeId,
  type Unit,
  type UnitInfo,
} from './units.ts';

/** The whole position that a view shows; nothing is hidden (B0.6). */
export const stateOf = (view: View): State => sample(view);

/** How a unit goes somewhere: a Move, a charge, with its leader, or the one hex of event 3. */
export type Way = 'move' | 'charge' | 'escort' | 'step';

const BITS: Readonly<Record<Way, number>> = {
  move: PLAIN,
  charge: CHARGING,
  escort: TOGETHER,
  step: ONE_HEX,
};

/** Where a unit could get to, whatever its AP, with the MP it would spend on the way; the burn takes them all (B7). */
export function costsOf(s: State, unit: Unit, way: Way): ReadonlyMap<Hex, number> {
  const alone = rateOf(s, unit);
  const rate = way === 'escort' ? Math.min(alone, rateOf(s, partnerOf(s, unit))) : alone;
  const count = reachOf(s, unit, BITS[way], rate);
  const costs = new Map<Hex, number>();
  for (let i = 0; i < count; i += 1) {
    const hex = reached[i] ?? NO_HEX;
    costs.set(hex, rate - leftIn(hex));
  }
  return costs;
}

/** How many hexes lie between two hexes, the last one counted (B3.1). */
export function distance({ file }: Battlefield, from: Hex, to: Hex): number {
  const [a, b] = [toCube(from, file.offset), toCube(to, file.offset)];
  return distanceOf({ x: b.x - a.x, z: b.z - a.z });
}

/** The unit of this id; -1 when it is not in the battle. */
export function unitNamed(s: State, id: string): Unit {
  return s.terms.field.units.findIndex((info) => info.id === id);
}

/** Where a unit could be set up freely, were it not yet placed (B4.4, B3.6). */
export function placesFor(s: State, unit: Unit): Hex[] {
  const allowed = s.terms.field.freeform[sideOf(s, unit)];
  return s.terms.field.hexes.filter(
    (hex) => allowed[hex] === 1 && hex !== placeOf(s, unit) && roomFor(s, unit, hex) === 0,
  );
}
