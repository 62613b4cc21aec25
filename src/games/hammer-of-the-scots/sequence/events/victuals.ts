import { codeOf, firstArg, kindOf, pair } from '../../actions.ts';
import { replace } from '../../agenda.ts';
import { sideId } from '../../blocks.ts';
import { AREA_COUNT, areaId } from '../../board.ts';
import { because, OK, untimely } from '../../reasons.ts';
import { countIn } from '../../state.ts';
import { only, waits, type Step } from '../step.ts';
import { gainFor } from './gain.ts';
import { decline, type Printed } from './printed.ts';

const SUPPLY = codeOf('supply');
const DECLINE = codeOf('decline');
const NO_BLOCKS = because('noBlocksToSupply');
const AREA_WITHOUT_BLOCKS = because('areaWithoutBlocks');

/** Steps that Victuals adds (H5.9). */
const STEPS = 3;

/** Victuals (H5.9). */
export const victuals: Printed = {
  reason(s, seat) {
    for (let area = 0; area < AREA_COUNT; area += 1) if (countIn(s, area, seat) > 0) return OK;
    return NO_BLOCKS;
  },
  begin: (s, seat) => replace(s, { step: 'victuals', seat }),
};

/** Choosing the area that is supplied (H5.9). */
export const victualsStep: Step<'victuals'> = {
  deciders: (_, f) => only(f.seat),
  offer(s, _, seat, out) {
    for (let area = 0; area < AREA_COUNT; area += 1)
      if (countIn(s, area, seat) > 0) out.push(SUPPLY + pair(area));
    out.push(DECLINE);
  },
  reason(s, _, seat, a) {
    switch (kindOf(a)) {
      case 'supply':
        return countIn(s, firstArg(a), seat) > 0 ? OK : AREA_WITHOUT_BLOCKS;
      case 'decline':
        return OK;
      default:
        return untimely(a);
    }
  },
  act(s, _, seat, a, play) {
    if (a === DECLINE) return decline(s, seat, play);
    const area = firstArg(a);
    play.tell?.({ type: 'victuals', side: sideId(seat), area: areaId(area) });
    replace(s, gainFor(s, seat, area, STEPS));
  },
  run: waits,
};
