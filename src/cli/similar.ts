import type { Seat } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { nearest } from '../core/nearest.ts';

/** How many actions are compared with what was typed; of a larger alphabet only those that are legal now. */
const MANY = 10_000;

/**
 * The line that somebody may have meant: best an action that is legal now, then a command, then any action of the
 * game. Undefined when none is near.
 */
export function similarLine(
  match: Match<unknown, unknown>,
  seat: Seat,
  text: string,
  commands: readonly string[],
): string | undefined {
  const { notation } = match.game;
  const likely = nearest(text, written(match, match.legal(seat))) ?? nearest(text, commands);
  if (likely !== undefined) return likely;
  const all = notation.alphabet(match.config);
  return all.length > MANY ? undefined : nearest(text, written(match, all));
}

function* written({ game }: Match<unknown, unknown>, actions: readonly number[]): Generator<string> {
  for (const action of actions) yield game.notation.write(action);
}
