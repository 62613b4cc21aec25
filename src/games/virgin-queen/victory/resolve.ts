import type { Power } from '../powers.ts';
import { SET_UP } from './sheet.ts';
import type { Standing } from './standing.ts';

export const STANDARD_VP = 25;
export const DOMINATION_LEAD = 5;
export const DOMINATION_FIRST_TURN = 4;

/** A step of a tie-break: the totals that were compared, and who was still tied after it (V8.3). */
export interface TieStep {
  /** The earlier turn, or 0 for the set-up. */
  readonly turn: number;
  readonly totals: readonly { readonly power: Power; readonly total: number }[];
  readonly left: readonly Power[];
}

/** How a tie was broken; `missing` names what is not on the sheet and stops it (V8.5). */
export interface TieBreak {
  readonly tied: readonly Power[];
  readonly steps: readonly TieStep[];
  readonly winners: readonly Power[];
  /** Whether several players share because the rules do not decide. */
  readonly shared: boolean;
  readonly missing: { readonly turn: number; readonly powers: readonly Power[] } | null;
}

export const VP_VICTORIES = ['standard', 'domination', 'time'] as const;
export type VpVictory = (typeof VP_VICTORIES)[number];

/** What the totals of a Victory Determination Phase mean (V6.6 to V6.12). */
export type Verdict =
  | { readonly kind: 'none' }
  /** A power's total is unknown: nothing can be said (V9.6). */
  | { readonly kind: 'incomplete'; readonly powers: readonly Power[] }
  | { readonly kind: 'won'; readonly victory: VpVictory; readonly total: number; readonly tie: TieBreak };

const totalIn = ({ totals }: Standing, power: Power): number => totals[power] ?? 0;

/** The powers with an unknown total (V9.6). */
export const incomplete = ({ powers, totals }: Standing): Power[] =>
  powers.filter((power) => (totals[power] ?? null) === null);

/** The powers with the highest total. */
function leaders(standing: Standing): Power[] {
  const highest = Math.max(...standing.powers.map((power) => totalIn(standing, power)));
  return standing.powers.filter((power) => totalIn(standing, power) === highest);
}

/** Compares the tied powers in one earlier turn; a string of missing powers when the sheet lacks some. */
function stepBack(standing: Standing, tied: readonly Power[], turn: number): TieStep | readonly Power[] {
  const missing = tied.filter((power) => standing.past(power, turn) === null);
  if (missing.length > 0) return missing;
  const totals = tied.map((power) => ({ power, total: standing.past(power, turn) ?? 0 }));
  const highest = Math.max(...totals.map(({ total }) => total));
  const left = totals.filter(({ total }) => total === highest).map(({ power }) => power);
  return { turn, totals, left };
}

/** The turns that a tie-break looks at, latest first; at last the set-up, where it counts (V10 R16). */
export function turnsBack({ terms, turn }: Standing): number[] {
  const turns: number[] = [];
  for (let t = turn - 1; t >= terms.firstTurn; t -= 1) turns.push(t);
  return terms.rules.startTotalsBreakTies ? [...turns, SET_UP] : turns;
}

const isOnePlayers = ({ together }: Standing, powers: readonly Power[]): boolean =>
  powers.every((power) => powers.every((other) => power === other || together(power, other)));

/** Breaks a tie on the highest total by earlier turns (V8.3, V8.4). */
export function breakTie(standing: Standing, tied: readonly Power[]): TieBreak {
  const steps: TieStep[] = [];
  let left = tied;
  const found = { tied, steps, shared: false, missing: null };
  if (isOnePlayers(standing, tied)) return { ...found, winners: tied };
  for (const turn of turnsBack(standing)) {
    const compared = standing.terms.rules.tieNarrowing === 'progressive' ? left : tied;
    const step = stepBack(standing, compared, turn);
    if (!('left' in step)) {
      // The set-up breaks a tie only where its totals are known; an earlier turn is never skipped.
      if (turn === SET_UP) break;
      return { ...found, winners: left, missing: { turn, powers: step } };
    }
    steps.push(step);
    left = step.left;
    if (isOnePlayers(standing, left)) return { ...found, winners: left };
  }
  return { ...found, winners: sharing(standing, left, tied), shared: true };
}

/** Who shares when nothing breaks the tie: with the full set compared, all that were tied. */
const sharing = (standing: Standing, left: readonly Power[], tied: readonly Power[]): readonly Power[] =>
  standing.terms.rules.tieNarrowing === 'progressive' ? left : tied;

function won(standing: Standing, victory: VpVictory, winners: readonly Power[]): Verdict {
  const [first] = winners;
  const total = first === undefined ? 0 : totalIn(standing, first);
  return { kind: 'won', victory, total, tie: breakTie(standing, winners) };
}

/** Whether a power is 5 or more ahead of every other, below 25 (V6.10). */
export function dominates(standing: Standing, power: Power): boolean {
  const total = totalIn(standing, power);
  const rivals = standing.powers.filter((other) => other !== power && !standing.together(power, other));
  return total < STANDARD_VP && rivals.every((other) => total >= totalIn(standing, other) + DOMINATION_LEAD);
}

/** Step 4: 25 VP or more (V6.6). */
export function standardVerdict(standing: Standing): Verdict {
  const unknown = incomplete(standing);
  if (unknown.length > 0) return { kind: 'incomplete', powers: unknown };
  const best = leaders(standing);
  const [first] = best;
  if (first === undefined || totalIn(standing, first) < STANDARD_VP) return { kind: 'none' };
  return won(standing, 'standard', best);
}

/** Step 5: domination, from turn 4 on (V6.10). */
export function dominationVerdict(standing: Standing): Verdict {
  if (standing.turn < DOMINATION_FIRST_TURN) return { kind: 'none' };
  const unknown = incomplete(standing);
  if (unknown.length > 0) return { kind: 'incomplete', powers: unknown };
  const best = leaders(standing);
  const [first] = best;
  if (first === undefined || !dominates(standing, first)) return { kind: 'none' };
  return won(standing, 'domination', best);
}

/** Step 6: the highest total at the end of the last turn (V6.12). */
export function timeVerdict(standing: Standing): Verdict {
  if (standing.turn < standing.terms.lastTurn) return { kind: 'none' };
  const unknown = incomplete(standing);
  if (unknown.length > 0) return { kind: 'incomplete', powers: unknown };
  return won(standing, 'time', leaders(standing));
}

/** Steps 4 to 6 one after another: the first that says something (V6.1). */
export function resolve(standing: Standing): Verdict {
  for (const step of [standardVerdict, dominationVerdict, timeVerdict]) {
    const verdict = step(standing);
    if (verdict.kind !== 'none') return verdict;
  }
  return { kind: 'none' };
}

/** Whether a verdict waits for earlier totals that may give this power the victory (V8.5). */
export const mayBeWonBy = (verdict: Verdict, power: Power): boolean =>
  verdict.kind === 'won' && verdict.tie.missing !== null && verdict.tie.winners.includes(power);

/** Whether a verdict is a victory in which this power has part (V7.4). */
export const isWonBy = (verdict: Verdict, power: Power): boolean =>
  verdict.kind === 'won' && verdict.tie.missing === null && verdict.tie.winners.includes(power);
