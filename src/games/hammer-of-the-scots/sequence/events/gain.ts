import type { ReasonCode } from '../../../../core/game.ts';
import { codeOf, firstArg, kindOf, pair } from '../../actions.ts';
import { pop, replace, type Frame } from '../../agenda.ts';
import { blockId, blocksFor, NORSE, SCOTTISH, sideId, type Block, type Side } from '../../blocks.ts';
import { areaId, type Area } from '../../board.ts';
import { because, OK, untimely } from '../../reasons.ts';
import { addStep, isAt, isFull, placeOf, sideOf, stepsOf, type State } from '../../state.ts';
import { only, waits, type FrameOf, type Play, type Step } from '../step.ts';

const GAIN = codeOf('gain');
const DONE = codeOf('done');
const NOT_YOURS = because('notYourBlock');
const NOT_IN_AREA = because('blockNotInArea');
const FULL = because('blockIsFull');
const NORSE_IS_OWN_GROUP = because('norseIsOwnGroup');
const UNDER_WAY = because('eventUnderWay');

/** Steps for the blocks of one group: what Pillage won, or Victuals (H5.6.4, H5.9, H13.11). */
export const gainFor = (s: State, seat: Side, area: Area, left: number): Frame => ({
  step: 'gain',
  seat,
  area,
  left,
  group: seat === SCOTTISH && s.terms.rules.norseOwnGroupForEvents ? 'open' : 'all',
});

function gainReason(s: State, f: FrameOf<'gain'>, b: Block): ReasonCode {
  if (sideOf(s, b) !== f.seat) return NOT_YOURS;
  if (placeOf(s, b) !== f.area) return NOT_IN_AREA;
  if (f.group === (b === NORSE ? 'others' : 'norse')) return NORSE_IS_OWN_GROUP;
  return isFull(s, b) ? FULL : OK;
}

/** With the first step it is settled whether the Norse is the group, or the others are (H13.11). */
function settle(f: FrameOf<'gain'>, b: Block, play: Play): FrameOf<'gain'>['group'] {
  if (f.group !== 'open') return f.group;
  if (b !== NORSE) return 'others';
  play.tell?.({ type: 'norse-group', area: areaId(f.area) });
  return 'norse';
}

/** Adding steps one by one; the player is asked while steps are left, full blocks or not (H5.6.4, H5.9). */
export const gainStep: Step<'gain'> = {
  deciders: (_, f) => only(f.seat),
  offer(s, f, seat, out) {
    for (const b of blocksFor(seat)) if (isAt(s, b, seat, f.area)) out.push(GAIN + pair(b));
    out.push(DONE);
  },
  reason(s, f, _, a) {
    switch (kindOf(a)) {
      case 'gain':
        return gainReason(s, f, firstArg(a));
      case 'done':
        return OK;
      case 'decline':
        return UNDER_WAY;
      default:
        return untimely(a);
    }
  },
  act(s, f, seat, a, play) {
    if (a === DONE) return pop(s);
    const b = firstArg(a);
    const group = settle(f, b, play);
    addStep(s, b);
    const side = sideId(seat);
    const area = areaId(f.area);
    play.tell?.({ type: 'step-gained', side, area }, seat, {
      type: 'step-gained-own',
      side,
      area,
      block: blockId(b),
      steps: stepsOf(s, b),
    });
    if (f.left === 1) pop(s);
    else replace(s, { ...f, left: f.left - 1, group });
  },
  run: waits,
};
