import type { ReasonCode } from '../../../core/game.ts';
import { codeOf, packed } from '../actions.ts';
import { CLEAR } from '../battlefield/battlefield.ts';
import { because, OK } from '../reasons.ts';
import { hasMark, infoOf, isPike, placeOf, SCHILTRON, type State } from '../state.ts';
import { ENGLISH, type Unit } from '../units.ts';
import { readyReason, spend } from './ready.ts';
import type { ActionRule } from './rule.ts';
import { toggle } from './schiltrons.ts';

const CHANGE = codeOf('schiltron');

const PIKES_ONLY = because('pikesOnly');
const FORM_IN_CLEAR = because('formInClear');
const ENGLISH_NONE = because('englishNoSchiltron');

/** Why a unit may not form or leave a schiltron (B9.1, B9.2; B18 R20). */
function changeReason(s: State, unit: Unit): ReasonCode {
  const ready = readyReason(s, unit, 0);
  if (ready !== OK) return ready;
  if (!isPike(s, unit)) return PIKES_ONLY;
  if (hasMark(s, unit, SCHILTRON)) return OK;
  if (s.side === ENGLISH && !s.terms.rules.englishSchiltron) return ENGLISH_NONE;
  return s.terms.field.terrain[placeOf(s, unit)] === CLEAR ? OK : FORM_IN_CLEAR;
}

/** Schiltron: a pike forms it or leaves it, 0 AP (B9). */
export const schiltron: ActionRule = {
  offer(s, unit, out) {
    if (isPike(s, unit) && changeReason(s, unit) === OK) out.push(CHANGE + packed(infoOf(s, unit).handle));
  },
  reason: (s, unit) => changeReason(s, unit),
  act(s, unit, _a, play) {
    spend(s, unit, 0);
    toggle(s, unit, play);
  },
};
