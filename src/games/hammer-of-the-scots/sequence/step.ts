import type { Action, Chance, ReasonCode, Seat } from '../../../core/game.ts';
import type { Frame, StepName } from '../agenda.ts';
import { ENGLISH, SCOTTISH, type Side } from '../blocks.ts';
import type { TellNews } from '../news.ts';
import type { State } from '../state.ts';

/** What a step draws from and whom it tells, for the length of one `apply`. */
export interface Play {
  readonly chance: Chance;
  readonly tell: TellNews | undefined;
}

export type FrameOf<N extends StepName> = Extract<Frame, { readonly step: N }>;

/**
 * One step of the sequence of play. Before anybody is asked, `run` may carry out what needs no decision: it
 * returns true when it has changed the position or the agenda and play should look again, false when the step
 * waits for its deciders.
 */
export interface FrameStep<F extends Frame> {
  deciders(s: State, f: F): readonly Seat[];
  /** Actions that may be legal: at least all that are. */
  offer(s: State, f: F, seat: Side, out: Action[]): void;
  /** 0 when the action is legal here, otherwise why not. Answers for every well-formed action. */
  reason(s: State, f: F, seat: Side, a: Action): ReasonCode;
  /** Carries out an action that `reason` allows. */
  act(s: State, f: F, seat: Side, a: Action, play: Play): void;
  run(s: State, f: F, play: Play): boolean;
}

/** The step that handles the frames of this name. */
export type Step<N extends StepName> = FrameStep<FrameOf<N>>;

export const NOBODY: readonly Seat[] = [];
const ENGLISH_ONLY: readonly Seat[] = [ENGLISH];
const SCOTTISH_ONLY: readonly Seat[] = [SCOTTISH];
export const BOTH: readonly Seat[] = [ENGLISH, SCOTTISH];

/** The list that holds this seat alone. */
export const only = (side: Side): readonly Seat[] => (side === ENGLISH ? ENGLISH_ONLY : SCOTTISH_ONLY);

const never = (name: StepName): never => {
  throw new Error(`the step ${name} asks nobody`);
};

/** A step without decisions: `run` does all of it. */
export function automatic<N extends StepName>(
  name: N,
  run: (s: State, f: FrameOf<N>, play: Play) => void,
): Step<N> {
  return {
    deciders: () => NOBODY,
    offer: () => never(name),
    reason: () => never(name),
    act: () => never(name),
    run(s, f, play) {
      run(s, f, play);
      return true;
    },
  };
}

/** For the steps that always wait for a decision. */
export const waits = (): boolean => false;
