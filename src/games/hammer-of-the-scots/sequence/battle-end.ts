import { pop, push } from '../agenda.ts';
import { ENGLISH, SCOTTISH, sideId } from '../blocks.ts';
import { areaId, type Area } from '../board.ts';
import { resetUseAround } from '../borders.ts';
import {
  ACTED,
  blocksIn,
  CAPTURED,
  countIn,
  forgetEntry,
  RESERVE,
  UP,
  unmark,
  type State,
} from '../state.ts';
import { mix } from '../handles.ts';
import { showRetreats } from './retreat.ts';
import type { Play } from './step.ts';

/** Ends a battle: everybody stands up again, and the side that is left may regroup (H7.3, H7.16). */
export function endBattle(s: State, area: Area, play: Play): void {
  showRetreats(s, area, play);
  pop(s);
  s.attackedByEnglish &= ~(1 << area);
  s.attackedByScots &= ~(1 << area);
  const victor = countIn(s, area, ENGLISH) > 0 ? ENGLISH : SCOTTISH;
  const standing = blocksIn(s, area, victor);
  mix(s, standing);
  for (const b of standing) {
    unmark(s, b, UP | ACTED | CAPTURED | RESERVE);
    forgetEntry(s, b);
  }
  resetUseAround(s, area);
  if (countIn(s, area, victor) === 0) return;
  play.tell?.({ type: 'victor', side: sideId(victor), area: areaId(area) });
  push(s, { step: 'regroup', area, side: victor });
}
