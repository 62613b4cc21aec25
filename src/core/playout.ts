import type { Action, Chance, Config, Game, Outcome, Seat } from './game.ts';
import { wordless } from './remark.ts';

/** Picks one of the legal actions, knowing only what its seat may know. */
export type Player<V> = (view: V, legal: readonly Action[], seat: Seat) => Action;

/** More steps than any game takes. */
const ENDLESS = 1_000_000;

/** Plays on at random, in place, to the end of the game; gives the number of actions. Throws on a dead end. */
export function playRandom<S, V>(state: S, game: Game<S, V>, chance: Chance): number {
  for (let steps = 0; steps < ENDLESS; steps++) {
    const deciders = game.deciders(state);
    const seat = deciders.length > 1 ? deciders[chance.draw(deciders.length, 'seat')] : deciders[0];
    if (seat === undefined) return steps;
    const legal = game.legal(state, seat);
    const action = legal.length > 1 ? legal[chance.draw(legal.length, 'action')] : legal[0];
    if (action === undefined)
      throw new Error(`${game.id}: seat ${seat} owes a decision and has no legal action`);
    game.apply(state, action, seat, chance, undefined, wordless(game, action));
  }
  throw new Error(`${game.id}: a random game did not end within ${ENDLESS} actions`);
}

/** How a simulated game went. */
export interface Simulated {
  readonly outcome: Outcome;
  readonly steps: number;
}

/**
 * Plays one game between these players, one for each seat; `config` comes from `checkConfig`. Throws when a player
 * answers with an action that was not on offer, or the game comes to a dead end.
 */
export function simulateOne<S, V>(
  game: Game<S, V>,
  config: Config,
  players: readonly Player<V>[],
  chance: Chance,
): Simulated {
  const state = game.setup(config, chance);
  for (let steps = 0; steps < ENDLESS; steps++) {
    const seat = game.deciders(state)[0];
    if (seat === undefined) return { outcome: ended(game, state), steps };
    const player = players[seat];
    if (player === undefined) throw new Error(`${game.id}: nobody plays seat ${seat}`);
    const legal = game.legal(state, seat);
    const action = player(game.view(state, seat), legal, seat);
    if (!legal.includes(action))
      throw new Error(`${game.id}: the player of seat ${seat} chose ${action}, which is not legal`);
    game.apply(state, action, seat, chance, undefined, wordless(game, action));
  }
  throw new Error(`${game.id}: a game did not end within ${ENDLESS} actions`);
}

/** A player that picks evenly. */
export function randomPlayer(chance: Chance): Player<unknown> {
  return (_view, legal) => {
    const action = legal.length === 0 ? undefined : legal[chance.draw(legal.length, 'action')];
    if (action === undefined) throw new Error('there is nothing to choose from');
    return action;
  };
}

function ended<S, V>(game: Game<S, V>, state: S): Outcome {
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id}: nobody owes a decision and there is no outcome`);
  return outcome;
}
