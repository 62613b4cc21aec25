import type { ReasonCode } from '../../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair, secondArg } from '../../actions.ts';
import { pop, replace } from '../../agenda.ts';
import {
  blockId,
  blockInfo,
  blocksFor,
  EDWARD,
  ENGLISH,
  FIRST_SCOTTISH,
  SCOTTISH,
  WALLACE,
  type Block,
} from '../../blocks.ts';
import { areaId, SELKIRK, type Area } from '../../board.ts';
import { because, OK, untimely } from '../../reasons.ts';
import {
  countIn,
  hasEnemy,
  isFull,
  isOnMap,
  limitFor,
  placeOf,
  put,
  setSteps,
  stepsOf,
  type State,
} from '../../state.ts';
import { only, waits, type Play, type Step } from '../step.ts';
import { sendAway, whyNeverDisbands } from './leaving.ts';

const GO = codeOf('go');
const DISBAND = codeOf('disband');
const DONE = codeOf('done');
const OVER_LIMIT = because('overCastleLimit');
const ONLY_EXCESS = because('onlyExcessDisbands');
const NOT_ON_MAP = because('blockNotOnMap');
const FULL = because('blockIsFull');
const ONLY_WALLACE = because('onlyWallaceToSelkirk');
const SELKIRK_HELD = because('selkirkHeld');
const WALLACE_FIRST = because('wallaceFirst');
const NO_HEALING = because('wallaceDoesNotHealInPlace');
const EDWARD_DECIDED = because('edwardHasDecided');
const EDWARD_SECOND = because('edwardSecondNeverWinters');
const WINTERED_LAST_YEAR = because('edwardWinteredLastYear');
const YEAR_1306 = because('noWinterIn1306');

/** More English than may winter in this area; with Edward there is no limit (H10.9.3, H10.9.4). */
const tooManyEnglish = (s: State, area: Area): boolean =>
  area !== s.winterArea && countIn(s, area, ENGLISH) > limitFor(area, ENGLISH);

function whyNotEnglish(s: State, b: Block): ReasonCode {
  const never = whyNeverDisbands(s, ENGLISH, b);
  if (never !== OK) return never;
  return b === EDWARD ? EDWARD_DECIDED : OK;
}

function whyNoWinter(s: State, again: boolean): ReasonCode {
  if (s.year === 1306) return YEAR_1306;
  if (s.edwardSecond) return EDWARD_SECOND;
  return again ? WINTERED_LAST_YEAR : EDWARD_DECIDED;
}

function whyEnglishNotDone(s: State): ReasonCode {
  for (let b = 0; b < FIRST_SCOTTISH; b += 1) {
    if (whyNotEnglish(s, b) === OK && tooManyEnglish(s, placeOf(s, b))) return OVER_LIMIT;
  }
  return OK;
}

/** The English choose which infantry goes where too many stand, and may disband more (H10.9.3, H10.9.5). */
export const englishDisbandingStep: Step<'english-disbanding'> = {
  deciders: () => only(ENGLISH),
  offer(s, _f, _seat, out) {
    for (let b = 0; b < FIRST_SCOTTISH; b += 1) if (isOnMap(s, b)) out.push(DISBAND + pair(b));
    out.push(DONE);
  },
  reason(s, f, _seat, a) {
    switch (kindOf(a)) {
      case 'disband':
        return whyNotEnglish(s, firstArg(a));
      case 'winter':
        return whyNoWinter(s, f.again);
      case 'done':
        return whyEnglishNotDone(s);
      default:
        return untimely(a);
    }
  },
  act(s, _f, _seat, a, play) {
    if (kindOf(a) === 'disband') sendAway(s, firstArg(a), play);
    else pop(s);
  },
  run: waits,
};

const wallaceInSelkirk = (s: State): boolean => placeOf(s, WALLACE) === SELKIRK;

/** More Scots than may winter in this area; Wallace in Selkirk does not count (H10.12, H10.13). */
const tooManyScots = (s: State, area: Area): boolean =>
  countIn(s, area, SCOTTISH) - (area === SELKIRK && wallaceInSelkirk(s) ? 1 : 0) > limitFor(area, SCOTTISH);

/** Is this block one of those of whom some have to go? */
const isExcess = (s: State, b: Block): boolean =>
  !(b === WALLACE && wallaceInSelkirk(s)) && tooManyScots(s, placeOf(s, b));

function whyNotScottish(s: State, b: Block): ReasonCode {
  const never = whyNeverDisbands(s, SCOTTISH, b);
  if (never !== OK) return never;
  return s.terms.rules.scotsVoluntaryDisband || isExcess(s, b) ? OK : ONLY_EXCESS;
}

function whyScotsNotDone(s: State): ReasonCode {
  for (const b of blocksFor(SCOTTISH)) {
    if (whyNeverDisbands(s, SCOTTISH, b) === OK && isExcess(s, b)) return OVER_LIMIT;
  }
  return OK;
}

function whyNotToSelkirk(s: State, b: Block, to: Area, begun: boolean): ReasonCode {
  if (b !== WALLACE || to !== SELKIRK) return ONLY_WALLACE;
  if (!isOnMap(s, WALLACE)) return NOT_ON_MAP;
  if (begun) return WALLACE_FIRST;
  if (hasEnemy(s, SELKIRK, SCOTTISH)) return SELKIRK_HELD;
  if (!wallaceInSelkirk(s)) return OK;
  if (!s.terms.rules.wallaceHealsInPlace) return NO_HEALING;
  return isFull(s, WALLACE) ? FULL : OK;
}

/** Wallace goes to Selkirk from anywhere, or rests there, and gains two steps (H10.12). */
function restInSelkirk(s: State, play: Play): void {
  put(s, WALLACE, SELKIRK);
  setSteps(s, WALLACE, Math.min(stepsOf(s, WALLACE) + 2, blockInfo(WALLACE).max));
  play.tell?.({ type: 'leader-went', side: 'scottish', block: blockId(WALLACE), area: areaId(SELKIRK) });
}

/** Wallace first, then the Scots disband down to the Castle Limits, and more if they like (H10.12, H10.13). */
export const scottishDisbandingStep: Step<'scottish-disbanding'> = {
  deciders: () => only(SCOTTISH),
  offer(s, _f, _seat, out) {
    out.push(GO + pair(WALLACE, SELKIRK));
    for (const b of blocksFor(SCOTTISH)) if (isOnMap(s, b)) out.push(DISBAND + pair(b));
    out.push(DONE);
  },
  reason(s, f, _seat, a) {
    switch (kindOf(a)) {
      case 'go':
        return whyNotToSelkirk(s, firstArg(a), secondArg(a), f.begun);
      case 'disband':
        return whyNotScottish(s, firstArg(a));
      case 'done':
        return whyScotsNotDone(s);
      default:
        return untimely(a);
    }
  },
  act(s, f, _seat, a, play) {
    const kind = kindOf(a);
    if (kind === 'done') {
      pop(s);
      return;
    }
    if (kind === 'go') restInSelkirk(s, play);
    else sendAway(s, firstArg(a), play);
    if (!f.begun) replace(s, { step: 'scottish-disbanding', begun: true });
  },
  run: waits,
};
