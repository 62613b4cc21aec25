import { codeOf, firstArg, kindOf, pair, secondArg } from '../actions.ts';
import { pop } from '../agenda.ts';
import { blockId, blocksFor, NORSE, sideId, type Block } from '../blocks.ts';
import { AREA_COUNT, areaId, isCoastal, wayBetween, waysFrom, type Area } from '../board.ts';
import { resetUseAround, useBorder } from '../borders.ts';
import { because, OK, untimely } from '../reasons.ts';
import { countIn, isAt, put, type State } from '../state.ts';
import { withdrawReason } from './retreat.ts';
import { only, type FrameOf, type Play, type Step } from './step.ts';

const NOT_AMONG_VICTORS = because('notAmongVictors');

const REGROUP = codeOf('regroup');
const DONE = codeOf('done');

function regroup(s: State, f: FrameOf<'regroup'>, b: Block, to: Area, play: Play): void {
  const way = wayBetween(f.area, to);
  if (b !== NORSE && way !== undefined) useBorder(s, way.border, f.side);
  put(s, b, to);
  const [from, into] = [areaId(f.area), areaId(to)];
  if (b === NORSE) {
    play.tell?.({ type: 'norse-retreated', from, to: into });
    return;
  }
  const side = sideId(f.side);
  play.tell?.({ type: 'regrouped', side, from, to: into }, f.side, {
    type: 'regrouped-own',
    side,
    from,
    to: into,
    block: blockId(b),
  });
}

/** Each victorious block may move to an adjacent Friendly or Neutral area; Border Control is no matter (H7.22). */
export const regroupStep: Step<'regroup'> = {
  deciders: (_s, f) => only(f.side),
  offer(s, f, _seat, out) {
    for (const b of blocksFor(f.side)) {
      if (!isAt(s, b, f.side, f.area)) continue;
      if (b === NORSE) {
        for (let to = 0; to < AREA_COUNT; to += 1) if (isCoastal(to)) out.push(REGROUP + pair(b, to));
      } else for (const { to } of waysFrom(f.area)) out.push(REGROUP + pair(b, to));
    }
    out.push(DONE);
  },
  reason(s, f, _seat, a) {
    const kind = kindOf(a);
    if (kind === 'done') return OK;
    if (kind !== 'regroup') return untimely(a);
    const b = firstArg(a);
    return isAt(s, b, f.side, f.area) ? withdrawReason(s, f.area, b, secondArg(a)) : NOT_AMONG_VICTORS;
  },
  act(s, f, _seat, a, play) {
    if (kindOf(a) === 'done') pop(s);
    else regroup(s, f, firstArg(a), secondArg(a), play);
    if (kindOf(a) === 'done') resetUseAround(s, f.area);
  },
  run(s, f) {
    if (countIn(s, f.area, f.side) > 0) return false;
    pop(s);
    resetUseAround(s, f.area);
    return true;
  },
};
