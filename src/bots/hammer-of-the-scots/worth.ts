import {
  blockInfo,
  EDWARD,
  ENGLISH,
  isNoble,
  KING,
  WALLACE,
  type Block,
  type Side,
} from '../../games/hammer-of-the-scots/blocks.ts';
import type { Knowledge, Piece } from './knowledge.ts';

/** A block whose loss loses the game. */
const CROWN = 8;
const HERO = 0.45;
/** What a block is worth beyond its steps, since it has to be drawn or levied again. */
const BODY: readonly number[] = [0.02, 0.05];
/** Killed for good. */
const CROSS = 0.12;

/** What is lost, beside its steps, when this block dies in battle. */
export function bodyWorth(b: Block, side: Side, edwardSecond: boolean): number {
  if (isNoble(b)) return 1;
  if (b === KING || (b === EDWARD && edwardSecond)) return CROWN;
  if (b === WALLACE) return HERO;
  if (b === EDWARD) return 0.15;
  return (BODY[side] ?? 0) + (blockInfo(b).cross ? CROSS : 0);
}

/** Is this a block that should not die in battle for anything? */
export const isCrown = (b: Block, side: Side, edwardSecond: boolean): boolean =>
  b === KING || (side === ENGLISH && b === EDWARD && edwardSecond);

/** How much steps count: hardly, when no winter and no battle will follow. */
export const material = (k: Knowledge): number => (k.finalYear ? (k.turnsLeft === 0 ? 0.15 : 0.6) : 1);

/** What pieces are worth that are likely to lose this share of their steps. */
export function lossWorth(k: Knowledge, pieces: readonly Piece[], share: number): number {
  const bodies = share * share;
  let worth = 0;
  for (const p of pieces)
    worth +=
      bodies * bodyWorth(p.block, k.side, k.edwardSecond) +
      (isNoble(p.block) ? 0.3 : 1) * share * p.steps * k.weights.step * material(k);
  return worth;
}
