import {
  blockId,
  blockInfo,
  blocksFor,
  ENGLISH,
  SCOTTISH,
  sideId,
  type Block,
  type Side,
} from '../blocks.ts';
import { areaId, type Area } from '../board.ts';
import { disband } from '../losses.ts';
import { CAPTURED, hasMark, isAt, mark, RESERVE, stepsOf, UP, unmark, type State } from '../state.ts';
import type { Play } from './step.ts';

const DESERTS_FROM = 5;

/** A Celtic block deserts on a 5 or 6 when it is revealed (H7.6). */
function celticUnity(s: State, b: Block, play: Play): void {
  const die = play.chance.die('celtic-unity');
  const deserts = die >= DESERTS_FROM;
  play.tell?.({ type: 'celtic-roll', block: blockId(b), die, deserts });
  if (deserts) disband(s, b);
}

/** Turns up the blocks of a side that now join, and gives them back. */
function turnUp(s: State, area: Area, side: Side, keep: number, play: Play): Block[] {
  const joined: Block[] = [];
  for (const b of blocksFor(side)) {
    if (!isAt(s, b, side, area) || hasMark(s, b, keep | UP)) continue;
    joined.push(b);
    unmark(s, b, RESERVE | CAPTURED);
    mark(s, b, UP);
  }
  if (joined.length > 0)
    play.tell?.({
      type: 'revealed',
      side: sideId(side),
      area: areaId(area),
      blocks: joined.map(blockId),
      steps: joined.map((b) => stepsOf(s, b)),
    });
  return joined;
}

/**
 * Blocks of both sides that do not lie face up yet join the fight, except those marked with `keep`: at the start
 * of the battle the Reserves stay hidden, at the start of Round 2 nobody does (H7.3, H7.13).
 */
export function reveal(s: State, area: Area, keep: number, play: Play): void {
  const english = turnUp(s, area, ENGLISH, keep, play);
  turnUp(s, area, SCOTTISH, keep, play);
  for (const b of english) if (blockInfo(b).celtic) celticUnity(s, b, play);
}
