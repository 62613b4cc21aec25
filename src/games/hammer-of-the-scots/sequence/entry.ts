import { blocksFor, NORSE, sideId, type Block, type Side } from '../blocks.ts';
import { areaId, type Area } from '../board.ts';
import { noteCrossing } from '../borders.ts';
import {
  BY_SEA,
  entryGroup,
  hasAttacked,
  hasMark,
  isAt,
  isEnemy,
  mark,
  noteAttack,
  noteEntry,
  RESERVE,
  type State,
} from '../state.ts';
import type { Play } from './step.ts';

/** Does the block belong with the first group of its side that entered the battle? True when it is the first. */
function joinsFirstGroup(s: State, b: Block, side: Side, into: Area): boolean {
  for (const other of blocksFor(side))
    if (other !== b && isAt(s, other, side, into) && !hasMark(s, other, RESERVE))
      return entryGroup(s, other) === entryGroup(s, b);
  return true;
}

/**
 * Notes that a block enters an area with enemy blocks, before it is put there (H6.11, H6.12): who attacks, by
 * which group and border it came, and whether it is a Reserve already.
 */
export function enterBattle(
  s: State,
  b: Block,
  side: Side,
  origin: Area,
  border: number,
  into: Area,
  play: Play,
): void {
  const first = isEnemy(s, into, side);
  if (first) {
    noteAttack(s, into, side);
    play.tell?.({ type: 'attack', side: sideId(side), area: areaId(into) });
  }
  if (border !== BY_SEA) noteCrossing(s, border, side, into);
  noteEntry(s, b, origin, border);
  const defends = !hasAttacked(s, into, side);
  const late = b === NORSE && !first;
  const onEntry = s.terms.rules.mainAttackDeclaredAt === 'onEntry';
  if (defends || late || (onEntry && !joinsFirstGroup(s, b, side, into))) mark(s, b, RESERVE);
}
