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

/** A block whose loss loses the game. */
const CROWN = 8;
const LEADERS: ReadonlyMap<Block, number> = new Map([[WALLACE, 0.45]]);
/** What a block is worth beyond its steps, since it has to be drawn or levied again. */
const BODY: readonly number[] = [0.02, 0.05];
/** Killed for good. */
const CROSS = 0.12;

/** What is lost, beside its steps, when this block dies in battle. */
export function bodyWorth(b: Block, side: Side, edwardSecond: boolean): number {
  if (isNoble(b)) return 1;
  if (b === KING || (b === EDWARD && edwardSecond)) return CROWN;
  const leader = LEADERS.get(b);
  if (leader !== undefined) return leader;
  if (b === EDWARD) return 0.15;
  return (BODY[side] ?? 0) + (blockInfo(b).cross ? CROSS : 0);
}

/** Is this a block that should not die in battle for anything? */
export const isCrown = (b: Block, side: Side, edwardSecond: boolean): boolean =>
  b === KING || (side === ENGLISH && b === EDWARD && edwardSecond);
