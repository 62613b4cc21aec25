import type { Action, ReasonCode } from '../../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair, secondArg } from '../../actions.ts';
import { pop, replace } from '../../agenda.ts';
import { blockId, KING, MORAY, SCOTTISH, type Block } from '../../blocks.ts';
import { areaId, CATHEDRALS, MORAY_AREA, type Area } from '../../board.ts';
import { because, OK, untimely } from '../../reasons.ts';
import { hasEnemy, inEngland, isOnMap, placeOf, put, type State } from '../../state.ts';
import { only, waits, type FrameOf, type Step } from '../step.ts';
import { sendAway, whyNeverDisbands } from './leaving.ts';

const GO = codeOf('go');
const DISBAND = codeOf('disband');
const DONE = codeOf('done');
const ONLY_MORAY_OR_KING = because('onlyMorayOrKing');
const NOTHING_YET = because('nothingForThisBlock');
const NOT_ON_MAP = because('blockNotOnMap');
const HAS_CHOSEN = because('hasChosen');
const MORAY_ONLY_HOME = because('morayOnlyHome');
const ONLY_CATHEDRALS = because('kingOnlyToCathedral');
const ALREADY_THERE = because('alreadyThere');
const HOLDS_ENEMY = because('areaHoldsEnemy');
const NOT_IN_ENGLAND = because('cannotStayInEngland');

const MORAY_DONE = 1;
const KING_DONE = 2;
const bitOf = (b: Block): number => (b === MORAY ? MORAY_DONE : KING_DONE);
const isLeader = (b: Block): boolean => b === MORAY || b === KING;

function whyNotGo(s: State, f: FrameOf<'scottish-leaders'>, b: Block, to: Area): ReasonCode {
  if (!isLeader(b)) return ONLY_MORAY_OR_KING;
  if (!isOnMap(s, b)) return NOT_ON_MAP;
  if ((f.done & bitOf(b)) !== 0) return HAS_CHOSEN;
  if (b === MORAY && to !== MORAY_AREA) return MORAY_ONLY_HOME;
  if (b === KING && !CATHEDRALS.includes(to)) return ONLY_CATHEDRALS;
  if (placeOf(s, b) === to) return ALREADY_THERE;
  return hasEnemy(s, to, SCOTTISH) ? HOLDS_ENEMY : OK;
}

function whyNotDisband(s: State, f: FrameOf<'scottish-leaders'>, b: Block): ReasonCode {
  const never = whyNeverDisbands(s, SCOTTISH, b);
  if (never !== OK) return never;
  if (!isLeader(b)) return NOTHING_YET;
  return (f.done & bitOf(b)) !== 0 ? HAS_CHOSEN : OK;
}

/**
 * Moray may go home and the King to a cathedral; both may stay, out of England, or disband (H10.4, H10.5). The Scots
 * are asked once whether or not either is on the map, so that nobody learns it from the question.
 */
export const scottishLeadersStep: Step<'scottish-leaders'> = {
  deciders: () => only(SCOTTISH),
  offer(_s, _f, _seat, out: Action[]) {
    out.push(GO + pair(MORAY, MORAY_AREA));
    for (const cathedral of CATHEDRALS) out.push(GO + pair(KING, cathedral));
    out.push(DISBAND + pair(MORAY), DISBAND + pair(KING), DONE);
  },
  reason(s, f, _seat, a) {
    switch (kindOf(a)) {
      case 'go':
        return whyNotGo(s, f, firstArg(a), secondArg(a));
      case 'disband':
        return whyNotDisband(s, f, firstArg(a));
      case 'done':
        return inEngland(s, MORAY) || inEngland(s, KING) ? NOT_IN_ENGLAND : OK;
      default:
        return untimely(a);
    }
  },
  act(s, f, _seat, a, play) {
    const b = firstArg(a);
    switch (kindOf(a)) {
      case 'go':
        put(s, b, secondArg(a));
        replace(s, { step: 'scottish-leaders', done: f.done | bitOf(b) });
        play.tell?.({ type: 'leader-went', side: 'scottish', block: blockId(b), area: areaId(secondArg(a)) });
        break;
      case 'disband':
        sendAway(s, b, play);
        break;
      default:
        pop(s);
    }
  },
  run: waits,
};
