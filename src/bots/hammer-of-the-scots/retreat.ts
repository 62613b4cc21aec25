import type { Action } from '../../core/game.ts';
import { action, firstArg, kindOf, secondArg } from '../../games/hammer-of-the-scots/actions.ts';
import type { Area } from '../../games/hammer-of-the-scots/board.ts';
import { appraise } from './appraise.ts';
import { bestOf } from '../best.ts';
import { mineIn, type Knowledge, type Piece } from './knowledge.ts';
import { bodyWorth } from './worth.ts';

const pieceOf = (k: Knowledge, area: Area, a: Action): Piece | undefined =>
  mineIn(k, area).find(({ block }) => block === firstArg(a));

/** What it is worth to have a block come to the area that the action names. */
function arrival(k: Knowledge, p: Piece, to: Area): number {
  const there = mineIn(k, to);
  return appraise(k, to, [...there, p]) - appraise(k, to, there);
}

/** How good a place a retreat leads to. */
export function haven(k: Knowledge, from: Area, a: Action): number {
  const p = pieceOf(k, from, a);
  return p === undefined ? 0 : arrival(k, p, secondArg(a));
}

/** Who has to go: the dearest first, while there is room, each to the best place (H7.21). */
export function chooseWayOut(k: Knowledge, from: Area, legal: readonly Action[]): Action {
  return bestOf(legal, (a) => {
    const p = pieceOf(k, from, a);
    const dear = p === undefined ? 0 : bodyWorth(p.block, k.side, k.edwardSecond) + 0.05 * p.steps;
    return 100 * dear + haven(k, from, a);
  });
}

/** A regroup has to gain this much. */
const WORTHWHILE = 0.01;

/** Victors go where they are needed more, one by one (H7.22). */
export function chooseRegroup(k: Knowledge, from: Area, legal: readonly Action[]): Action {
  const here = mineIn(k, from);
  const now = appraise(k, from, here);
  const left = new Map<number, number>();
  let best = action('done');
  let most = WORTHWHILE;
  for (const a of legal) {
    if (kindOf(a) !== 'regroup') continue;
    const p = pieceOf(k, from, a);
    if (p === undefined) continue;
    let leaving = left.get(p.block);
    if (leaving === undefined) {
      leaving =
        appraise(
          k,
          from,
          here.filter((o) => o !== p),
        ) - now;
      left.set(p.block, leaving);
    }
    const gain = arrival(k, p, secondArg(a)) + leaving;
    if (gain <= most) continue;
    best = a;
    most = gain;
  }
  return best;
}
