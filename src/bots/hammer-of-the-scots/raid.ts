import type { Action } from '../../core/game.ts';
import { firstArg } from '../../games/hammer-of-the-scots/actions.ts';
import { ENGLAND } from '../../games/hammer-of-the-scots/board.ts';
import { appraise } from './appraise.ts';
import { bestOf } from '../best.ts';
import { mineIn, pieceNamed, type Knowledge } from './knowledge.ts';

/** Raiders cost us a block: the one whose place misses it least (H9.1). It comes back by the levy. */
export function chooseRaidVictim(k: Knowledge, legal: readonly Action[]): Action {
  return bestOf(legal, (a) => {
    const p = pieceNamed(k, firstArg(a));
    if (p === undefined) return -100;
    const here = mineIn(k, p.area);
    const missed =
      appraise(k, p.area, here) -
      appraise(
        k,
        p.area,
        here.filter((o) => o !== p),
      );
    return -missed - 0.02 * p.steps * p.info.hits - (p.area === ENGLAND ? 0 : 0.05);
  });
}
