import type { Action, ReasonCode } from '../../../core/game.ts';
import { codeOf, hexOf, packed } from '../actions.ts';
import { bearingTo, BURN } from '../battlefield/battlefield.ts';
import { BEARING_COUNT, BEARING_DISTANCE, bearingsWithin, NO_HEX, type Hex } from '../hexes.ts';
import { because, OK } from '../reasons.ts';
import { holds, infoOf, isEmpty, placeOf, typeOf, type State } from '../state.ts';
import { CROSSBOW, enemyOf, LONGBOW, typeInfo, type Unit } from '../units.ts';
import { attackHex, diceAgainst, type AttackKind } from './combat.ts';
import { isNear } from './look.ts';
import { readyReason, spend } from './ready.ts';
import type { ActionRule } from './rule.ts';

const ATTACK = codeOf('attack');

/** The hexes that `targetsFrom` found last. */
export const targets = new Int16Array(BEARING_COUNT);

const FROM_BURN = because('attackFromBurn');
const NO_ENEMY = because('noEnemyThere');
const OUT_OF_RANGE = because('outOfRange');
const SIGHT_BLOCKED = because('sightBlocked');
const NO_DICE = because('noDice');

/** How far a unit attacks: longbows 2, and 3 by event 4; crossbows 2 under `crossbowRange` (B8.2, B16.4, B18 R13). */
export function rangeOf(s: State, unit: Unit): number {
  const type = typeOf(s, unit);
  if (type === LONGBOW) return s.event === 4 ? 3 : 2;
  return type === CROSSBOW ? s.terms.rules.crossbowRange : typeInfo(type).range;
}

/** Whether a unit in burn may not attack at this distance: never, or bows from afar under `shootFromBurn` (B3.3). */
const burnForbids = (s: State, unit: Unit, from: Hex, distance: number): boolean =>
  s.terms.field.terrain[from] === BURN &&
  !(s.terms.rules.shootFromBurn && typeOf(s, unit) === LONGBOW && distance >= 2);

/** Why a unit that stands in `from` may not attack along a bearing, who is there aside: burn, sight, dice. */
function aimReason(
  s: State,
  unit: Unit,
  from: Hex,
  bearing: number,
  target: Hex,
  kind: AttackKind,
): ReasonCode {
  if (burnForbids(s, unit, from, BEARING_DISTANCE[bearing] ?? 0)) return FROM_BURN;
  if (s.terms.field.sees[from * BEARING_COUNT + bearing] !== 1) return SIGHT_BLOCKED;
  return diceAgainst(s, unit, target, kind) > 0 ? OK : NO_DICE;
}

/** Why a unit that stands in `from` may not attack a hex (B8.1, B8.2). */
export function targetReason(s: State, unit: Unit, from: Hex, target: Hex, kind: AttackKind): ReasonCode {
  if (target === NO_HEX || !holds(s, target, enemyOf(s.side))) return NO_ENEMY;
  const bearing = bearingTo(s.terms.field, from, target);
  if (bearing === -1 || bearing >= bearingsWithin(rangeOf(s, unit))) return OUT_OF_RANGE;
  return aimReason(s, unit, from, bearing, target, kind);
}

/** Lays every hex that a unit could attack from a hex into `targets`; gives their number. */
export function targetsFrom(s: State, unit: Unit, from: Hex, kind: AttackKind): number {
  const enemy = enemyOf(s.side);
  const end = bearingsWithin(rangeOf(s, unit));
  let found = 0;
  for (let bearing = 0; bearing < end; bearing += 1) {
    const target = s.terms.field.bearings[from * BEARING_COUNT + bearing] ?? NO_HEX;
    if (target === NO_HEX || isEmpty(s, target) || !holds(s, target, enemy)) continue;
    if (aimReason(s, unit, from, bearing, target, kind) === OK) targets[found++] = target;
  }
  return found;
}

/** Attack: an adjacent hex, or one that a bow reaches and sees, 1 AP (B8). */
export const attack: ActionRule = {
  offer(s, unit, out: Action[]) {
    if (readyReason(s, unit, 1) !== OK) return;
    if (rangeOf(s, unit) === 1 && !isNear(placeOf(s, unit))) return;
    const code = ATTACK + packed(infoOf(s, unit).handle);
    const found = targetsFrom(s, unit, placeOf(s, unit), 'attack');
    for (let i = 0; i < found; i += 1) out.push(code + packed(0, targets[i] ?? 0));
  },
  reason(s, unit, a) {
    const ready = readyReason(s, unit, 1);
    return ready === OK ? targetReason(s, unit, placeOf(s, unit), hexOf(a), 'attack') : ready;
  },
  act(s, unit, a, play) {
    spend(s, unit, 1);
    attackHex(s, unit, hexOf(a), 'attack', play);
  },
};
