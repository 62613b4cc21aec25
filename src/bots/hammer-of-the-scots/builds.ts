import type { Action } from '../../core/game.ts';
import { action, firstArg, kindOf, secondArg } from '../../games/hammer-of-the-scots/actions.ts';
import { isNoble } from '../../games/hammer-of-the-scots/blocks.ts';
import { bestOf } from '../best.ts';
import { mineIn, pieceNamed, type Knowledge, type Piece } from './knowledge.ts';
import { isCrown } from './worth.ts';

/** How much a block needs another step: nobles alone on a threatened border most of all. */
export function need(k: Knowledge, p: Piece): number {
  const threat = k.threat[p.area] ?? 0;
  const company = mineIn(k, p.area).length;
  const weak = 1 / (0.5 + p.steps);
  const dear = isCrown(p.block, k.side, k.edwardSecond) ? 0.5 : isNoble(p.block) ? 0.2 : 0;
  return (
    0.3 * p.info.hits * (0.5 + weak * 0.6) +
    dear * weak * (1 + Math.min(threat, 3)) +
    (0.15 * threat) / company
  );
}

/** A new block is worth more than a step, unless nothing but nobles counts any more. */
const FRESH = 1.4;
const hasMorayInPool = (k: Knowledge): boolean =>
  k.view.known.some(({ block, place }) => block === 'moray' && place === 'pool');

/** New blocks where there is room, then steps where they are needed (H10.15, H10.16). */
export function chooseBuild(k: Knowledge, legal: readonly Action[]): Action {
  return bestOf(legal, (a) => {
    switch (kindOf(a)) {
      case 'build': {
        const p = pieceNamed(k, firstArg(a));
        return p === undefined ? 0.001 : 0.01 + need(k, p);
      }
      case 'draw':
        return hasMorayInPool(k) ? 10 : FRESH + 0.1 * Math.min(k.threat[firstArg(a)] ?? 0, 2);
      default:
        return 0;
    }
  });
}

/** The coast for the French or Norse drawn inland: where friends stand (H10.15.1). */
export const chooseCoast = (k: Knowledge, legal: readonly Action[]): Action =>
  bestOf(legal, (a) => mineIn(k, secondArg(a)).length - 0.3 * (k.threat[secondArg(a)] ?? 0));

/** Steps from Victuals or Pillage, while somebody needs them (H5.6.4, H5.9). */
export function chooseGain(k: Knowledge, legal: readonly Action[]): Action {
  const done = action('done');
  return bestOf(legal, (a) => {
    if (a === done) return 0;
    const p = pieceNamed(k, firstArg(a));
    return p === undefined ? 0.001 : 0.01 + need(k, p);
  });
}
