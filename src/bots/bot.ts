import type { Action, Chance, Game, Seat } from '../core/game.ts';

/**
 * Somebody who plays by what a view shows. The same view, legal actions and chance always give the same choice;
 * `legal` holds at least one action, and the answer is one of them. `Bot` without arguments plays any game.
 */
export interface Bot<S = unknown, V = unknown> {
  readonly id: string;
  choose(game: Game<S, V>, view: V, seat: Seat, legal: readonly Action[], chance: Chance): Action;
}

/** What a bot knows of one game: how it chooses there. */
export type Choose<S = unknown, V = unknown> = Bot<S, V>['choose'];
