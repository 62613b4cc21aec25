import {
  ACTED,
  enemyNear,
  hasUnits,
  isOver,
  LAST_TURN,
  mark,
  placeOf,
  PRESSED,
  unmark,
  type State,
} from '../state.ts';
import { ENGLISH, SCOTS, sideId, type Side } from '../units.ts';
import { endWhenEnglishAreGone, score } from '../victory.ts';
import type { Play } from './phase.ts';
import { determinePoints } from './points.ts';

/** The first player turn, when the set-up is done (B4.5). */
export function beginBattle(s: State, play: Play): void {
  if (!endWhenEnglishAreGone(s, play)) beginPlayerTurn(s, SCOTS, play);
}

/** Makes every unit of the active player ready, and marks those that begin next to an enemy (B6.6, B11.2). */
function readyUnits(s: State): void {
  s.terms.field.units.forEach(({ side }, unit) => {
    if (side !== s.side) return;
    unmark(s, unit, ACTED | PRESSED);
    const hex = placeOf(s, unit);
    if (hex >= 0 && enemyNear(s, hex, side)) mark(s, unit, PRESSED);
  });
}

/**
 * Begins a player turn and runs on to its first decision: the announcement while the Scots still may (B14.1), otherwise
 * the first action. Scots who have no unit left pass (B15.7).
 */
function beginPlayerTurn(s: State, side: Side, play: Play): void {
  s.side = side;
  s.ap = 0;
  s.chargeTurn = false;
  s.event = 0;
  s.eventUses = 0;
  readyUnits(s);
  play.tell?.({ type: 'turn', turn: s.turn, side: sideId(side) });
  if (!hasUnits(s, side)) {
    play.tell?.({ type: 'passed', side: sideId(side) });
    return endPlayerTurn(s, play);
  }
  if (side === SCOTS && !s.chargeTurnUsed) {
    s.phase = 'announce';
    return;
  }
  determinePoints(s, play);
}

/** Ends the action phase: the other player's turn, the next turn, or the end of the battle (B5.2). */
export function endPlayerTurn(s: State, play: Play): void {
  if (isOver(s)) return;
  if (s.side === SCOTS) return beginPlayerTurn(s, ENGLISH, play);
  if (s.turn === LAST_TURN) return score(s, play);
  s.turn += 1;
  beginPlayerTurn(s, SCOTS, play);
}
