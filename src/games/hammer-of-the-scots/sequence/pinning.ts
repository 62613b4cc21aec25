import { blocksFor, enemyOf, type Side } from '../blocks.ts';
import type { Area } from '../board.ts';
import { countIn, hasMark, isAt, MOVED, type State } from '../state.ts';

/**
 * Is nobody of this side free to leave an area that Player 1 has attacked? Each attacker, Reserves included, pins
 * one of those that stood there before Player 2 began to move; arrivals neither pin nor unpin (H6.10).
 */
export function isPinned(s: State, area: Area, side: Side): boolean {
  const attackers = countIn(s, area, enemyOf(side));
  if (attackers === 0) return false;
  let originals = 0;
  for (const b of blocksFor(side)) if (isAt(s, b, side, area) && !hasMark(s, b, MOVED)) originals += 1;
  return originals <= attackers;
}
