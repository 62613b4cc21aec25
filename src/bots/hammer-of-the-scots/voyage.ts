import type { Action } from '../../core/game.ts';
import { action } from '../../games/hammer-of-the-scots/actions.ts';
import { isNoble, NORSE } from '../../games/hammer-of-the-scots/blocks.ts';
import { AREAS, isCoastal, type Area } from '../../games/hammer-of-the-scots/board.ts';
import { appraise } from './appraise.ts';
import type { FrameOf } from './frames.ts';
import { mineIn, theirsIn, type Knowledge, type Piece } from './knowledge.ts';

const DECLINE = action('decline');
const COASTS: readonly Area[] = AREAS.map((_, area) => area).filter(isCoastal);

interface Voyage {
  readonly from: Area;
  readonly to: Area;
  readonly pieces: readonly Piece[];
  readonly gain: number;
}

/** The best Sea Move: one or two blocks of a coast to another coast that is ours (H5.7). */
export function bestVoyage(k: Knowledge, from?: Area, to?: Area): Voyage | undefined {
  let best: Voyage | undefined;
  for (const origin of COASTS) {
    if (from !== undefined && origin !== from) continue;
    const here = mineIn(k, origin);
    const able = here.filter(({ block }) => block !== NORSE);
    if (able.length === 0) continue;
    const now = appraise(k, origin, here);
    for (const pieces of loads(able)) {
      const leaving =
        appraise(
          k,
          origin,
          here.filter((p) => !pieces.includes(p)),
        ) - now;
      for (const coast of COASTS) {
        const there = mineIn(k, coast);
        if (coast === origin || there.length === 0 || theirsIn(k, coast) > 0) continue;
        if (to !== undefined && coast !== to) continue;
        const gain = appraise(k, coast, [...there, ...pieces]) - appraise(k, coast, there) + leaving;
        if (best === undefined || gain > best.gain) best = { from: origin, to: coast, pieces, gain };
      }
    }
  }
  return best;
}

/** The strongest troops, alone or in pairs, and the nobles. */
function loads(able: readonly Piece[]): readonly (readonly Piece[])[] {
  const sorted = able.toSorted((x, y) => strength(y) - strength(x));
  const single = sorted.slice(0, 3).map((p) => [p]);
  return sorted.length > 1 ? [...single, sorted.slice(0, 2)] : single;
}

const strength = (p: Piece): number => p.steps * p.info.hits - (isNoble(p.block) ? 20 : 0);

/** Names both coasts, then the blocks (H5.7). */
export function chooseVoyage(k: Knowledge, frame: FrameOf<'sea-move'>, legal: readonly Action[]): Action {
  const best = bestVoyage(
    k,
    frame.from === -1 ? undefined : frame.from,
    frame.to === -1 ? undefined : frame.to,
  );
  const stop = frame.shipped === 0 ? DECLINE : action('done');
  if (best === undefined || (frame.from === -1 || frame.shipped > 0 ? best.gain <= 0.005 : false))
    return stop;
  if (frame.from === -1) return pick(legal, action('from', best.from), stop);
  if (frame.to === -1) return pick(legal, action('to', best.to), stop);
  const [first] = best.pieces;
  return first === undefined ? stop : pick(legal, action('ship', first.block), stop);
}

const pick = (legal: readonly Action[], wish: Action, otherwise: Action): Action =>
  legal.includes(wish) ? wish : otherwise;
