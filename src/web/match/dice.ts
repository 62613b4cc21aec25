import { readMatch } from '../../core/record-read.ts';
import { commitment, verifyKeyed } from '../../core/keyed.ts';
import { fromHex } from '../../core/sha256.ts';
import { games } from '../table/games.ts';
import type { Seal } from '../table/table.ts';

/** What the check of the dice comes to. */
export type DiceFinding =
  | { readonly ok: true; readonly count: number }
  | { readonly ok: false; readonly fault: 'secret' }
  | { readonly ok: false; readonly fault: 'outcome'; readonly number: number; readonly purpose: string };

/** Computes all outcomes of a match again from its secret. Throws on a record that cannot be read. */
export function checkDice(record: string, seal: Seal): DiceFinding {
  const read = readMatch(games, record);
  if (!read.ok) throw new Error(read.error.code);
  const secret = fromHex(seal.secret ?? '');
  if (secret === undefined || commitment(secret) !== seal.commitment.toLowerCase())
    return { ok: false, fault: 'secret' };
  const answers = read.value.match.answers();
  const wrong = verifyKeyed(secret, seal.match, answers);
  if (wrong === undefined) return { ok: true, count: answers.length };
  return { ok: false, fault: 'outcome', number: wrong + 1, purpose: answers[wrong]?.purpose ?? '' };
}
