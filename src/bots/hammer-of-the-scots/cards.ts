import type { Action } from '../../core/game.ts';
import { firstArg } from '../../games/hammer-of-the-scots/actions.ts';
import { cardId, cardMoves, isEvent } from '../../games/hammer-of-the-scots/cards.ts';
import { sideId } from '../../games/hammer-of-the-scots/blocks.ts';
import { bestOf } from '../best.ts';
import { eventWorth } from './events.ts';
import { mineIn, type Knowledge } from './knowledge.ts';
import { Planner } from './plan.ts';
import { crossesAlone } from './roads.ts';

/** The card with which this turn gains more than an average one would. */
export function chooseCard(k: Knowledge, legal: readonly Action[]): Action {
  if (legal.length === 1) return bestOf(legal, () => 0);
  const origins = k.mine.flatMap((pieces, area) => (pieces.length > 0 ? [area] : []));
  const gains = new Planner(k, origins)
    .plans(1)
    .flatMap(({ gain, origin }) => {
      // Blocks leave England one by one, and one crossing is about as good as the next.
      const times = crossesAlone(k.side, origin) ? Math.min(3, mineIn(k, origin).length) : 1;
      return new Array<number>(times).fill(Math.max(0, gain));
    })
    .sort((x, y) => y - x);
  const best = Math.min(...legal.map((a) => (isEvent(firstArg(a)) ? 9 : firstArg(a))));
  return bestOf(legal, (a) => {
    const card = firstArg(a);
    if (isEvent(card)) return eventWorth(k, cardId(card)) - k.weights.event;
    const moves = cardMoves(card);
    const now = gains.slice(0, moves).reduce((sum, gain) => sum + gain, 0);
    const kept = card === best && k.turnsLeft > 0 && copies(k, card) === 1 ? k.weights.last : 0;
    return now - moves * k.weights.move - kept;
  });
}

const copies = (k: Knowledge, card: number): number => k.view.hands[sideId(k.side)]?.[cardId(card)] ?? 0;
