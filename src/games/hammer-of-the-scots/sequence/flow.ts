import type { Action, Chance, ReasonCode, Seat } from '../../../core/game.ts';
import { top, type Frame } from '../agenda.ts';
import { ENGLISH, SCOTTISH, sideId, type Side } from '../blocks.ts';
import { renewHandles } from '../handles.ts';
import type { TellNews } from '../news.ts';
import { because, OK } from '../reasons.ts';
import { isOver, noblesOf, type State } from '../state.ts';
import { NOBODY, type FrameStep, type Play } from './step.ts';
import { STEPS } from './steps.ts';

const stepFor = (f: Frame): FrameStep<Frame> => STEPS[f.step];

const asSide = (seat: Seat): Side => (seat === ENGLISH ? ENGLISH : SCOTTISH);

const GAME_OVER = because('gameOver');
const NOT_YOURS = because('notYourDecision');

/** Runs on until somebody has to decide or the game is over. */
export function advance(s: State, play: Play): void {
  while (!isOver(s)) {
    const f = top(s);
    if (stepFor(f).run(s, f, play)) continue;
    renewHandles(s, play.chance);
    return;
  }
  tellTheEnd(s, play);
}

function tellTheEnd(s: State, play: Play): void {
  if (s.winner === -1 || s.ending === '') return;
  play.tell?.({
    type: 'won',
    side: sideId(s.winner),
    ending: s.ending,
    english: noblesOf(s, ENGLISH),
    scottish: noblesOf(s, SCOTTISH),
  });
}

/** Who owes a decision (H12.6). */
export function deciders(s: State): readonly Seat[] {
  if (isOver(s)) return NOBODY;
  const f = top(s);
  return stepFor(f).deciders(s, f);
}

/** The legal actions of a seat: those offered that no reason forbids. */
export function legal(s: State, seat: Seat): Action[] {
  if (isOver(s)) return [];
  const f = top(s);
  const step = stepFor(f);
  if (!step.deciders(s, f).includes(seat)) return [];
  const side = asSide(seat);
  const offered: Action[] = [];
  step.offer(s, f, side, offered);
  let kept = 0;
  for (const a of offered) {
    if (step.reason(s, f, side, a) === OK) {
      offered[kept] = a;
      kept += 1;
    }
  }
  offered.length = kept;
  return offered;
}

/** Why this action is refused to this seat now; 0 when it is allowed. */
export function why(s: State, seat: Seat, a: Action): ReasonCode {
  if (isOver(s)) return GAME_OVER;
  const f = top(s);
  const step = stepFor(f);
  if (!step.deciders(s, f).includes(seat)) return NOT_YOURS;
  return step.reason(s, f, asSide(seat), a);
}

/** Carries out a legal action and runs on to the next decision. */
export function apply(s: State, a: Action, seat: Seat, chance: Chance, tell: TellNews | undefined): void {
  const f = top(s);
  const play: Play = { chance, tell };
  stepFor(f).act(s, f, asSide(seat), a, play);
  advance(s, play);
}
