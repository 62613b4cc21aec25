import { checkConfig } from '../core/config.ts';
import type { Action, OptionValue, Seat } from '../core/game.ts';
import { forkSeed, seeded } from '../core/seeded.ts';
import { hammerOfTheScots, type HammerState } from '../games/index.ts';
import type { Bot } from './bot.ts';

/** A decision of a game that is being played, before it is carried out. */
export interface Asked {
  readonly state: HammerState;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly chosen: Action;
}

/** A match between two bots. `seed` gives the deal, whoever plays. */
export interface Bout {
  readonly scenario: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  readonly bots: readonly [Bot, Bot];
  readonly seed: number;
  /** Sees every decision that leaves a choice. */
  readonly watch?: (asked: Asked) => void;
}

/** More than any game takes. */
const ENDLESS = 100_000;

/** Plays a game of Hammer of the Scots; gives the actions and the seat that won. */
export function play({ scenario, options = {}, bots, seed, watch }: Bout): {
  readonly winner: Seat | undefined;
  readonly actions: readonly Action[];
} {
  const config = checkConfig(hammerOfTheScots, { scenario, options });
  if (!config.ok) throw new Error(`${scenario} cannot be set up`);
  const chance = seeded(forkSeed(seed, 0));
  const thoughts = [seeded(forkSeed(seed, 1)), seeded(forkSeed(seed, 2))] as const;
  const state = hammerOfTheScots.setup(config.value, chance);
  const actions: Action[] = [];
  while (actions.length < ENDLESS) {
    const [seat] = hammerOfTheScots.deciders(state);
    if (seat === undefined) return { winner: hammerOfTheScots.outcome(state)?.winners[0], actions };
    const legal = hammerOfTheScots.legal(state, seat);
    const mine = seat === 0 ? 0 : 1;
    let chosen = legal[0] ?? -1;
    if (legal.length > 1) {
      const view = hammerOfTheScots.view(state, seat);
      chosen = bots[mine].choose(hammerOfTheScots, view, seat, legal, thoughts[mine]);
      watch?.({ state, seat, legal, chosen });
    }
    if (!legal.includes(chosen))
      throw new Error(
        `${bots[mine].id} chose ${hammerOfTheScots.notation.write(chosen)}, which is not legal`,
      );
    hammerOfTheScots.apply(state, chosen, seat, chance);
    actions.push(chosen);
  }
  throw new Error('the game did not end');
}
