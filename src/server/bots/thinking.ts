import type { Action, Seat } from '../../core/game.ts';

/** What a computer player is given: a view and what is legal, nothing more. */
export interface Thought {
  readonly bot: string;
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** For the chance that the player draws from. */
  readonly seed: number;
}

/** A thought on its way to a thread, and the answer on its way back. */
export interface Asked {
  readonly id: number;
  readonly thought: Thought;
}

export interface Answered {
  readonly id: number;
  /** Undefined when the player failed. */
  readonly action: Action | undefined;
}
