import type { ReasonCode } from '../../../core/game.ts';
import { codeOf, hexOf, packed } from '../actions.ts';
import { hexId } from '../hexes.ts';
import { because, OK } from '../reasons.ts';
import {
  ACTED,
  hasMark,
  infoOf,
  isLeader,
  lift,
  mark,
  partnerOf,
  placeOf,
  put,
  rateOf,
  type State,
} from '../state.ts';
import type { Unit } from '../units.ts';
import { otherReach } from './look.ts';
import { offerReached, wayReason } from './move.ts';
import { TOGETHER } from './reach.ts';
import { readyReason, spend } from './ready.ts';
import type { ActionRule } from './rule.ts';

const ESCORT = codeOf('escort');

const MOVE_ALONE = because('moveAlone');
const NO_LEADER_ALONG = because('noLeaderAlong');
const LEADER_HAS_ACTED = because('leaderHasActed');

/** The MP of a unit and its leader together: the lesser rate. */
const rateTogether = (s: State, unit: Unit): number =>
  Math.min(rateOf(s, unit), rateOf(s, partnerOf(s, unit)));

function escortReason(s: State, unit: Unit): ReasonCode {
  const ready = readyReason(s, unit, 1);
  if (ready !== OK) return ready;
  if (!s.terms.rules.leaderMovesWithUnit) return MOVE_ALONE;
  const leader = partnerOf(s, unit);
  if (leader === -1 || isLeader(s, unit)) return NO_LEADER_ALONG;
  return hasMark(s, leader, ACTED) ? LEADER_HAS_ACTED : OK;
}

/** Under `leaderMovesWithUnit` a leader goes along in a plain Move of his unit for its AP (B18 R16). */
export const escort: ActionRule = {
  offer(s, unit, out) {
    if (!s.terms.rules.leaderMovesWithUnit || escortReason(s, unit) !== OK) return;
    const code = ESCORT + packed(infoOf(s, unit).handle);
    offerReached(code, otherReach(s, unit, TOGETHER, rateTogether(s, unit)), out);
  },
  reason(s, unit, a) {
    const reason = escortReason(s, unit);
    return reason === OK ? wayReason(s, unit, hexOf(a), TOGETHER, rateTogether(s, unit)) : reason;
  },
  act(s, unit, a, play) {
    const leader = partnerOf(s, unit);
    const from = hexId(placeOf(s, unit));
    const to = hexOf(a);
    lift(s, leader);
    lift(s, unit);
    put(s, unit, to);
    put(s, leader, to);
    spend(s, unit, 1);
    mark(s, leader, ACTED);
    const ids = { unit: infoOf(s, unit).id, leader: infoOf(s, leader).id };
    play.tell?.({ type: 'escorted', ...ids, from, to: hexId(to) });
  },
};
