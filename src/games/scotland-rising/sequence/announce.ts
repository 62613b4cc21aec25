import { codeOf, kindOf } from '../actions.ts';
import { OK, untimely } from '../reasons.ts';
import { SCOTS } from '../units.ts';
import type { PhaseRules } from './phase.ts';
import { determinePoints } from './points.ts';

const ANNOUNCE = codeOf('announce');
const ROLL = codeOf('roll');

/** Before they roll, the Scots may announce their one Scots Charge turn (B14.1). */
export const announce: PhaseRules = {
  decider: () => SCOTS,
  offer(_s, out) {
    out.push(ROLL, ANNOUNCE);
  },
  reason(_s, a) {
    const kind = kindOf(a);
    return kind === 'announce' || kind === 'roll' ? OK : untimely(a);
  },
  act(s, a, play) {
    if (a === ANNOUNCE) {
      s.chargeTurn = true;
      s.chargeTurnUsed = true;
      play.tell?.({ type: 'announced' });
    }
    determinePoints(s, play);
  },
};
