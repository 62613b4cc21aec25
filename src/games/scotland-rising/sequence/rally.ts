import type { ReasonCode } from '../../../core/game.ts';
import { codeOf, packed } from '../actions.ts';
import { hexId } from '../hexes.ts';
import { because, OK } from '../reasons.ts';
import {
  ACTED,
  enemyNear,
  hasMark,
  infoOf,
  isLeader,
  mark,
  partnerOf,
  placeOf,
  REDUCED,
  unmark,
  type State,
} from '../state.ts';
import type { Unit } from '../units.ts';
import { readyReason, spend } from './ready.ts';
import type { ActionRule } from './rule.ts';

const RALLY = codeOf('rally');

const LEADERS_RALLY = because('leadersRally');
const NOBODY = because('nobodyToRally');
const NOT_REDUCED = because('notReduced');
const PARTNER_HAS_ACTED = because('partnerHasActed');
const ENEMY_NEAR = because('enemyNearRally');

/** Why a leader may not rally the unit he is stacked with (B12.2). Neither has acted, so they began together (B12.3). */
function rallyReason(s: State, unit: Unit): ReasonCode {
  const ready = readyReason(s, unit, 1);
  if (ready !== OK) return ready;
  if (!isLeader(s, unit)) return LEADERS_RALLY;
  const partner = partnerOf(s, unit);
  if (partner === -1) return NOBODY;
  if (!hasMark(s, partner, REDUCED)) return NOT_REDUCED;
  if (hasMark(s, partner, ACTED)) return PARTNER_HAS_ACTED;
  return enemyNear(s, placeOf(s, unit), s.side) ? ENEMY_NEAR : OK;
}

/** Rally: a leader brings the reduced unit with him back to full strength on a die of 1 to 3, 1 AP (B12). */
export const rally: ActionRule = {
  offer(s, unit, out) {
    if (isLeader(s, unit) && rallyReason(s, unit) === OK) out.push(RALLY + packed(infoOf(s, unit).handle));
  },
  reason: (s, unit) => rallyReason(s, unit),
  act(s, unit, _a, play) {
    const partner = partnerOf(s, unit);
    spend(s, unit, 1);
    mark(s, partner, ACTED);
    const die = play.chance.die('rally');
    const success = die <= 3;
    if (success) unmark(s, partner, REDUCED);
    const ids = { leader: infoOf(s, unit).id, unit: infoOf(s, partner).id };
    play.tell?.({ type: 'rallied', ...ids, at: hexId(placeOf(s, unit)), die, success });
  },
};
