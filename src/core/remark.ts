import { type MatchRefusal, matchRefusal } from './entry.ts';
import type { Action, Game } from './game.ts';

/** The most characters (UTF-16 units) that a remark may have. */
export const REMARK_LIMIT = 120;

/** What a player without words says where something must be said. */
const WORDLESS = '-';

/** What ends a line, steers a terminal, turns the direction of writing, or is half a character. */
const ODD = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

type Remarks = Pick<Game<unknown, unknown>, 'remarks'>;

/** Whether this can be said with an action: one line, 1 to 120 characters, no space at either end. */
export const isRemark = (text: string): boolean =>
  text !== '' && text.length <= REMARK_LIMIT && text === text.trim() && !ODD.test(text);

/** Why a legal action is refused with this remark, or without one; undefined when it is not. */
export function remarkRefusal(
  game: Remarks,
  action: Action,
  remark: string | undefined,
): MatchRefusal | undefined {
  const rule = game.remarks?.(action);
  if (remark === undefined) return rule === 'must' ? matchRefusal('remarkWanted') : undefined;
  if (rule === undefined) return matchRefusal('remarkNotTaken');
  return isRemark(remark) ? undefined : matchRefusal('badRemark');
}

/** The remark of a player that has no words: undefined where nothing needs to be said. */
export const wordless = (game: Remarks, action: Action): string | undefined =>
  game.remarks?.(action) === 'must' ? WORDLESS : undefined;
