import { replaying } from './chance.ts';
import type { Entry } from './entry.ts';
import type { Chance, Config, Game } from './game.ts';
import { Match } from './match.ts';
import { catching, type ReplayProblem } from './replay-problem.ts';
import { good, type Result } from './result.ts';

/**
 * Plays a whole match again and checks all of it. `chance` answers for what is played afterwards; without it any
 * later draw throws a `ChanceError`. Problems: those of `Match.playEntry`, for the setup too.
 */
export function replayMatch<S, V>(
  game: Game<S, V>,
  config: Config,
  setupChance: readonly number[],
  entries: Iterable<Entry>,
  chance: Chance = replaying([]),
): Result<Match<S, V>, ReplayProblem> {
  const given = replaying(setupChance);
  const setup = catching(0, () => {
    const match = new Match(game, config, given);
    given.finish();
    return match;
  });
  if (!setup.ok) return setup;
  const match = setup.value;
  for (const entry of entries) {
    const played = match.playEntry(entry);
    if (!played.ok) return played;
  }
  match.continueWith(chance);
  return good(match);
}
