import type { ReasonCode } from '../../../core/game.ts';
import { codeOf, packed } from '../actions.ts';
import { hexId } from '../hexes.ts';
import { because, OK } from '../reasons.ts';
import { ACTED, enemyNear, hasMark, infoOf, mark, placeOf, REDUCED, unmark, type State } from '../state.ts';
import type { Unit } from '../units.ts';
import { commandReason, readyReason } from './ready.ts';
import type { ActionRule } from './rule.ts';

const RECOVER = codeOf('recover');

const RALLY_EVENT = 2;
const UNITS = 2;

const NO_EVENT = because('noEventRally');
const USED_UP = because('eventRalliesUsed');
const NOT_REDUCED = because('eventRallyNotReduced');
const ENEMY_NEAR = because('enemyNearEventRally');

/** Why event 2 does not bring a unit back to full strength (B16.5; B18 R31). */
function recoverReason(s: State, unit: Unit): ReasonCode {
  const { eventRallyIsAction, eventRallyNearEnemy } = s.terms.rules;
  const ready = eventRallyIsAction ? readyReason(s, unit, 0) : commandReason(s, unit);
  if (ready !== OK) return ready;
  if (s.event !== RALLY_EVENT) return NO_EVENT;
  if (s.eventUses >= UNITS) return USED_UP;
  if (!hasMark(s, unit, REDUCED)) return NOT_REDUCED;
  return !eventRallyNearEnemy && enemyNear(s, placeOf(s, unit), s.side) ? ENEMY_NEAR : OK;
}

/** Event rally: up to two reduced units become full, 0 AP, without a die or a leader (B16.5). */
export const recover: ActionRule = {
  offer(s, unit, out) {
    if (s.event === RALLY_EVENT && recoverReason(s, unit) === OK)
      out.push(RECOVER + packed(infoOf(s, unit).handle));
  },
  reason: (s, unit) => recoverReason(s, unit),
  act(s, unit, _a, play) {
    s.eventUses += 1;
    unmark(s, unit, REDUCED);
    if (s.terms.rules.eventRallyIsAction) mark(s, unit, ACTED);
    play.tell?.({ type: 'recovered', unit: infoOf(s, unit).id, at: hexId(placeOf(s, unit)) });
  },
};
