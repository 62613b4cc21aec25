import { reasonOf } from '../../core/entry.ts';
import { say, words, type Language } from '../../words/index.ts';
import { gameOf } from './games.ts';
import type { Refused } from './table.ts';

/** Why a line is refused, in words. Throws on a code that the game does not have. */
export function refusedBy(gameId: string, language: Language, line: string, code: number): Refused {
  const game = gameOf(gameId);
  const reason = reasonOf(game, code);
  if (reason === undefined) throw new Error(`${gameId}: reason ${code} does not exist`);
  // Without its paragraph the sentence comes bare: the page shows the paragraph as a link.
  const bare = game.reasons.map((each) => ({ ...each, paragraph: '' }));
  const sentence = words(language, { ...game, reasons: bare }).reason(code, game.notation.read(line));
  return { line, reason: reason.id, paragraph: reason.paragraph, sentence };
}

/** The refusal of a line that nobody here can play: it is no action, or others are to decide. */
export const notNow = (language: Language, line: string): Refused => ({
  line,
  reason: 'notNow',
  paragraph: '',
  sentence: say(language, 'web.shell.match.notNow'),
});
