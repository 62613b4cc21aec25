import type { ReasonCode } from '../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair, secondArg } from '../actions.ts';
import { pop, replace } from '../agenda.ts';
import {
  blockId,
  blockInfo,
  blocksFor,
  enemyOf,
  NORSE,
  SCOTTISH,
  sideId,
  type Block,
  type Side,
} from '../blocks.ts';
import { areaId, ENGLAND, wayBetween, waysFrom, type Area, type Way } from '../board.ts';
import { crossedInto, useBorder, usedBy } from '../borders.ts';
import { because, OK, untimely } from '../reasons.ts';
import { hasEnemy, hasMark, isAt, isOnMap, mark, MOVED, placeOf, put, sideOf, type State } from '../state.ts';
import { enterBattle } from './entry.ts';
import { isPinned } from './pinning.ts';
import { only, type FrameOf, type Play, type Step } from './step.ts';

const NORSE_GOES_BY_SEA = because('norseGoesBySea');
const VISITED_BEFORE = because('visitedBefore');
const NO_MOVEMENT_LEFT = because('noMovementLeft');
const ONE_CROSSING_A_MOVE = because('oneCrossingAMove');
const CROSSING_TAKES_WHOLE_MOVE = because('crossingTakesWholeMove');
const NOT_YOUR_BLOCK = because('notYourBlock');
const BLOCK_NOT_ON_MAP = because('blockNotOnMap');
const ALREADY_MOVED = because('alreadyMoved');
const NOT_IN_GROUP = because('notInGroup');
const GROUP_STILL_MOVING = because('groupStillMoving');

type Group = FrameOf<'group'>;

const MOVE = codeOf('move');
const DONE = codeOf('done');

const NOT_ADJACENT = because('notAdjacent');
const GREEN_FULL = because('greenBorderFull');
const RED_FULL = because('redBorderFull');
const TRUCE = because('truceForbidsAttack');
const TRUCE_ENGLAND = because('truceClosesEngland');
const PINNED = because('pinned');
const WAY_IN = because('attackersWayIn');
const STOP_ENEMY = because('mustStopAtEnemy');
const STOP_RED = because('mustStopAtRed');
const STOP_ENGLAND = because('mustStopInEngland');

/** Why a block may not go one area further, whatever its Group Move says: limits and truce (H6.2, H5.8). */
function wayReason(s: State, seat: Side, way: Way): ReasonCode {
  if (usedBy(s, way.border, seat) >= way.limit) return way.red ? RED_FULL : GREEN_FULL;
  if (s.truce !== seat) return OK;
  if (way.to === ENGLAND && seat === SCOTTISH) return TRUCE_ENGLAND;
  return hasEnemy(s, way.to, seat) ? TRUCE : OK;
}

/** Why a block that has not moved may not step out of the activated area (H6.2, H6.10). */
export function firstStepReason(s: State, b: Block, seat: Side, from: Area, to: Area): ReasonCode {
  if (b === NORSE) return NORSE_GOES_BY_SEA;
  const way = wayBetween(from, to);
  if (way === undefined) return NOT_ADJACENT;
  if (hasEnemy(s, from, seat)) {
    if (isPinned(s, from, seat)) return PINNED;
    if (crossedInto(s, way.border, enemyOf(seat), from)) return WAY_IN;
  }
  return wayReason(s, seat, way);
}

/** Why the block in motion may not go on to an area (H6.1.3 to H6.1.5). */
function nextStepReason(s: State, f: Group, b: Block, to: Area): ReasonCode {
  if (f.halt !== OK) return f.halt;
  const way = wayBetween(placeOf(s, b), to);
  if (way === undefined) return NOT_ADJACENT;
  if ((f.path >> to) & 1) return VISITED_BEFORE;
  if (f.spent >= blockInfo(b).move) return NO_MOVEMENT_LEFT;
  return wayReason(s, f.seat, way);
}

/** Why the Group Move does not let this block move, or not over this border (H6.7). */
function crossingReason(s: State, f: Group, b: Block, dashed: boolean): ReasonCode {
  const alone = f.moved === 0 || (f.moved === 1 && f.mover === b);
  if (s.terms.rules.borderCrossingMovesWholeGroup) return dashed && f.crossed ? ONE_CROSSING_A_MOVE : OK;
  return (dashed || f.crossed) && !alone ? CROSSING_TAKES_WHOLE_MOVE : OK;
}

