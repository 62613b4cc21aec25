import type { AnyGame } from '../../core/match.ts';
import { GAMES } from '../../games/index.ts';

/** The games on this table. */
export const games: readonly AnyGame[] = Object.values(GAMES);

/** A game by its id. Throws when it is not on this table. */
export function gameOf(id: string): AnyGame {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`there is no game '${id}'`);
  return game;
}
