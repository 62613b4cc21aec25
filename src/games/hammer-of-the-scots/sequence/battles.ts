import { codeOf, firstArg, kindOf, pair } from '../actions.ts';
import { pop } from '../agenda.ts';
import { BLOCK_COUNT, ENGLISH, SCOTTISH } from '../blocks.ts';
import { AREA_COUNT, type Area } from '../board.ts';
import { because, OK, untimely } from '../reasons.ts';
import { hasAttacked, isContested, MOVED, unmark, type State } from '../state.ts';
import { startBattle } from './battle.ts';
import { only, type Play, type Step } from './step.ts';

const BATTLE = codeOf('battle');

/** The Contested areas, in the order of the area table. */
export function contestedAreas(s: State): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < AREA_COUNT; area += 1) if (isContested(s, area)) areas.push(area);
  return areas;
}

const fight = (s: State, area: Area, play: Play): void =>
  startBattle(s, area, hasAttacked(s, area, ENGLISH) ? ENGLISH : SCOTTISH, play);

/** The moves are over: who made one no longer tells blocks apart, or it would show who regrouped where (H7.23). */
function forgetMoves(s: State): void {
  for (let b = 0; b < BLOCK_COUNT; b += 1) unmark(s, b, MOVED);
}

/** Player 1 picks the next battle as long as there is one to fight (H7.1). */
export const battlesStep: Step<'battles'> = {
  deciders: (s) => only(s.first),
  offer(s, _f, _seat, out) {
    for (const area of contestedAreas(s)) out.push(BATTLE + pair(area));
  },
  reason(s, _f, _seat, a) {
    if (kindOf(a) !== 'battle') return untimely(a);
    return isContested(s, firstArg(a)) ? OK : because('notContested');
  },
  act(s, _f, _seat, a, play) {
    fight(s, firstArg(a), play);
  },
  run(s, _f, play) {
    forgetMoves(s);
    const areas = contestedAreas(s);
    const [area] = areas;
    if (area === undefined) pop(s);
    else if (areas.length === 1) fight(s, area, play);
    else return false;
    return true;
  },
};
