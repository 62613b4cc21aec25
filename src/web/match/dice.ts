import { readMatch } from '../../core/record-read.ts';
import { checkSeal, type Seal } from '../../core/seal.ts';
import { games } from '../table/games.ts';

/** What the check of the dice comes to; `taken` outcomes came with the record that the match goes on from. */
export type DiceFinding =
  | { readonly ok: true; readonly count: number; readonly taken: number }
  | { readonly ok: false; readonly fault: 'secret' }
  | { readonly ok: false; readonly fault: 'outcome'; readonly number: number; readonly purpose: string };

/** Computes all outcomes of a match again from its secret. Throws on a record that cannot be read. */
export function checkDice(record: string, seal: Seal): DiceFinding {
  const read = readMatch(games, record);
  if (!read.ok) throw new Error(read.error.code);
  const { match } = read.value;
  const finding = checkSeal(match, seal);
  if (finding.ok || finding.fault === 'secret') return finding;
  const { answer } = finding;
  const purpose = match.answers()[answer]?.purpose ?? '';
  return { ok: false, fault: 'outcome', number: answer + 1, purpose };
}
