import type { Action } from '../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair, secondArg } from '../actions.ts';
import { blocksFor, NORSE, type Block } from '../blocks.ts';
import { AREA_COUNT, isCoastal, waysFrom } from '../board.ts';
import { loseInBattle } from '../losses.ts';
import { because, OK, untimely } from '../reasons.ts';
import { blocksIn, isAt, isOver, placeOf, sideOf, stepsOf, type State } from '../state.ts';
import { endBattle } from './battle-end.ts';
import { canRetreat, retreat, retreatReason } from './retreat.ts';
import { only, type FrameOf, type Play, type Step } from './step.ts';

const MUST_RETREAT = because('mustRetreat');
const NOT_IN_THIS_BATTLE = because('notInThisBattle');
const STRONGEST_STAY_LONGEST = because('strongestStayLongest');

const RETREAT = codeOf('retreat');

/** Blocks that may go now: the weakest first where the strongest are the ones to die (H13.27). */
function mayGoNow(s: State, f: FrameOf<'must-retreat'>, b: Block): boolean {
  if (s.terms.rules.failedRetreatSelection === 'owner') return true;
  return !blocksFor(f.side).some(
    (other) =>
      isAt(s, other, f.side, f.area) && stepsOf(s, other) < stepsOf(s, b) && canRetreat(s, f.area, other),
  );
}

/** Those who find no way out are lost as if killed in battle (H7.21). */
function loseTheRest(s: State, f: FrameOf<'must-retreat'>, play: Play): void {
  const decisive = s.terms.rules.failedRetreatCountsAsBattleDeath;
  for (const b of blocksIn(s, f.area, f.side)) {
    loseInBattle(s, b, play, decisive);
    if (isOver(s)) return;
  }
  endBattle(s, f.area, play);
}

function offer(s: State, f: FrameOf<'must-retreat'>, out: Action[]): void {
  for (const b of blocksFor(f.side)) {
    if (!isAt(s, b, f.side, f.area)) continue;
    if (b === NORSE) {
      for (let to = 0; to < AREA_COUNT; to += 1) if (isCoastal(to)) out.push(RETREAT + pair(b, to));
    } else for (const { to } of waysFrom(f.area)) out.push(RETREAT + pair(b, to));
  }
}

/** After Round 3 every attacking block must leave; its owner chooses order and destinations (H7.21). */
export const mustRetreatStep: Step<'must-retreat'> = {
  deciders: (_s, f) => only(f.side),
  offer: (s, f, _seat, out) => offer(s, f, out),
  reason(s, f, _seat, a) {
    const kind = kindOf(a);
    if (kind === 'fire' || kind === 'pass') return MUST_RETREAT;
    if (kind !== 'retreat') return untimely(a);
    const b = firstArg(a);
    if (placeOf(s, b) !== f.area || sideOf(s, b) !== f.side) return NOT_IN_THIS_BATTLE;
    const reason = retreatReason(s, f.area, b, secondArg(a));
    if (reason !== OK) return reason;
    return mayGoNow(s, f, b) ? OK : STRONGEST_STAY_LONGEST;
  },
  act(s, f, _seat, a, play) {
    retreat(s, f.area, firstArg(a), secondArg(a), play);
  },
  run(s, f, play) {
    const left = blocksIn(s, f.area, f.side);
    if (left.length === 0) endBattle(s, f.area, play);
    else if (left.some((b) => canRetreat(s, f.area, b))) return false;
    else loseTheRest(s, f, play);
    return true;
  },
};
