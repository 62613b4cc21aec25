import type { Action } from '../../core/game.ts';
import { action, firstArg, kindOf, secondArg } from '../../games/hammer-of-the-scots/actions.ts';
import { readBlock } from '../../games/hammer-of-the-scots/blocks.ts';
import type { Area } from '../../games/hammer-of-the-scots/board.ts';
import type { FrameOf } from './frames.ts';
import { pieceNamed, type Knowledge, type Piece } from './knowledge.ts';
import { movable, Planner } from './plan.ts';
import { roadsFrom } from './roads.ts';

/** A Group Move that gains less is left undone. */
const WORTHWHILE = 0.01;
const EPSILON = 0.002;

const areasNamed = (legal: readonly Action[], kind: 'group' | 'norse'): Area[] =>
  legal.filter((a) => kindOf(a) === kind).map(firstArg);

/** The next Group Move: the area from which a group gains most; the end of the phase when nothing gains. */
export function chooseGroup(k: Knowledge, frame: FrameOf<'moves'>, legal: readonly Action[]): Action {
  const planner = new Planner(k, areasNamed(legal, 'group'));
  const [best] = planner.plans(frame.left - 1);
  let gain = best?.gain ?? 0;
  let choice = best === undefined ? action('end') : action('group', best.origin);
  for (const to of areasNamed(legal, 'norse')) {
    const sailing = planner.sailing(to);
    if (sailing <= gain) continue;
    gain = sailing;
    choice = action('norse', to);
  }
  return gain > WORTHWHILE ? choice : action('end');
}

/** Group Moves that are left after the one under way. */
function movesLeft(k: Knowledge): number {
  for (const frame of k.view.agenda) if (frame.step === 'moves' && frame.seat === k.side) return frame.left;
  return 0;
}

const originsOf = (k: Knowledge, but: Area): Area[] =>
  k.mine.flatMap((pieces, area) => (area !== but && pieces.some((p) => !p.moved) ? [area] : []));

/** The next step of a Group Move: the block under way goes on, another starts, or the group is done. */
export function chooseStep(k: Knowledge, frame: FrameOf<'group'>, legal: readonly Action[]): Action {
  const left = movesLeft(k);
  const planner = new Planner(k, originsOf(k, -1));
  const may = new Set(legal.filter((a) => kindOf(a) === 'move').map(firstArg));
  const ready = movable(k, frame.area).filter(({ block }) => may.has(block));
  const onward = goOn(k, planner, frame, legal, ready);
  const best = planner.best(frame.area, ready, left);
  if (onward !== undefined && onward.gain > Math.max(EPSILON, (best?.gain ?? 0) - EPSILON))
    return onward.action;
  const starter = best?.pieces[0];
  if (best === undefined || starter === undefined || best.gain <= EPSILON) return action('done');
  const start = action('move', starter.block, best.first);
  return legal.includes(start) ? start : anyWay(legal, starter, best.target);
}

interface Onward {
  readonly action: Action;
  readonly gain: number;
}

/** The best way on for the block that is under way. */
function goOn(
  k: Knowledge,
  planner: Planner,
  frame: FrameOf<'group'>,
  legal: readonly Action[],
  others: readonly Piece[],
): Onward | undefined {
  const mover = typeof frame.mover === 'string' ? readBlock(frame.mover) : undefined;
  if (mover === undefined || frame.halt !== 0) return undefined;
  const p = pieceNamed(k, mover);
  if (p === undefined) return undefined;
  let best: Onward | undefined;
  for (const road of roadsFrom(k, p.area, p.info.move - frame.spent, frame.path)) {
    const a = action('move', mover, road.first);
    if (!legal.includes(a)) continue;
    const gain = planner.goOn(p, road, others);
    if (best === undefined || gain > best.gain) best = { action: a, gain };
  }
  return best;
}

/** Another legal step that leads to the target, or the end of the Group Move. */
function anyWay(legal: readonly Action[], p: Piece, target: Area): Action {
  const direct = legal.find(
    (a) => kindOf(a) === 'move' && firstArg(a) === p.block && secondArg(a) === target,
  );
  return direct ?? action('done');
}
