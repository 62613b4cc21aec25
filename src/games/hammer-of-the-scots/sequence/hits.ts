import { codeOf, firstArg, kindOf, pair } from '../actions.ts';
import { pop, replace } from '../agenda.ts';
import { blockId, blocksFor, sideId, type Block, type Side } from '../blocks.ts';
import type { Area } from '../board.ts';
import { loseInBattle } from '../losses.ts';
import { because, OK, untimely } from '../reasons.ts';
import { hasMark, isAt, setSteps, stepsOf, UP, type State } from '../state.ts';
import { only, type FrameOf, type Play, type Step } from './step.ts';

const CANNOT_BE_HIT_NOW = because('cannotBeHitNow');
const NOT_STRONGEST = because('notStrongest');

const HIT = codeOf('hit');

const canBeHit = (s: State, b: Block, side: Side, area: Area): boolean =>
  isAt(s, b, side, area) && hasMark(s, b, UP);

/** The highest strength among the blocks that can be hit; 0 when there is none. */
function strongest(s: State, side: Side, area: Area): number {
  let most = 0;
  for (const b of blocksFor(side)) if (canBeHit(s, b, side, area)) most = Math.max(most, stepsOf(s, b));
  return most;
}

/** The only block that can take the next hit, or -1 when there are several. */
function soleVictim(s: State, side: Side, area: Area, strength: number): Block | -1 {
  let victim = -1;
  for (const b of blocksFor(side)) {
    if (!canBeHit(s, b, side, area) || stepsOf(s, b) !== strength) continue;
    if (victim !== -1) return -1;
    victim = b;
  }
  return victim;
}

function takeHit(s: State, f: FrameOf<'hits'>, b: Block, play: Play): void {
  const steps = stepsOf(s, b) - 1;
  setSteps(s, b, steps);
  play.tell?.({ type: 'hit', side: sideId(f.side), block: blockId(b), steps });
  if (f.left === 1) pop(s);
  else replace(s, { ...f, left: f.left - 1 });
  if (steps === 0) loseInBattle(s, b, play);
}

/** Hits fall on the strongest active block, one by one; among equals its owner chooses (H7.11). */
export const hitsStep: Step<'hits'> = {
  deciders: (_s, f) => only(f.side),
  offer(s, f, _seat, out) {
    for (const b of blocksFor(f.side)) if (canBeHit(s, b, f.side, f.area)) out.push(HIT + pair(b));
  },
  reason(s, f, _seat, a) {
    if (kindOf(a) !== 'hit') return untimely(a);
    const b = firstArg(a);
    if (!canBeHit(s, b, f.side, f.area)) return CANNOT_BE_HIT_NOW;
    return stepsOf(s, b) === strongest(s, f.side, f.area) ? OK : NOT_STRONGEST;
  },
  act(s, f, _seat, a, play) {
    takeHit(s, f, firstArg(a), play);
  },
  run(s, f, play) {
    const strength = strongest(s, f.side, f.area);
    if (strength === 0) {
      pop(s);
      return true;
    }
    const victim = soleVictim(s, f.side, f.area, strength);
    if (victim === -1) return false;
    takeHit(s, f, victim, play);
    return true;
  },
};
