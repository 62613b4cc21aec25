import type { Action, ReasonCode } from '../../../core/game.ts';
import { codeOf, handleOf, kindOf, packed } from '../actions.ts';
import { CLEAR, terrainAt } from '../battlefield/battlefield.ts';
import { hexId } from '../hexes.ts';
import { because, OK, untimely } from '../reasons.ts';
import { hasMark, infoOf, isPike, mark, placeOf, SCHILTRON, sideOf, unmark, type State } from '../state.ts';
import { SCOTS, sideId, type Unit } from '../units.ts';
import type { PhaseRules, Play } from './phase.ts';
import { mayStartInSchiltron } from './setup.ts';
import { beginBattle } from './turn.ts';

const TOGGLE = codeOf('schiltron');
const READY = codeOf('ready');

const NOT_IN_BATTLE = because('notInBattle');
const NOT_PLACED = because('notPlaced');
const PIKES_ONLY = because('startPikesOnly');
const IN_CLEAR = because('startInClear');

/** Offers the Scottish pikes that may start in schiltron, or come out of it again (B4.3). */
export function offerStart(s: State, out: Action[]): void {
  s.terms.field.units.forEach(({ handle }, unit) => {
    if (mayStartInSchiltron(s, unit)) out.push(TOGGLE + packed(handle));
  });
}

/** Why a unit may not start in schiltron (B4.3). */
export function startReason(s: State, a: Action): ReasonCode {
  const unit = s.terms.field.unitOfHandle[handleOf(a)] ?? -1;
  if (unit === -1) return NOT_IN_BATTLE;
  if (!isPike(s, unit) || sideOf(s, unit) !== SCOTS) return PIKES_ONLY;
  const hex = placeOf(s, unit);
  if (hex < 0) return NOT_PLACED;
  return terrainAt(s.terms.field, hex) === CLEAR ? OK : IN_CLEAR;
}

/** Forms a schiltron or takes a pike out of it. */
export function toggle(s: State, unit: Unit, play: Play): void {
  const at = hexId(placeOf(s, unit));
  const { id } = infoOf(s, unit);
  if (hasMark(s, unit, SCHILTRON)) {
    unmark(s, unit, SCHILTRON);
    play.tell?.({ type: 'unformed', unit: id, at });
  } else {
    mark(s, unit, SCHILTRON);
    play.tell?.({ type: 'formed', unit: id, at });
  }
}

/** The Scots choose which of their pikes start in schiltron (B4.3). */
export const schiltrons: PhaseRules = {
  decider: () => SCOTS,
  offer(s, out) {
    offerStart(s, out);
    out.push(READY);
  },
  reason(s, a) {
    switch (kindOf(a)) {
      case 'schiltron':
        return startReason(s, a);
      case 'ready':
        return OK;
      default:
        return untimely(a);
    }
  },
  act(s, a, play) {
    if (a !== READY) return toggle(s, s.terms.field.unitOfHandle[handleOf(a)] ?? -1, play);
    play.tell?.({ type: 'ready', side: sideId(SCOTS) });
    beginBattle(s, play);
  },
};
