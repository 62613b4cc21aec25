import { hexId } from '../hexes.ts';
import { DISORDERED, ELIMINATED, EXITED, hasMark, placeOf, unmark, type State } from '../state.ts';
import { KINGS, SCOTS, sideId, type Side } from '../units.ts';
import type { Play } from './phase.ts';

const SCOTS_COMMAND = 6;

/** Command AP of the English in each turn, from turn 1 (B6.2); the last one for all that follow. */
const ENGLISH_COMMAND: readonly number[] = [4, 4, 5, 5, 5, 6];

/** The event sum that is not in the printed table (B16.4, B18 R30). */
const NO_EVENT = 12;

/** Whether a side's king has been lost, which costs it an AP from then on (B13.6; B18 R27). Only Edward can leave. */
function isKingLost(s: State, side: Side): boolean {
  const king = s.terms.field.units.findIndex(({ id }) => id === KINGS[side]);
  if (king === -1) return false;
  const place = placeOf(s, king);
  return place === ELIMINATED || (place === EXITED && s.terms.rules.edwardExitCostsAP);
}

/** The command AP of a side in this turn (B6.2). */
export function commandOf(s: State, side: Side): number {
  const usual =
    side === SCOTS ? SCOTS_COMMAND : (ENGLISH_COMMAND[Math.min(s.turn, ENGLISH_COMMAND.length) - 1] ?? 0);
  return isKingLost(s, side) ? usual - 1 : usual;
}

/** The random AP that a die gives (B6.3). */
const randomPoints = (die: number): number => Math.ceil(die / 2);

function isEventDue(s: State, die: number): boolean {
  switch (s.terms.rules.events) {
    case 'off':
      return false;
    case 'on1':
      return die === 1;
    case 'on12':
      return die <= 2;
    default:
      return s.terms.rules.events satisfies never;
  }
}

/** Rolls the event of this player turn (B16.2, B16.3). */
function rollEvent(s: State, play: Play): void {
  for (;;) {
    const dice = [play.chance.die('event'), play.chance.die('event')];
    const sum = dice.reduce((total, die) => total + die, 0);
    play.tell?.({ type: 'event', side: sideId(s.side), dice, event: sum });
    if (sum === NO_EVENT && s.terms.rules.event12 === 'reroll') continue;
    s.event = sum === NO_EVENT ? 0 : sum;
    return;
  }
}

/** Takes the disordered markers off the units of the active player (B5.2, B11.10). */
function restoreOrder(s: State, play: Play): void {
  s.terms.field.units.forEach(({ id, side }, unit) => {
    if (side !== s.side || !hasMark(s, unit, DISORDERED)) return;
    unmark(s, unit, DISORDERED);
    const hex = placeOf(s, unit);
    if (hex >= 0) play.tell?.({ type: 'recovered-order', unit: id, at: hexId(hex) });
  });
}

/** AP determination, then the disordered markers; the action phase begins (B6.1, B5.2). */
export function determinePoints(s: State, play: Play): void {
  const command = commandOf(s, s.side);
  const die = play.chance.die('points');
  const random = randomPoints(die);
  s.ap = command + random;
  play.tell?.({ type: 'points', side: sideId(s.side), command, die, random, ap: s.ap });
  if (isEventDue(s, die)) rollEvent(s, play);
  restoreOrder(s, play);
  s.phase = 'actions';
}
