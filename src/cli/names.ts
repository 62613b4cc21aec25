import { type Bot, botNamed, BOTS } from '../bots/index.ts';
import type { Scenario } from '../core/game.ts';
import type { AnyGame } from '../core/match.ts';
import { GAMES } from '../games/index.ts';
import { say, words, type Language } from '../words/index.ts';
import { Fault } from './fault.ts';
import { nearest } from '../core/nearest.ts';

/** All games of the table, in its order. */
export const games: readonly AnyGame[] = Object.values(GAMES);

/** The names of the computer players, the strongest first. */
export const BOT_NAMES: readonly string[] = BOTS.map(({ id }) => id);

/** The sentence, and the known name that may have been meant. */
export function suggesting(
  language: Language,
  sentence: string,
  name: string,
  known: Iterable<string>,
): string {
  const near = nearest(name, known);
  return near === undefined
    ? sentence
    : `${sentence} ${say(language, 'cli.fault.didYouMean', { name: near })}`;
}

/** The game of this name, or the only one whose name begins so. */
export function gameNamed(language: Language, name: string): AnyGame {
  const alike = games.filter((game) => game.id.startsWith(name));
  const game = games.find(({ id }) => id === name) ?? (alike.length === 1 ? alike[0] : undefined);
  if (game !== undefined) return game;
  const ids = games.map(({ id }) => id);
  const sentence = say(language, 'cli.fault.unknownGame', { name, known: ids.join(', ') });
  throw new Fault(suggesting(language, sentence, name, ids));
}

/** The computer player of this name. */
export function botOf(language: Language, name: string): Bot {
  const bot = botNamed(name);
  if (bot !== undefined) return bot;
  const sentence = say(language, 'cli.fault.unknownBot', { name, known: BOT_NAMES.join(', ') });
  throw new Fault(suggesting(language, sentence, name, BOT_NAMES));
}

/** Refuses what only computer players can do where a game is the umpire of people's own table. */
export function needComputers(language: Language, game: AnyGame): void {
  if (game.umpire !== true) return;
  const args = { game: words(language, game).title(), id: game.id };
  throw new Fault(say(language, 'cli.fault.umpire', args));
}

/** The names of the seats of a game. */
export const seatNames = (game: AnyGame): string[] => game.seats.map(({ id }) => id);

/** The scenarios named in a list with commas; `all` means all of them. */
export function scenariosNamed(language: Language, game: AnyGame, list: string): readonly Scenario[] {
  const names = list.split(',').map((name) => name.trim());
  if (names.includes('all')) return game.scenarios;
  return [...new Set(names)].map((name) => scenarioNamed(language, game, name));
}

/** The scenario of this name. */
export function scenarioNamed(language: Language, game: Pick<AnyGame, 'scenarios'>, name: string): Scenario {
  const found = game.scenarios.find(({ id }) => id === name);
  if (found !== undefined) return found;
  const known = [...new Set(game.scenarios.map(({ id }) => id))];
  const sentence = say(language, 'core.problem.unknownScenario', {
    scenario: name,
    known: known.join(', '),
  });
  throw new Fault(suggesting(language, sentence, name, known));
}
