import { codeOf, firstArg, kindOf, pair } from '../actions.ts';
import { pop, push, replace } from '../agenda.ts';
import { blocksFor, NORSE, SCOTTISH, sideId, type Block, type Side } from '../blocks.ts';
import { AREA_COUNT, areaId, ENGLAND, isCoastal, waysFrom, type Area } from '../board.ts';
import { resetUse } from '../borders.ts';
import { because, OK, untimely } from '../reasons.ts';
import {
  BY_SEA,
  countIn,
  hasEnemy,
  hasMark,
  isAt,
  isOnMap,
  mark,
  MOVED,
  placeOf,
  put,
  type State,
} from '../state.ts';
import { firstStepReason } from './group.ts';
import { enterBattle } from './entry.ts';
import { isPinned } from './pinning.ts';
import { only, type FrameOf, type Play, type Step } from './step.ts';

const NORSE_NOT_YOURS = because('norseNotYours');
const NORSE_NOT_ON_MAP = because('norseNotOnMap');
const ALREADY_MOVED = because('alreadyMoved');
const NORSE_ALREADY_THERE = because('norseAlreadyThere');
const NORSE_NOT_TO_ENGLAND = because('norseNotToEngland');
const NORSE_ONLY_TO_COAST = because('norseOnlyToCoast');
const TRUCE_FORBIDS_ATTACK = because('truceForbidsAttack');

const GROUP = codeOf('group');
const NORSE_TO = codeOf('norse');
const END = codeOf('end');

const NO_BLOCKS = because('noBlocksToMove');
const ALL_MOVED = because('allHaveMoved');
const NOBODY_CAN = because('nobodyCanMove');
const NORSE_BY_SEA = because('norseGoesBySea');
const PINNED = because('pinned');

/** Can this block take a first step in a new Group Move? */
function canStart(s: State, b: Block, seat: Side, area: Area): boolean {
  for (const { to } of waysFrom(area)) if (firstStepReason(s, b, seat, area, to) === OK) return true;
  return false;
}

/** Why an area may not be activated (H6.1.2, H6.1.6): somebody there must be able to move. */
function groupReason(s: State, seat: Side, area: Area): number {
  if (countIn(s, area, seat) === 0) return NO_BLOCKS;
  let reason = ALL_MOVED;
  for (const b of blocksFor(seat)) {
    if (!isAt(s, b, seat, area) || hasMark(s, b, MOVED)) continue;
    if (b === NORSE) {
      if (reason === ALL_MOVED) reason = NORSE_BY_SEA;
      continue;
    }
    if (canStart(s, b, seat, area)) return OK;
    reason = isPinned(s, area, seat) ? PINNED : NOBODY_CAN;
  }
  return reason;
}

/** Why the Norse may not sail to an area (H6.9). */
function norseReason(s: State, seat: Side, to: Area): number {
  if (seat !== SCOTTISH) return NORSE_NOT_YOURS;
  if (!isOnMap(s, NORSE)) return NORSE_NOT_ON_MAP;
  if (hasMark(s, NORSE, MOVED)) return ALREADY_MOVED;
  const from = placeOf(s, NORSE);
  if (from === to) return NORSE_ALREADY_THERE;
  if (to === ENGLAND) return NORSE_NOT_TO_ENGLAND;
  if (!isCoastal(to)) return NORSE_ONLY_TO_COAST;
  if (s.truce === seat && hasEnemy(s, to, seat)) return TRUCE_FORBIDS_ATTACK;
  return isPinned(s, from, seat) ? PINNED : OK;
}

function sail(s: State, to: Area, play: Play): void {
  const from = placeOf(s, NORSE);
  play.tell?.({ type: 'norse-moved', from: areaId(from), to: areaId(to) });
  if (hasEnemy(s, to, SCOTTISH)) enterBattle(s, NORSE, SCOTTISH, from, BY_SEA, to, play);
  put(s, NORSE, to);
  mark(s, NORSE, MOVED);
}

/** A player's Move Phase: one Group Move after another, as many as the card gives (H6.1.1). */
export const movesStep: Step<'moves'> = {
  deciders: (_s, f) => only(f.seat),
  offer(s, _f, seat, out) {
    for (let area = 0; area < AREA_COUNT; area += 1)
      if (countIn(s, area, seat) > 0) out.push(GROUP + pair(area));
    if (seat === SCOTTISH && isOnMap(s, NORSE) && !hasMark(s, NORSE, MOVED))
      for (let area = 0; area < AREA_COUNT; area += 1) if (isCoastal(area)) out.push(NORSE_TO + pair(area));
    out.push(END);
  },
  reason(s, _f, seat, a) {
    switch (kindOf(a)) {
      case 'group':
        return groupReason(s, seat, firstArg(a));
      case 'norse':
        return norseReason(s, seat, firstArg(a));
      case 'end':
        return OK;
      default:
        return untimely(a);
    }
  },
  act(s, f, seat, a, play) {
    switch (kindOf(a)) {
      case 'group':
        startGroup(s, f, seat, firstArg(a), play);
        return;
      case 'norse':
        replace(s, { ...f, left: f.left - 1 });
        sail(s, firstArg(a), play);
        return;
      default:
        replace(s, { ...f, left: 0 });
    }
  },
  run(s, f, play) {
    if (f.left > 0) return false;
    play.tell?.({ type: 'moves-ended', side: sideId(f.seat) });
    resetUse(s);
    pop(s);
    push(s, { step: 'main-attack', seat: f.seat, area: -1 });
    return true;
  },
};

function startGroup(s: State, f: FrameOf<'moves'>, seat: Side, area: Area, play: Play): void {
  const left = f.left - 1;
  replace(s, { step: 'moves', seat, left });
  push(s, { step: 'group', seat, area, mover: -1, path: 0, spent: 0, halt: OK, moved: 0, crossed: false });
  play.tell?.({ type: 'group', side: sideId(seat), area: areaId(area), left });
}
