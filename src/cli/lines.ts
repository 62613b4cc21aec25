import type { Action, Seat } from '../core/game.ts';
import type { Match } from '../core/match.ts';

/**
 * The action that a person typed, capital letters or not. Undefined when there is none: only then is the whole alphabet
 * of the game looked through, after the actions that are legal now.
 */
export function actionOf(match: Match<unknown, unknown>, seat: Seat, text: string): Action | undefined {
  const { notation } = match.game;
  const line = text.toLowerCase();
  const same = (action: Action): boolean => notation.write(action).toLowerCase() === line;
  return (
    notation.read(text) ??
    notation.read(line) ??
    match.legal(seat).find(same) ??
    notation.alphabet(match.config).find(same)
  );
}
