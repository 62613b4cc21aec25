import type { Bot } from '../bots/index.ts';
import type { Action, Chance, Config, Outcome } from '../core/game.ts';
import type { AnyGame } from '../core/match.ts';
import { wordless } from '../core/remark.ts';
import { forkSeed, seeded } from '../core/seeded.ts';

/** More actions than any game takes. */
const ENDLESS = 200_000;

/** How a game between computer players went. */
export interface Played {
  readonly outcome: Outcome;
  readonly steps: number;
}

/**
 * Plays one game; `bots` stand in the order of the seats. The chance of the game and that of each player are apart,
 * so that the same seed deals the same cards whoever plays.
 */
export function playGame(game: AnyGame, config: Config, bots: readonly Bot[], seed: number): Played {
  const chance = seeded(forkSeed(seed, 0));
  const thoughts = bots.map((_, seat) => seeded(forkSeed(seed, seat + 1)));
  const state = game.setup(config, chance);
  for (let steps = 0; steps < ENDLESS; steps++) {
    const seat = game.deciders(state)[0];
    if (seat === undefined) {
      const outcome = game.outcome(state);
      if (outcome === undefined)
        throw new Error(`${game.id}: nobody owes a decision and there is no outcome`);
      return { outcome, steps };
    }
    const bot = bots[seat];
    const thought = thoughts[seat];
    if (bot === undefined || thought === undefined) throw new Error(`${game.id}: nobody plays seat ${seat}`);
    const legal = game.legal(state, seat);
    const action = decide(game, state, seat, bot, legal, thought);
    game.apply(state, action, seat, chance, undefined, wordless(game, action));
  }
  throw new Error(`${game.id}: a game did not end within ${ENDLESS} actions`);
}

function decide(
  game: AnyGame,
  state: unknown,
  seat: number,
  bot: Bot,
  legal: readonly Action[],
  chance: Chance,
): Action {
  const [only] = legal;
  if (only === undefined) throw new Error(`${game.id}: seat ${seat} owes a decision and has no legal action`);
  if (legal.length === 1) return only;
  // A view costs more than the game itself, and a player that looks at nothing needs none.
  if (bot.id === 'random') return legal[chance.draw(legal.length, 'action')] ?? only;
  const action = bot.choose(game, game.view(state, seat), seat, legal, chance);
  if (!legal.includes(action)) throw new Error(`${bot.id} chose ${action}, which is not legal`);
  return action;
}
