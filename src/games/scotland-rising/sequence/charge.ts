import type { Action, ReasonCode } from '../../../core/game.ts';
import { aimed, codeOf, hexOf, packed, targetOf } from '../actions.ts';
import { BURN, CLEAR, directionTo, POTHOLES } from '../battlefield/battlefield.ts';
import { DIRECTIONS, hexId, NO_HEX, type Hex } from '../hexes.ts';
import { because, OK } from '../reasons.ts';
import {
  enemyNear,
  hasMark,
  holds,
  infoOf,
  isEmpty,
  moveTo,
  placeOf,
  PRESSED,
  schiltronAt,
  typeOf,
  type State,
} from '../state.ts';
import { enemyOf, typeInfo, type Unit } from '../units.ts';
import { attackHex } from './combat.ts';
import { isNear, otherReach, plainReach } from './look.ts';
import { wayReason } from './move.ts';
import { CHARGING, reached } from './reach.ts';
import { readyReason, spend } from './ready.ts';
import type { ActionRule } from './rule.ts';

const CHARGE = codeOf('charge');
const COST = 2;

const CANNOT_CHARGE = because('cannotCharge');
const FROM_BURN = because('chargeFromBurn');
const ENEMY_AT_START = because('enemyAtStart');
const FROM_POTHOLES = because('chargeFromPotholes');
const NOT_ADJACENT = because('targetNotAdjacent');
const NO_ENEMY = because('noEnemyThere');
const NOT_CLEAR = because('targetNotClear');
const IN_SCHILTRON = because('targetSchiltron');

/** Whether an enemy next to the unit forbids its charge: at the start of the player turn, or now (B11.2, B18 R7). */
const isPressed = (s: State, unit: Unit): boolean =>
  s.terms.rules.chargeAdjacency === 'turnStart'
    ? hasMark(s, unit, PRESSED)
    : enemyNear(s, placeOf(s, unit), s.side);

/** Why a unit may not begin a charge where it stands (B11.2, B11.5). */
export function startReason(s: State, unit: Unit): ReasonCode {
  const terrain = s.terms.field.terrain[placeOf(s, unit)];
  if (terrain === BURN) return FROM_BURN;
  if (isPressed(s, unit)) return ENEMY_AT_START;
  return terrain === POTHOLES && !s.terms.rules.chargeFromPotholes ? FROM_POTHOLES : OK;
}

/** Why a hex may not be charged: nobody there, not clear, or a schiltron (B11.3). */
function chargedReason(s: State, target: Hex): ReasonCode {
  if (target === NO_HEX || !holds(s, target, enemyOf(s.side))) return NO_ENEMY;
  if (s.terms.field.terrain[target] !== CLEAR) return NOT_CLEAR;
  return schiltronAt(s, target) ? IN_SCHILTRON : OK;
}

/** The hexes that a charge of this unit can end in: those of a plain move where no ground near it forbids more. */
function chargeReach(s: State, unit: Unit): number {
  const isPlain = s.terms.rules.chargePath === 'rulebook' && s.terms.field.noRough[placeOf(s, unit)] === 1;
  return isPlain ? plainReach(s, unit) : otherReach(s, unit, CHARGING);
}

/** Offers every end and target of a charge of this unit. */
export function offerCharges(s: State, unit: Unit, code: number, out: Action[]): void {
  const { neighbours } = s.terms.field;
  const found = chargeReach(s, unit);
  for (let i = 0; i < found; i += 1) {
    const to = reached[i] ?? NO_HEX;
    if (!isNear(to)) continue;
    for (let d = 0; d < DIRECTIONS; d += 1) {
      const target = neighbours[to * DIRECTIONS + d] ?? NO_HEX;
      if (target === NO_HEX || isEmpty(s, target) || chargedReason(s, target) !== OK) continue;
      out.push(code + packed(0, to) + aimed(to, target));
    }
  }
}

/** Why a unit may not charge to a hex and attack another from there, its type and cost aside (B11.2 to B11.5). */
export function chargeReason(s: State, unit: Unit, to: Hex, target: Hex): ReasonCode {
  const start = startReason(s, unit);
  if (start !== OK) return start;
  const charged = chargedReason(s, target);
  if (charged !== OK) return charged;
  const way = wayReason(s, unit, to, CHARGING);
  if (way !== OK) return way;
  return directionTo(s.terms.field, to, target) === -1 ? NOT_ADJACENT : OK;
}

/** Why a unit may not charge at all: not ready, or of a type that does not (B11.1). */
function typeReason(s: State, unit: Unit): ReasonCode {
  const ready = readyReason(s, unit, COST);
  if (ready !== OK) return ready;
  return typeInfo(typeOf(s, unit)).charges ? OK : CANNOT_CHARGE;
}

/** Charge: an ax, knight or leader moves and then attacks, 2 AP (B11). */
export const charge: ActionRule = {
  offer(s, unit, out) {
    if (typeReason(s, unit) !== OK || startReason(s, unit) !== OK) return;
    offerCharges(s, unit, CHARGE + packed(infoOf(s, unit).handle), out);
  },
  reason(s, unit, a) {
    const type = typeReason(s, unit);
    return type === OK ? chargeReason(s, unit, hexOf(a), targetOf(a)) : type;
  },
  act(s, unit, a, play) {
    const from = hexId(placeOf(s, unit));
    moveTo(s, unit, hexOf(a));
    spend(s, unit, COST);
    play.tell?.({ type: 'charged', unit: infoOf(s, unit).id, from, to: hexId(hexOf(a)) });
    attackHex(s, unit, targetOf(a), 'charge', play);
  },
};
