import { codeOf, firstArg, kindOf, pair } from '../actions.ts';
import { plan, pop } from '../agenda.ts';
import { blockId, ENGLISH, FIRST_SCOTTISH, isNoble, SCOTTISH, type Block } from '../blocks.ts';
import { areaId, ENGLAND } from '../board.ts';
import { forgetBorders } from '../borders.ts';
import { HAND_SIZE } from '../cards.ts';
import { disband } from '../losses.ts';
import { because, OK, untimely } from '../reasons.ts';
import { countIn, isOnMap, placeOf, setTurnCard, sideOf, type State } from '../state.ts';
import { allNoblesHeld } from '../victory.ts';
import { isDoubleEvent } from './cards.ts';
import { handIsEmpty, startTurn } from './deal.ts';
import { automatic, only, waits, type Play, type Step } from './step.ts';
import { startWinter } from './winter/winter.ts';

const DISBAND = codeOf('disband');
const NOT_YOURS = because('notYourBlock');
const NOT_ON_MAP = because('blockNotOnMap');
const NOBLE = because('noblesAreNotLost');

/** Do raiders in England cost the English a block this turn (H9.1)? Seen from counts alone. */
function raidIsDue(s: State): boolean {
  if (countIn(s, ENGLAND, SCOTTISH) === 0) return false;
  for (let b = 0; b < FIRST_SCOTTISH; b += 1) if (isOnMap(s, b)) return true;
  return false;
}

/** Two Events may end the year without an end of the turn (H13.2). */
const skipsTheEnd = (s: State): boolean => isDoubleEvent(s) && !s.terms.rules.doubleEventRunsEndOfTurn;

/** Plans the end of a Game Turn: the raid loss, then the checks (H3.2, H9). */
export const endOfTurnStep = automatic('end-of-turn', (s) => {
  pop(s);
  plan(s, { step: 'turn-check' });
  if (raidIsDue(s) && !skipsTheEnd(s)) plan(s, { step: 'raid' });
});

function whyNotRaided(s: State, b: Block): number {
  if (sideOf(s, b) !== ENGLISH) return NOT_YOURS;
  if (isNoble(b)) return NOBLE;
  return isOnMap(s, b) ? OK : NOT_ON_MAP;
}

/** Scots in England: the English disband a block of their choice that is no noble (H9.1). */
export const raidStep: Step<'raid'> = {
  deciders: () => only(ENGLISH),
  offer(_s, _f, _seat, out) {
    for (let b = 0; b < FIRST_SCOTTISH; b += 1) out.push(DISBAND + pair(b));
  },
  reason: (s, _f, _seat, a) => (kindOf(a) === 'disband' ? whyNotRaided(s, firstArg(a)) : untimely(a)),
  act(s, _f, _seat, a, play) {
    const b = firstArg(a);
    const area = areaId(placeOf(s, b));
    disband(s, b);
    play.tell?.({ type: 'raid-loss', area }, ENGLISH, { type: 'raid-loss-own', area, block: blockId(b) });
    pop(s);
  },
  run: waits,
};

/** Forgets everything that holds for one Game Turn only (H9.3). */
function clearTurn(s: State): void {
  s.marks.fill(0);
  forgetBorders(s);
  s.attackedByEnglish = 0;
  s.attackedByScots = 0;
  s.truce = -1;
  setTurnCard(s, ENGLISH, -1);
  setTurnCard(s, SCOTTISH, -1);
}

/** Sudden death, then the next Game Turn, or winter when the year is over (H9.2, H9.3, H3.4). */
export const turnCheckStep = automatic('turn-check', (s, _f, play: Play) => {
  if (!skipsTheEnd(s) && allNoblesHeld(s)) return;
  const yearEnds = isDoubleEvent(s) || s.turn >= HAND_SIZE || handIsEmpty(s);
  clearTurn(s);
  if (yearEnds) startWinter(s, play);
  else startTurn(s, play);
});
