import type { Action, Chance, ReasonCode } from '../../../core/game.ts';
import type { TellNews } from '../news.ts';
import type { State } from '../state.ts';
import type { Side } from '../units.ts';

/** What a phase draws from and whom it tells, for the length of one `apply`. */
export interface Play {
  readonly chance: Chance;
  readonly tell: TellNews | undefined;
}

/** What play can wait for: who decides, what is on offer, why an action is refused, what it does. */
export interface PhaseRules {
  /** The side that decides. */
  decider(s: State): Side;
  /** Every legal action. */
  offer(s: State, out: Action[]): void;
  /** 0 when the action is legal now, otherwise why not. Answers for every well-formed action. */
  reason(s: State, a: Action): ReasonCode;
  /** Carries out a legal action. */
  act(s: State, a: Action, play: Play): void;
}
