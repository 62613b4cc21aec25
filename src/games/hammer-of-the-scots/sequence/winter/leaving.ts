import type { ReasonCode } from '../../../../core/game.ts';
import { blockId, isNoble, MORAY, sideId, type Block, type Side } from '../../blocks.ts';
import { areaId } from '../../board.ts';
import { disband } from '../../losses.ts';
import { because, OK } from '../../reasons.ts';
import { isOnMap, placeOf, sideOf, type State } from '../../state.ts';
import type { Play } from '../step.ts';

const NOT_YOURS = because('notYourBlock');
const NOT_ON_MAP = because('blockNotOnMap');
const NOBLE = because('noblesNeverDisband');

/** Why this block can never disband in winter at the word of `side`: nobles do not, Moray excepted (H8.1, H10.13). */
export function whyNeverDisbands(s: State, side: Side, b: Block): ReasonCode {
  if (sideOf(s, b) !== side) return NOT_YOURS;
  if (!isOnMap(s, b)) return NOT_ON_MAP;
  return isNoble(b) && b !== MORAY ? NOBLE : OK;
}

const told = (s: State, b: Block) => ({ side: sideId(sideOf(s, b)), area: areaId(placeOf(s, b)) });

/** Disbands a block in winter by choice: the table sees where, its owner which (H12.2). */
export function sendAway(s: State, b: Block, play: Play): void {
  const news = told(s, b);
  play.tell?.({ type: 'disbanded', ...news }, sideOf(s, b), {
    type: 'disbanded-own',
    ...news,
    block: blockId(b),
  });
  disband(s, b);
}

/** Disbands a block that cannot stay, which shows what kind it was: no going back behind it (H12.4). */
export function disperse(s: State, b: Block, play: Play): void {
  const news = told(s, b);
  play.tell?.({ type: 'dispersed', ...news }, sideOf(s, b), {
    type: 'dispersed-own',
    ...news,
    block: blockId(b),
  });
  disband(s, b);
}
