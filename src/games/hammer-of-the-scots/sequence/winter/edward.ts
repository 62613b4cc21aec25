import type { ReasonCode } from '../../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair } from '../../actions.ts';
import { replace } from '../../agenda.ts';
import { blockInfo, EDWARD, ENGLISH, FIRST_SCOTTISH, type Block } from '../../blocks.ts';
import { AREA_COUNT, areaId, ENGLAND, type Area } from '../../board.ts';
import { because, OK, untimely } from '../../reasons.ts';
import { inEngland, isOnMap, placeOf, REMOVED, type State } from '../../state.ts';
import { only, type Play, type Step } from '../step.ts';
import { disperse, whyNeverDisbands } from './leaving.ts';

const WINTER = codeOf('winter');
const DISBAND = codeOf('disband');
const DONE = codeOf('done');
const NOT_IN_SCOTLAND = because('edwardNotInScotland');
const CHOOSES_FIRST = because('edwardMustChooseFirst');
const LAST_OF_EDWARD_FIRST = 1306;

const inScotland = (s: State, b: Block): boolean => isOnMap(s, b) && !inEngland(s, b);

/** May an Edward who stands in Scotland winter there this year (H10.8)? Everybody knows. */
const wintersThisYear = (s: State): boolean =>
  !s.edwardSecond && s.winterArea === -1 && s.year !== LAST_OF_EDWARD_FIRST && placeOf(s, EDWARD) !== REMOVED;

/** Could Edward stand in Scotland, as far as counts tell? */
function somebodyInScotland(s: State): boolean {
  for (let b = 0; b < FIRST_SCOTTISH; b += 1) if (inScotland(s, b)) return true;
  return false;
}

/** Edward I ends with the winter of 1306 at the latest (H8.3). */
function succeed(s: State, play: Play): void {
  if (s.edwardSecond || s.year < LAST_OF_EDWARD_FIRST) return;
  s.edwardSecond = true;
  play.tell?.({ type: 'edward-succeeded' });
}

/** Infantry may stay in Scotland; whoever winters with Edward may stay there (H10.9.2, H10.9.3). */
const mustLeave = (s: State, b: Block, area: Area): boolean =>
  area === ENGLAND || (area !== s.winterArea && blockInfo(b).type !== 'infantry');

/** The compulsory part of the English disbanding (H10.9.1, H10.9.2), area by area: the order tells no names. */
function dismiss(s: State, winterArea: Area | -1, play: Play): void {
  const again = s.winterArea !== -1;
  s.winterArea = winterArea;
  for (let area = 0; area < AREA_COUNT; area += 1) {
    for (let b = 0; b < FIRST_SCOTTISH; b += 1) {
      if (placeOf(s, b) === area && mustLeave(s, b, area)) disperse(s, b, play);
    }
  }
  replace(s, { step: 'english-disbanding', again });
}

function whyNotDisband(s: State, b: Block): ReasonCode {
  const never = whyNeverDisbands(s, ENGLISH, b);
  if (never !== OK) return never;
  if (b !== EDWARD) return CHOOSES_FIRST;
  return inEngland(s, b) ? NOT_IN_SCOTLAND : OK;
}

/**
 * Edward winters in Scotland or disbands; then everybody leaves who has to (H10.7, H10.8, H13.39). While he might
 * winter, the English are asked wherever he is: the question would tell that he is in Scotland.
 */
export const edwardStep: Step<'edward'> = {
  deciders: () => only(ENGLISH),
  offer(_s, _f, _seat, out) {
    out.push(WINTER, DISBAND + pair(EDWARD), DONE);
  },
  reason(s, _f, _seat, a) {
    switch (kindOf(a)) {
      case 'winter':
        return inScotland(s, EDWARD) ? OK : NOT_IN_SCOTLAND;
      case 'disband':
        return whyNotDisband(s, firstArg(a));
      case 'done':
        return inScotland(s, EDWARD) ? CHOOSES_FIRST : OK;
      default:
        return untimely(a);
    }
  },
  act(s, _f, _seat, a, play) {
    const winters = kindOf(a) === 'winter';
    const area = placeOf(s, EDWARD);
    if (winters) play.tell?.({ type: 'edward-winters', area: areaId(area) });
    dismiss(s, winters ? area : -1, play);
  },
  run(s, _f, play) {
    if (wintersThisYear(s) && somebodyInScotland(s)) return false;
    succeed(s, play);
    dismiss(s, -1, play);
    return true;
  },
};
