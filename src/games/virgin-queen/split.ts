import type { Power } from './powers.ts';
import { inPublic, scoreOf } from './score/total.ts';
import type { State } from './state.ts';

/** What of a power's public total others can take away, and what stays for good, in VP (V13.2). Both count what is known. */
export interface Split {
  readonly losable: number;
  readonly kept: number;
}

/** VP for Cyprus that go with the control of it (V4.6, V10 R14). */
function cyprusOf({ facts, terms }: State, power: Power): number {
  if (terms.rules.cyprusMode === 'permanent') return 0;
  return facts.bonus
    .filter((line) => line.bonus === 'cyprus' && line.power === power)
    .filter(({ voided, off }) => voided === null && off === null)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * How a power's total parts into what is kept and what can be lost (V13.2). Basic and special VP move with the board,
 * bonus VP are kept. Two go the other way: the special VP of France are Valois weddings and for good, counted or typed
 * (V3.8, V10 R11), and Cyprus hangs on who controls it (V4.6).
 */
export function splitOf(s: State, power: Power): Split {
  const { basic, special, bonus } = scoreOf(inPublic(s), power);
  const weddings = power === 'france' ? (special ?? 0) : 0;
  const cyprus = cyprusOf(s, power);
  return { losable: (basic ?? 0) + (special ?? 0) - weddings + cyprus, kept: bonus + weddings - cyprus };
}
