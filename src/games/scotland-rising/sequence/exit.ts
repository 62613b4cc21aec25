import type { ReasonCode } from '../../../core/game.ts';
import { codeOf, packed } from '../actions.ts';
import { hexId, NO_HEX, type Hex } from '../hexes.ts';
import { because, OK } from '../reasons.ts';
import { EXITED, hasMark, infoOf, placeOf, rateOf, remove, SCHILTRON, type State } from '../state.ts';
import { ENGLISH, type Unit } from '../units.ts';
import { otherReach } from './look.ts';
import { leftIn, NO_UNITS, PLAIN, reached } from './reach.ts';
import { readyReason, spend } from './ready.ts';
import type { ActionRule } from './rule.ts';

const EXIT = codeOf('exit');

const ENGLISH_ONLY = because('exitEnglishOnly');
const AT_ARROW = because('exitAtArrow');
const MP_SHORT = because('exitMpShort');
const WAY_BLOCKED = because('wayBlocked');

const isWayOut = (s: State, hex: Hex): boolean => {
  const { arrows, arrowEdges } = s.terms.field;
  return (s.terms.rules.exitPlace === 'arrowHex' ? arrows : arrowEdges)[hex] === 1;
};

/** Whether a unit that entered a hex may still cross the edge: a schiltron has used up its one hex (B7.6). */
const canGoOn = (s: State, unit: Unit, left: number, cost: number): boolean =>
  cost === 0 || (left >= cost && !hasMark(s, unit, SCHILTRON));

/** Why a unit that goes in this way gets to no arrow hex with MP left for the edge. */
function wayOutReason(s: State, unit: Unit, how: number): ReasonCode {
  const cost = s.terms.rules.exitCost;
  const found = otherReach(s, unit, how);
  let reason = AT_ARROW;
  for (let i = 0; i < found; i += 1) {
    const hex = reached[i] ?? NO_HEX;
    if (!isWayOut(s, hex)) continue;
    if (canGoOn(s, unit, leftIn(hex), cost)) return OK;
    reason = MP_SHORT;
  }
  return reason;
}

/** Why a unit cannot leave the map in a Move (B7.7): from an arrow hex, with MP left for the edge. */
function exitReason(s: State, unit: Unit): ReasonCode {
  const ready = readyReason(s, unit, 1);
  if (ready !== OK) return ready;
  if (s.side !== ENGLISH) return ENGLISH_ONLY;
  return isWayOut(s, placeOf(s, unit)) ? OK : wayOutReason(s, unit, PLAIN);
}

/** Exit: an English unit leaves by the arrow for good, in a Move of its own, 1 AP (B7.7). */
export const exit: ActionRule = {
  offer(s, unit, out) {
    if (s.side !== ENGLISH || (s.terms.field.toArrow[placeOf(s, unit)] ?? 0) > rateOf(s, unit)) return;
    if (exitReason(s, unit) === OK) out.push(EXIT + packed(infoOf(s, unit).handle));
  },
  reason(s, unit) {
    const reason = exitReason(s, unit);
    if (reason !== AT_ARROW) return reason;
    const alone = wayOutReason(s, unit, NO_UNITS);
    return alone === OK ? WAY_BLOCKED : alone;
  },
  act(s, unit, _a, play) {
    const from = hexId(placeOf(s, unit));
    spend(s, unit, 1);
    remove(s, unit, EXITED);
    play.tell?.({ type: 'exited', unit: infoOf(s, unit).id, from });
  },
};