function moveReason(s: State, f: Group, b: Block, to: Area): ReasonCode {
  if (sideOf(s, b) !== f.seat) return NOT_YOUR_BLOCK;
  if (!isOnMap(s, b)) return BLOCK_NOT_ON_MAP;
  if (b === NORSE) return NORSE_GOES_BY_SEA;
  const going = b === f.mover;
  if (!going && placeOf(s, b) !== f.area) return hasMark(s, b, MOVED) ? ALREADY_MOVED : NOT_IN_GROUP;
  if (!going && hasMark(s, b, MOVED)) return ALREADY_MOVED;
  const step = going ? nextStepReason(s, f, b, to) : firstStepReason(s, b, f.seat, f.area, to);
  if (step !== OK) return step;
  return crossingReason(s, f, b, wayBetween(placeOf(s, b), to)?.dashed ?? false);
}

/** Why a block that has just arrived must stop; 0 when it may go on (H6.1.4, H6.1.5, H6.7.4). */
function haltReason(attacked: boolean, way: Way): ReasonCode {
  if (attacked) return STOP_ENEMY;
  if (way.to === ENGLAND) return STOP_ENGLAND;
  return way.red ? STOP_RED : OK;
}

function step(s: State, f: Group, b: Block, to: Area, play: Play): void {
  const from = placeOf(s, b);
  const way = wayBetween(from, to);
  if (way === undefined) throw new Error(`${areaId(from)} does not border on ${areaId(to)}`);
  useBorder(s, way.border, f.seat);
  const side = sideId(f.seat);
  play.tell?.({ type: 'moved', side, from: areaId(from), to: areaId(to) }, f.seat, {
    type: 'moved-own',
    side,
    from: areaId(from),
    to: areaId(to),
    block: blockId(b),
  });
  const attacked = hasEnemy(s, to, f.seat);
  if (attacked) enterBattle(s, b, f.seat, f.area, way.border, to, play);
  put(s, b, to);
  mark(s, b, MOVED);
  const going = f.mover === b;
  replace(s, {
    step: 'group',
    seat: f.seat,
    area: f.area,
    mover: b,
    path: (going ? f.path : 1 << f.area) | (1 << to),
    spent: going ? f.spent + 1 : 1,
    halt: haltReason(attacked, way),
    moved: going ? f.moved : f.moved + 1,
    crossed: f.crossed || way.dashed,
  });
}

/** Has everything that the table can see come to an end: the last mover stopped, and nobody is left to start? */
function isSpent(s: State, f: Group): boolean {
  if (f.halt === OK) return false;
  if (f.crossed && !s.terms.rules.borderCrossingMovesWholeGroup) return true;
  for (const b of blocksFor(f.seat)) if (isAt(s, b, f.seat, f.area) && !hasMark(s, b, MOVED)) return false;
  return true;
}

/** One Group Move: blocks of the activated area step out one after another, each on its own path (H6.1.2). */
export const groupStep: Step<'group'> = {
  deciders: (_s, f) => only(f.seat),
  offer(s, f, seat, out) {
    if (f.mover !== -1 && f.halt === OK)
      for (const { to } of waysFrom(placeOf(s, f.mover))) out.push(MOVE + pair(f.mover, to));
    for (const b of blocksFor(seat)) {
      if (b === f.mover || !isAt(s, b, seat, f.area) || hasMark(s, b, MOVED)) continue;
      for (const { to } of waysFrom(f.area)) out.push(MOVE + pair(b, to));
    }
    out.push(DONE);
  },
  reason(s, f, _seat, a) {
    switch (kindOf(a)) {
      case 'move':
        return moveReason(s, f, firstArg(a), secondArg(a));
      case 'done':
        return OK;
      case 'group':
      case 'norse':
      case 'end':
        return GROUP_STILL_MOVING;
      default:
        return untimely(a);
    }
  },
  act(s, f, _seat, a, play) {
    if (kindOf(a) === 'done') pop(s);
    else step(s, f, firstArg(a), secondArg(a), play);
  },
  run(s, f) {
    if (!isSpent(s, f)) return false;
    pop(s);
    return true;
  },
};
