import { isEligible, isNeutral, type Facts } from '../facts.ts';
import { POWERS, type Power } from '../powers.ts';
import { scoreOf, type Scored } from '../score/total.ts';
import type { State } from '../state.ts';
import type { Terms } from '../terms.ts';
import { pastTotal } from './sheet.ts';

/** What decides who has won on VP (V6.6 to V6.12). */
export interface Standing {
  readonly terms: Terms;
  readonly turn: number;
  /** The powers that can win, in impulse order (V1.3, V10 R22). */
  readonly powers: readonly Power[];
  /** Their totals; null when unknown (V9.6). */
  readonly totals: Readonly<Partial<Record<Power, number | null>>>;
  /** The total of a power at the end of an earlier turn, or at the set-up with turn 0; null when nobody wrote it down. */
  readonly past: (power: Power, turn: number) => number | null;
  /** Whether one player holds both, and the table measures players and not powers (V10 R23). */
  readonly together: (a: Power, b: Power) => boolean;
}

/** The powers that can win (V1.3). */
export const eligible = (facts: Facts, terms: Terms): Power[] =>
  POWERS.filter((power) => isEligible(facts, terms, power));

/** The standing of a sitting on these totals: the public ones, or those with a preference of the Empire (V7.4). */
export function standingOf(s: State, scored: Scored): Standing {
  const { facts, terms } = s;
  const powers = eligible(facts, terms);
  return {
    terms,
    turn: s.turn,
    powers,
    totals: Object.fromEntries(powers.map((power) => [power, scoreOf(scored, power).total])),
    past: (power, turn) => pastTotal(s, scored, power, turn),
    together: (a, b) =>
      terms.rules.victoryUnit === 'player' &&
      !isNeutral(facts, a) &&
      facts.seated[a].player === facts.seated[b].player,
  };
}
