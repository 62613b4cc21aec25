import type { ReasonCode } from '../../../core/game.ts';
import {
  blockId,
  BLOCK_COUNT,
  blockInfo,
  ENGLISH,
  enemyOf,
  NORSE,
  SCOTTISH,
  sideId,
  type Block,
  type Side,
} from '../blocks.ts';
import { AREA_COUNT, areaId, ENGLAND, isCoastal, wayBetween, waysFrom, type Area } from '../board.ts';
import { crossedInto, lastUser, useBorder, usedBy } from '../borders.ts';
import { mix } from '../handles.ts';
import { because, OK } from '../reasons.ts';
import {
  ACTED,
  blocksIn,
  CAPTURED,
  forgetEntry,
  hasEnemy,
  hasMark,
  isContested,
  isFriendly,
  LEAVING,
  mark,
  put,
  RESERVE,
  sideOf,
  UP,
  unmark,
  type State,
} from '../state.ts';
import type { Play } from './step.ts';

const NORSE_ALREADY_THERE = because('norseAlreadyThere');
const NORSE_NOT_TO_ENGLAND = because('norseNotToEngland');
const NORSE_NEEDS_FRIENDLY_COAST = because('norseNeedsFriendlyCoast');
const RETREAT_ONE_AREA = because('retreatOneArea');
const ENGLISH_LEAVE_ENGLAND_NOT = because('englishLeaveEnglandNot');
const SCOTS_ENTER_ENGLAND_NOT = because('scotsEnterEnglandNot');
const RETREAT_BORDER_FULL = because('retreatBorderFull');
const BORDER_CONTROLLED = because('borderControlled');
const BORDER_USED_BY_BOTH = because('borderUsedByBoth');
const RETREAT_TO_CONTESTED = because('retreatToContested');
const RETREAT_TO_ENEMY = because('retreatToEnemy');

/** Where the Norse may retreat or regroup to: a Friendly coast, but England (H7.17). */
function norseHavenReason(s: State, from: Area, to: Area): ReasonCode {
  if (to === from) return NORSE_ALREADY_THERE;
  if (to === ENGLAND) return NORSE_NOT_TO_ENGLAND;
  return isCoastal(to) && isFriendly(s, to, SCOTTISH) ? OK : NORSE_NEEDS_FRIENDLY_COAST;
}

/** Conditions a, b, d and e of H7.17, which hold for retreats and regroups alike. */
export function withdrawReason(s: State, from: Area, b: Block, to: Area): ReasonCode {
  if (b === NORSE) return norseHavenReason(s, from, to);
  const way = wayBetween(from, to);
  if (way === undefined) return RETREAT_ONE_AREA;
  const side = sideOf(s, b);
  if (from === ENGLAND && side === ENGLISH) return ENGLISH_LEAVE_ENGLAND_NOT;
  if (to === ENGLAND && side === SCOTTISH) return SCOTS_ENTER_ENGLAND_NOT;
  if (hasEnemy(s, to, side)) return isContested(s, to) ? RETREAT_TO_CONTESTED : RETREAT_TO_ENEMY;
  return usedBy(s, way.border, side) >= way.limit ? RETREAT_BORDER_FULL : OK;
}

/** Is a border closed because of who crossed it (H7.18)? */
function controlReason(s: State, border: number, side: Side, area: Area): ReasonCode {
  const enemy = enemyOf(side);
  if (s.terms.rules.borderControlScope === 'lastUseAnyBattle')
    return lastUser(s, border) === enemy ? BORDER_CONTROLLED : OK;
  if (!crossedInto(s, border, enemy, area)) return OK;
  if (!crossedInto(s, border, side, area)) return BORDER_CONTROLLED;
  return side === s.first ? BORDER_USED_BY_BOTH : OK;
}

/** Why a block may not retreat from a battle to an area (H7.17 to H7.20). */
export function retreatReason(s: State, area: Area, b: Block, to: Area): ReasonCode {
  const reason = withdrawReason(s, area, b, to);
  if (reason !== OK || b === NORSE) return reason;
  const way = wayBetween(area, to);
  return way === undefined ? OK : controlReason(s, way.border, sideOf(s, b), area);
}

/**
 * A block leaves the battle. The others see which one goes; where to is shown by numbers alone, when the owner is
 * done with this Combat Turn (H7.23). The Norse are always seen.
 */
export function retreat(s: State, area: Area, b: Block, to: Area, play: Play): void {
  const seat = sideOf(s, b);
  const side = sideId(seat);
  const from = areaId(area);
  const way = wayBetween(area, to);
  if (b !== NORSE && way !== undefined) useBorder(s, way.border, seat);
  put(s, b, to);
  unmark(s, b, UP | ACTED | CAPTURED | RESERVE);
  forgetEntry(s, b);
  if (b === NORSE) {
    play.tell?.({ type: 'norse-retreated', from, to: areaId(to) });
    return;
  }
  mark(s, b, LEAVING);
  play.tell?.({ type: 'left-battle', side, block: blockId(b) }, seat, {
    type: 'retreated-own',
    side,
    from,
    to: areaId(to),
    block: blockId(b),
  });
}

const isLeaving = (s: State): boolean => {
  for (let b = 0; b < BLOCK_COUNT; b += 1) if (hasMark(s, b, LEAVING)) return true;
  return false;
};

/** Shows how many blocks have retreated where, once the retreats of a Combat Turn are complete (H7.23). */
export function showRetreats(s: State, area: Area, play: Play): void {
  if (!isLeaving(s)) return;
  for (const side of [ENGLISH, SCOTTISH] as const) {
    for (const { to } of waysFrom(area)) {
      const arrived = blocksIn(s, to, side).filter((b) => hasMark(s, b, LEAVING));
      if (arrived.length === 0) continue;
      for (const b of arrived) unmark(s, b, LEAVING);
      mix(s, arrived);
      const [from, into] = [areaId(area), areaId(to)];
      play.tell?.(
        { type: 'retreated', side: sideId(side), from, to: into, count: arrived.length },
        side,
        undefined,
      );
    }
  }
}

/** Is there an area this block could retreat to? */
export function canRetreat(s: State, area: Area, b: Block): boolean {
  if (blockInfo(b).move > 0) return waysFrom(area).some(({ to }) => retreatReason(s, area, b, to) === OK);
  for (let to = 0; to < AREA_COUNT; to += 1)
    if (isCoastal(to) && retreatReason(s, area, b, to) === OK) return true;
  return false;
}
