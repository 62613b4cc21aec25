import { account, type Account } from '../account.ts';
import type { Bonus, Facts } from '../facts.ts';
import type { Power } from '../powers.ts';
import type { Terms } from '../terms.ts';

/** Whether an award that is only for the present turn has had its day (V10 R15). */
function isPast({ bonus, turn }: Bonus, { rules }: Terms, now: number): boolean {
  if (turn >= now) return false;
  if (bonus === 'paris') return !rules.parisAccumulates;
  return bonus === 'masterOfCentralEurope' && !rules.centralEuropeAccumulates;
}

function lineAccount(line: Bonus, index: number, terms: Terms, now: number): Account {
  const { bonus, power, turn, note, amount, entry, voided, off } = line;
  const args = { bonus, power, turn, note, line: index + 1, amount };
  if (voided !== null) return account('bonus-void', 0, args, [entry, voided]);
  if (off !== null) return account('bonus-off', 0, args, [entry, off]);
  if (isPast(line, terms, now)) return account('bonus-past', 0, args, [entry]);
  return account('bonus-entry', amount, args, [entry]);
}

/** Bonus VP of a power: its lines in the log that still count (V4.1). `turn` is the present one. */
export function bonusAccount(facts: Facts, terms: Terms, power: Power, turn: number): Account {
  const parts = facts.bonus.flatMap((line, i) =>
    line.power === power ? [lineAccount(line, i, terms, turn)] : [],
  );
  const value = parts.reduce((sum, part) => sum + (part.value ?? 0), 0);
  return account('bonus', value, { power }, [], parts);
}
