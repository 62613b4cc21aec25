import type { Action, ReasonCode } from '../../../core/game.ts';
import { aimed, codeOf, hexOf, packed, targetOf } from '../actions.ts';
import { hexId } from '../hexes.ts';
import { because, OK } from '../reasons.ts';
import { infoOf, isPike, moveTo, placeOf, type State } from '../state.ts';
import type { Unit } from '../units.ts';
import { rangeOf, targetReason, targets, targetsFrom } from './attack.ts';
import { chargeReason, offerCharges, startReason } from './charge.ts';
import { attackHex, type AttackKind } from './combat.ts';
import { isNear, otherReach, plainReach } from './look.ts';
import { wayReason } from './move.ts';
import { ONE_HEX, PLAIN, reached } from './reach.ts';
import { readyReason, spend } from './ready.ts';
import type { ActionRule } from './rule.ts';

const ASSAULT = codeOf('assault');

const NO_ASSAULT = because('noAssault');
const PIKES_ONLY = because('assaultPikesOnly');
const USED_UP = because('assaultsUsed');

const PIKE_EVENT = 3;
const PIKES = 3;

/** Whether assaults of the Scots Charge turn are held to the rules of a charge (B18 R11). */
const isCharge = (s: State): boolean => s.chargeTurn && s.terms.rules.scotsCharge === 'charge';

const kindOfAttack = (s: State): AttackKind => (isCharge(s) ? 'charge' : 'assault');

/** Why a unit may not assault now: the Scots Charge turn, or three pikes under event 3 (B14.2, B16.6). */
function timeReason(s: State, unit: Unit): ReasonCode {
  const ready = readyReason(s, unit, 1);
  if (ready !== OK || s.chargeTurn) return ready;
  if (s.event !== PIKE_EVENT) return NO_ASSAULT;
  if (!isPike(s, unit)) return PIKES_ONLY;
  return s.eventUses < PIKES ? OK : USED_UP;
}

/** How far an assault goes: any move in the Scots Charge turn (B14.2), one hex under event 3 (B16.6). */
const wayOf = (s: State): number => (s.chargeTurn ? PLAIN : ONE_HEX);

function offerPlain(s: State, unit: Unit, code: number, out: Action[]): void {
  const found = s.chargeTurn ? plainReach(s, unit) : otherReach(s, unit, ONE_HEX);
  const isClose = rangeOf(s, unit) === 1;
  for (let i = 0; i < found; i += 1) {
    const to = reached[i] ?? 0;
    if (isClose && !isNear(to)) continue;
    const count = targetsFrom(s, unit, to, 'assault');
    for (let t = 0; t < count; t += 1) out.push(code + packed(0, to) + aimed(to, targets[t] ?? 0));
  }
}

/** Assault: a move and then an attack for 1 AP (B14, B16.6). */
export const assault: ActionRule = {
  offer(s, unit, out: Action[]) {
    if ((!s.chargeTurn && s.event !== PIKE_EVENT) || timeReason(s, unit) !== OK) return;
    const code = ASSAULT + packed(infoOf(s, unit).handle);
    if (!isCharge(s)) return offerPlain(s, unit, code, out);
    if (startReason(s, unit) === OK) offerCharges(s, unit, code, out);
  },
  reason(s, unit, a) {
    const time = timeReason(s, unit);
    if (time !== OK) return time;
    const to = hexOf(a);
    if (isCharge(s)) return chargeReason(s, unit, to, targetOf(a));
    const way = wayReason(s, unit, to, wayOf(s));
    return way === OK ? targetReason(s, unit, to, targetOf(a), 'assault') : way;
  },
  act(s, unit, a, play) {
    const from = hexId(placeOf(s, unit));
    const kind = kindOfAttack(s);
    moveTo(s, unit, hexOf(a));
    spend(s, unit, 1);
    if (!s.chargeTurn) s.eventUses += 1;
    play.tell?.({ type: 'assaulted', unit: infoOf(s, unit).id, from, to: hexId(hexOf(a)) });
    attackHex(s, unit, targetOf(a), kind, play);
  },
};
