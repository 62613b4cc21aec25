import { TYPED_BONUSES, type TypedBonus } from './cards/file.ts';
import type { Bonus, Facts } from './facts.ts';
import type { Power } from './powers.ts';
import type { Terms } from './terms.ts';
import type { BonusType } from './words.ts';

/** What is established of a bonus type (V4.2). */
export interface BonusSpec {
  /** The VP; 'typed' where the table has to say, 'in-order' for circumnavigations, 'paris' for 1 or 2. */
  readonly amount: number | 'typed' | 'in-order' | 'paris';
  /** The powers that can have it, where the rules say so: others are refused (V4.4). */
  readonly owners?: readonly Power[];
  /** The power that has it by inference: another is warned of (V4.4). */
  readonly usually?: Power;
  /** At most this often; a limit by inference warns, an established one refuses. */
  readonly limit?: { readonly per: 'turn' | 'game'; readonly times: number; readonly sure: boolean };
}

/** The bonus types (V4.2). */
export const BONUSES: Readonly<Record<BonusType, BonusSpec>> = {
  piracy: { amount: 'typed' },
  patronage: { amount: 'typed' },
  assassination: { amount: 1 },
  circumnavigation: { amount: 'in-order', limit: { per: 'game', times: 2, sure: false } },
  virginQueen: { amount: 1, usually: 'england', limit: { per: 'turn', times: 1, sure: false } },
  marriageTable: { amount: 'typed' },
  virginiaDare: { amount: 'typed', limit: { per: 'game', times: 1, sure: false } },
  cyprus: { amount: 'typed', owners: ['ottoman'], limit: { per: 'game', times: 1, sure: false } },
  suezCanal: { amount: 2, usually: 'ottoman', limit: { per: 'game', times: 1, sure: false } },
  warWinner: { amount: 'typed' },
  paris: {
    amount: 'paris',
    owners: ['france', 'spain', 'protestant'],
    limit: { per: 'turn', times: 1, sure: true },
  },
  masterOfCentralEurope: { amount: 1, owners: ['empire'], limit: { per: 'turn', times: 1, sure: true } },
  masterOfNetherlands: { amount: 'typed' },
  polishRoyalElection: { amount: 'typed' },
  dutchRevolt: { amount: 'typed' },
  enterpriseOfEngland: { amount: 'typed' },
  slaveTrader: { amount: -1 },
  maryQueenOfScotsExecuted: { amount: -1, usually: 'england', limit: { per: 'game', times: 1, sure: false } },
};

/** VP of the first and the second circumnavigation; there is no amount for a third (V4.2, V10 R25). */
const CIRCUMNAVIGATIONS: readonly number[] = [2, 1];

const isTyped = (bonus: BonusType): bonus is TypedBonus => TYPED_BONUSES.some((typed) => typed === bonus);

/** The lines of a type that count, struck out and switched off ones left aside, and that give or cost something. */
const scoringLines = ({ bonus: log }: Facts, bonus: BonusType): Bonus[] =>
  log.filter(
    (line) => line.bonus === bonus && line.voided === null && line.off === null && line.amount !== 0,
  );

/** The first of the amounts that nobody has; none for a power that has one and may not have both (V10 R25). */
function circumnavigation(facts: Facts, { rules }: Terms, power: Power): number {
  const earlier = scoringLines(facts, 'circumnavigation');
  if (!rules.samePowerBothCircumnavigations && earlier.some((line) => line.power === power)) return 0;
  return CIRCUMNAVIGATIONS.find((vp) => !earlier.some(({ amount }) => amount === vp)) ?? 0;
}

/** The VP that a bonus gives without anybody typing them; null when they must be typed (V4.2, V4.3). */
export function settledAmount(facts: Facts, terms: Terms, bonus: BonusType, power: Power): number | null {
  const { amount } = BONUSES[bonus];
  if (typeof amount === 'number') return amount;
  if (amount === 'in-order') return circumnavigation(facts, terms, power);
  return isTyped(bonus) ? terms.cards.bonusAmounts[bonus] : null;
}

/** Whether a bonus has been given as often as its limit says; false where it has none. */
export function isAtLimit(facts: Facts, bonus: BonusType, turn: number): boolean {
  const { limit } = BONUSES[bonus];
  if (limit === undefined) return false;
  const lines = scoringLines(facts, bonus).filter((line) => limit.per === 'game' || line.turn === turn);
  return lines.length >= limit.times;
}

/** What the umpire asks before a bonus is entered: it forbids nothing (V4.4). */
export const BONUS_WARNINGS = ['unusual-owner', 'at-limit'] as const;
export type BonusWarning = (typeof BONUS_WARNINGS)[number];

/** The warnings that go with a bonus for this power in this turn. */
export function bonusWarnings(facts: Facts, bonus: BonusType, power: Power, turn: number): BonusWarning[] {
  const { usually } = BONUSES[bonus];
  return [
    ...(usually !== undefined && usually !== power ? (['unusual-owner'] as const) : []),
    ...(isAtLimit(facts, bonus, turn) ? (['at-limit'] as const) : []),
  ];
}
