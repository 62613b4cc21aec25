import type { Action, ReasonCode } from '../../../core/game.ts';
import { handleOf } from '../actions.ts';
import { because, OK } from '../reasons.ts';
import { ACTED, ELIMINATED, EXITED, hasMark, mark, placeOf, sideOf, type State } from '../state.ts';
import type { Unit } from '../units.ts';

const NOT_IN_BATTLE = because('notInBattle');
const NOT_YOURS = because('notYourUnit');
const GONE = because('unitEliminated');
const LEFT = because('unitExited');
const HAS_ACTED = because('hasActed');
const AP_SHORT = because('apShort');

/** The unit that an action names; -1 when it is not in this battle. */
export const actor = (s: State, a: Action): Unit => s.terms.field.unitOfHandle[handleOf(a)] ?? -1;

/** Why a unit is not the active player's to command: whose it is, or that it is off the map. */
export function commandReason(s: State, unit: Unit): ReasonCode {
  if (unit === -1) return NOT_IN_BATTLE;
  if (sideOf(s, unit) !== s.side) return NOT_YOURS;
  const place = placeOf(s, unit);
  if (place >= 0) return OK;
  return place === EXITED ? LEFT : place === ELIMINATED ? GONE : NOT_IN_BATTLE;
}

/** Why a unit may not perform an action of this cost: not the player's, acted already (B6.6), AP short (B6.8). */
export function readyReason(s: State, unit: Unit, cost: number): ReasonCode {
  const command = commandReason(s, unit);
  if (command !== OK) return command;
  if (hasMark(s, unit, ACTED)) return HAS_ACTED;
  return s.ap >= cost ? OK : AP_SHORT;
}

/** Spends the AP of an action; the unit has acted (B6.6). */
export function spend(s: State, unit: Unit, cost: number): void {
  s.ap -= cost;
  mark(s, unit, ACTED);
}
