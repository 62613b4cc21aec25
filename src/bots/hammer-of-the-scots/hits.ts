import type { Action } from '../../core/game.ts';
import { firstArg } from '../../games/hammer-of-the-scots/actions.ts';
import { bestOf } from '../best.ts';
import { pieceNamed, type Knowledge } from './knowledge.ts';
import { bodyWorth } from './worth.ts';

/** The cheapest of equals takes the hit: who dies counts most, then who still has to fire. */
export function chooseHit(k: Knowledge, legal: readonly Action[]): Action {
  return bestOf(legal, (a) => {
    const p = pieceNamed(k, firstArg(a));
    if (p === undefined) return -100;
    const body = bodyWorth(p.block, k.side, k.edwardSecond) / p.steps ** 2;
    const fire = (p.info.hits / 6) * (p.acted ? 0.5 : 1);
    return -body - 0.05 * fire;
  });
}
