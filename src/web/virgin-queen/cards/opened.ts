import type { Json } from '../../../core/game.ts';
import { bad, good, type Result } from '../../../core/result.ts';
import { cardFaults } from '../../../games/virgin-queen/cards/faults.ts';
import type { Language } from '../../../words/index.ts';
import { fileSentence } from './sentences.ts';

/** So many faults of a file are told at once. */
const MOST = 8;

/** Card data from the text of a file; otherwise what is wrong with it, a sentence each. */
export function openCards(language: Language, text: string): Result<Json, 'noJson' | readonly string[]> {
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch {
    return bad('noJson');
  }
  const faults = cardFaults(json);
  if (faults.length === 0) return good(json);
  return bad(faults.slice(0, MOST).map((fault) => fileSentence(language, fault)));
}
