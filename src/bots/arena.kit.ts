import { checkConfig } from '../core/config.ts';
import type { Action, Game, OptionValue, Seat } from '../core/game.ts';
import { forkSeed, seeded } from '../core/seeded.ts';
import type { Bot } from './bot.ts';

/** A decision of a game that is being played, before it is carried out. */
export interface Asked<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly chosen: Action;
}

/** A match between two bots. `seed` gives the deal, whoever plays. */
export interface Bout<S> {
  readonly scenario: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly bots: readonly [Bot, Bot];
  readonly seed: number;
  /** Sees every decision that leaves a choice. */
  readonly watch?: (asked: Asked<S>) => void;
}

/** More than any game takes. */
const ENDLESS = 100_000;

/** How a bout went: the actions and the seat that won; nobody when it was drawn. */
export interface Fought {
  readonly winner: Seat | undefined;
  readonly actions: readonly Action[];
}

/** Plays a bout of a game. */
export function fight<S, V>(
  game: Game<S, V>,
  { scenario, options = {}, bots, seed, watch }: Bout<S>,
): Fought {
  const config = checkConfig(game, { scenario, options });
  if (!config.ok) throw new Error(`${scenario} cannot be set up`);
  const chance = seeded(forkSeed(seed, 0));
  const thoughts = [seeded(forkSeed(seed, 1)), seeded(forkSeed(seed, 2))] as const;
  const state = game.setup(config.value, chance);
  const actions: Action[] = [];
  while (actions.length < ENDLESS) {
    const [seat] = game.deciders(state);
    if (seat === undefined) return { winner: game.outcome(state)?.winners[0], actions };
    const legal = game.legal(state, seat);
    const mine = seat === 0 ? 0 : 1;
    let chosen = legal[0] ?? -1;
    if (legal.length > 1) {
      const view = game.view(state, seat);
      chosen = bots[mine].choose(game, view, seat, legal, thoughts[mine]);
      watch?.({ state, seat, legal, chosen });
    }
    if (!legal.includes(chosen))
      throw new Error(`${bots[mine].id} chose ${game.notation.write(chosen)}, which is not legal`);
    game.apply(state, chosen, seat, chance);
    actions.push(chosen);
  }
  throw new Error('the game did not end');
}

/** Of so many deals, how many the first bot wins with both sides against the second. */
export function pairsWon<S, V>(
  game: Game<S, V>,
  scenario: string,
  bots: readonly [Bot, Bot],
  pairs: number,
): number {
  const [first, second] = bots;
  let won = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const seed = forkSeed(1314, pair);
    const asFirst = fight(game, { scenario, bots: [first, second], seed }).winner === 0;
    if (asFirst && fight(game, { scenario, bots: [second, first], seed }).winner === 1) won += 1;
  }
  return won;
}
