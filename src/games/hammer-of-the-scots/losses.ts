import {
  blockId,
  blockInfo,
  EDWARD,
  ENGLISH,
  isNoble,
  KING,
  MORAY,
  SCOTTISH,
  sideId,
  type Block,
} from './blocks.ts';
import { areaId } from './board.ts';
import type { Play } from './sequence/step.ts';
import {
  CAPTURED,
  placeOf,
  POOL,
  put,
  REMOVED,
  setSteps,
  sideOf,
  turnCoat,
  win,
  type State,
} from './state.ts';

/** Nobles that change sides instead of dying: all but Moray (H8.5). */
export const canTurn = (b: Block): boolean => isNoble(b) && b !== MORAY;

/** A noble that lost its last step in battle goes over at strength 1 and waits until the next round (H8.2). */
function capture(s: State, b: Block, play: Play): void {
  turnCoat(s, b);
  setSteps(s, b, 1);
  s.marks[b] = CAPTURED;
  play.tell?.({ type: 'captured', block: blockId(b), side: sideId(sideOf(s, b)) });
}

/**
 * A block lost its last step in battle, or could not make a retreat it had to make (H8.1). `decisive` is false
 * only for a failed retreat that does not count as a death in battle (H13.26): then no king's death ends the game.
 */
export function loseInBattle(s: State, b: Block, play: Play, decisive = true): void {
  if (canTurn(b)) {
    capture(s, b, play);
    return;
  }
  const side = sideOf(s, b);
  const survives = b === EDWARD ? !s.edwardSecond : !blockInfo(b).cross && b !== KING;
  put(s, b, survives ? POOL : REMOVED);
  play.tell?.({ type: 'lost', side: sideId(side), block: blockId(b), fate: survives ? 'pool' : 'removed' });
  if (b === EDWARD && !s.edwardSecond) {
    s.edwardSecond = true;
    play.tell?.({ type: 'edward-succeeded' });
  } else if (b === EDWARD && decisive) win(s, SCOTTISH, 'edward-killed');
  else if (b === KING && decisive) win(s, ENGLISH, 'king-killed');
}

/** A block lost its last step to Pillage (H5.6.3, H8.1): nobles turn at strength 1 where they stand. */
export function loseToPillage(s: State, b: Block, play: Play): void {
  const place = placeOf(s, b);
  const side = sideOf(s, b);
  if (canTurn(b)) {
    turnCoat(s, b);
    setSteps(s, b, 1);
    play.tell?.({
      type: 'noble-turned',
      block: blockId(b),
      area: areaId(place),
      side: sideId(sideOf(s, b)),
      steps: 1,
    });
    return;
  }
  put(s, b, b === KING && !s.terms.rules.pillagedKingToPool ? REMOVED : POOL);
  play.tell?.({ type: 'pillage-lost', side: sideId(side), area: areaId(place) }, side, {
    type: 'pillage-lost-own',
    side: sideId(side),
    area: areaId(place),
    block: blockId(b),
  });
}

/** A block goes back to its owner's Draw Pool: raid, Celtic Unity, winter, or by choice (H8.1). */
export const disband = (s: State, b: Block): void => put(s, b, POOL);
