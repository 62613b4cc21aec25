import type { Action } from '../../core/game.ts';
import { firstArg, kindOf, secondArg } from '../../games/hammer-of-the-scots/actions.ts';
import { NORSE } from '../../games/hammer-of-the-scots/blocks.ts';
import { wayBetween, type Area } from '../../games/hammer-of-the-scots/board.ts';
import { bestOf } from '../best.ts';
import { forceOfAll, theirForces } from './force.ts';
import { mineIn, type Knowledge, type Piece } from './knowledge.ts';
import { clash } from './odds.ts';

const ORIGIN_BITS = 5;

/** The entry group that an action names, in the number that its blocks carry. */
function groupOf(a: Action, area: Area): number {
  const way = wayBetween(area, secondArg(a));
  return way === undefined ? -1 : firstArg(a) | ((way.border + 1) << ORIGIN_BITS);
}

/** The group that has the best chances when it fights from the first round, the others as Reserves (H6.11). */
export function chooseMainAttack(k: Knowledge, area: Area, legal: readonly Action[]): Action {
  const all = mineIn(k, area);
  const [defenders, reserves] = theirForces(k, area, true);
  return bestOf(legal, (a) => {
    const leads = (p: Piece): boolean =>
      kindOf(a) === 'main-norse' ? p.block === NORSE : p.entry === groupOf(a, area);
    const front = forceOfAll(all.filter(leads), area, false);
    const rest = forceOfAll(
      all.filter((p) => !leads(p)),
      area,
      false,
    );
    const odds = clash(front, defenders, rest, reserves);
    return odds.win - 0.5 * odds.attackerLoss;
  });
}
