import type { Action, ReasonCode } from '../../../core/game.ts';
import { codeOf, hexOf, packed } from '../actions.ts';
import { BURN, CLEAR, directionTo, POTHOLES } from '../battlefield/battlefield.ts';
import { hexId, type Hex } from '../hexes.ts';
import { because, OK } from '../reasons.ts';
import { hasMark, infoOf, lowerAt, moveTo, placeOf, rateOf, SCHILTRON, type State } from '../state.ts';
import type { Unit } from '../units.ts';
import { CHARGING, NO_BURN, leftIn, NO_UNITS, ONE_HEX, PLAIN, reached, reachOf, TOGETHER } from './reach.ts';
import { plainReach } from './look.ts';
import { readyReason, spend } from './ready.ts';
import { roomFor } from './room.ts';
import type { ActionRule } from './rule.ts';

const MOVE = codeOf('move');

const MUST_MOVE = because('mustMove');
const MP_SHORT = because('mpShort');
const STACK_FULL = because('stackFull');
const WAY_BLOCKED = because('wayBlocked');
const BURN_STOPS = because('burnStops');
const SCHILTRON_ONE_HEX = because('schiltronOneHex');
const SCHILTRON_CLEAR = because('schiltronClear');
const GROUND_ON_PATH = because('groundOnPath');
const CLEAR_PATH_ONLY = because('clearPathOnly');
const ASSAULT_ONE_HEX = because('assaultOneHex');

/** Why the ground of a hex may not be entered in a charge (B11.4; B18 R8). */
function chargeGround(s: State, hex: Hex): ReasonCode {
  const terrain = s.terms.field.terrain[hex];
  if (terrain === POTHOLES || terrain === BURN) return GROUND_ON_PATH;
  return terrain !== CLEAR && s.terms.rules.chargePath === 'clearOnly' ? CLEAR_PATH_ONLY : OK;
}

/** Why a unit may not enter a hex as a pike in schiltron (B7.6), or in an assault of one hex (B16.6). */
function oneHexReason(s: State, unit: Unit, hex: Hex, how: number): ReasonCode {
  const inSchiltron = hasMark(s, unit, SCHILTRON);
  if (!inSchiltron && (how & ONE_HEX) === 0) return OK;
  if (directionTo(s.terms.field, placeOf(s, unit), hex) === -1)
    return inSchiltron ? SCHILTRON_ONE_HEX : ASSAULT_ONE_HEX;
  const isBarred = inSchiltron && s.terms.rules.schiltronTerrain === 'clearOnly';
  return isBarred && s.terms.field.terrain[hex] !== CLEAR ? SCHILTRON_CLEAR : OK;
}

/** Why a unit cannot get to a hex in this way; 0 when it can (B7). */
export function wayReason(s: State, unit: Unit, hex: Hex, how: number, rate = rateOf(s, unit)): ReasonCode {
  if (hex === placeOf(s, unit)) return MUST_MOVE;
  const room = roomFor(s, unit, hex);
  if (room !== OK) return room;
  if ((how & TOGETHER) !== 0 && lowerAt(s, hex) !== -1) return STACK_FULL;
  const reaches = (way: number): boolean => {
    reachOf(s, unit, way, rate);
    return leftIn(hex) >= 0;
  };
  if (reaches(how)) return OK;
  const oneHex = oneHexReason(s, unit, hex, how);
  if (oneHex !== OK) return oneHex;
  const ground = (how & CHARGING) === 0 ? OK : chargeGround(s, hex);
  if (ground !== OK) return ground;
  if (reaches(how | NO_UNITS)) return WAY_BLOCKED;
  if (!reaches((how & ~CHARGING) | NO_UNITS | NO_BURN)) return MP_SHORT;
  if ((how & CHARGING) === 0) return BURN_STOPS;
  return s.terms.rules.chargePath === 'clearOnly' ? CLEAR_PATH_ONLY : GROUND_ON_PATH;
}

/** Offers an action to each hex that the latest search found. */
export function offerReached(code: number, found: number, out: Action[]): void {
  for (let i = 0; i < found; i += 1) out.push(code + packed(0, reached[i] ?? 0));
}

/** Move: up to the movement rate along a path of free hexes, 1 AP (B7). The destination is enough to name it (B17.6). */
export const move: ActionRule = {
  offer(s, unit, out) {
    if (readyReason(s, unit, 1) !== OK) return;
    const code = MOVE + packed(infoOf(s, unit).handle);
    offerReached(code, plainReach(s, unit), out);
  },
  reason(s, unit, a) {
    const ready = readyReason(s, unit, 1);
    return ready === OK ? wayReason(s, unit, hexOf(a), PLAIN) : ready;
  },
  act(s, unit, a, play) {
    const from = hexId(placeOf(s, unit));
    moveTo(s, unit, hexOf(a));
    spend(s, unit, 1);
    play.tell?.({ type: 'moved', unit: infoOf(s, unit).id, from, to: hexId(hexOf(a)) });
  },
};
