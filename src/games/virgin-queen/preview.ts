import { withBonus } from './enter/bonus.ts';
import { eligibleOnly, findingAt } from './enter/phase.ts';
import { POWERS, type Power } from './powers.ts';
import { empireRange } from './score/special.ts';
import { inPublic, scoreOf, type Score } from './score/total.ts';
import type { State, Step } from './state.ts';
import { parisClaimants, type Finding } from './victory/awards.ts';
import { hasSecret, isAsked } from './victory/empire.ts';
import { militaryNow, type Limit } from './victory/instant.ts';
import { incomplete, resolve, turnsBack, type Verdict } from './victory/resolve.ts';
import { standingOf, type Standing } from './victory/standing.ts';

/** What the Victory Determination Phase would find if it came now (V13.4). */
export interface Preview {
  readonly paris: Finding;
  readonly europe: Finding;
  /** Military victories, where they are looked for in the phase (V10 R12). */
  readonly military: readonly Limit[];
  readonly scores: Readonly<Record<Power, Score>>;
  readonly verdict: Verdict;
  /** What the Empire's total may be with its secret (V7.10); null when there is none, or the row is unknown. */
  readonly empireRange: { readonly least: number; readonly most: number } | null;
  /** Whether the Empire would be asked to declare, as everybody can work out (V7.8). */
  readonly asked: boolean;
}

/** The awards of the phase, and the steps in which each has still to come (V6.1). */
const STILL_TO_AWARD: readonly { award: 'paris' | 'europe'; before: readonly Step[] }[] = [
  { award: 'paris', before: ['play', 'military', 'paris'] },
  { award: 'europe', before: ['play', 'military', 'paris', 'europe'] },
];

function awarded(s: State, step: 'paris' | 'europe'): State {
  const finding = findingAt(s, step);
  if (finding.kind !== 'award') return s;
  const { power, amount } = finding.award;
  const bonus = step === 'paris' ? 'paris' : 'masterOfCentralEurope';
  return { ...s, facts: withBonus(s.facts, { bonus, power, amount, turn: s.turn, entry: s.entries }) };
}

/** The powers whose total hangs on an award of which something is missing (V9.6). */
function waitingFor(s: State, award: 'paris' | 'europe'): readonly Power[] {
  if (findingAt(s, award).kind !== 'missing') return [];
  return award === 'europe' ? ['empire'] : parisClaimants(s.facts, s.terms);
}

/** What steps 4 to 6 would find; nothing can be said while an award that could matter is unknown (V9.6). */
function verdictOf(standing: Standing, waiting: readonly Power[]): Verdict {
  const unknown = [...incomplete(standing), ...waiting];
  const powers = standing.powers.filter((power) => unknown.includes(power));
  return powers.length > 0 ? { kind: 'incomplete', powers } : resolve(standing);
}

/** The public total of the Empire with the least and the most that its secret can add (V7.10). */
export function empireTotals(s: State): { least: number; most: number } | null {
  const range = hasSecret(s) ? empireRange(s.facts, s.terms) : null;
  const { total } = scoreOf(inPublic(s), 'empire');
  return range === null || total === null ? null : { least: total + range.least, most: total + range.most };
}

/** Who wins if the turn ended now (V13.4): from what everybody knows; the sitting stays as it is. */
export function preview(s: State): Preview {
  const due = STILL_TO_AWARD.filter(({ before }) => before.includes(s.step)).map(({ award }) => award);
  const waiting = due.flatMap((award) => waitingFor(s, award));
  const then = due.reduce(awarded, s);
  const scored = inPublic(then);
  const scores = Object.fromEntries(POWERS.map((power) => [power, scoreOf(scored, power)]));
  const isWhole = (made: Record<string, Score>): made is Record<Power, Score> =>
    POWERS.every((power) => power in made);
  if (!isWhole(scores)) throw new Error('a power has no score');
  return {
    paris: findingAt(s, 'paris'),
    europe: findingAt(s, 'europe'),
    military:
      s.terms.rules.militaryTiming === 'victory-phase' ? eligibleOnly(s, militaryNow(s.facts, s.terms)) : [],
    scores,
    verdict: verdictOf(standingOf(then, scored), waiting),
    empireRange: empireTotals(then),
    asked: isAsked(then),
  };
}

/** A power's place in the standing; powers that nothing parts share it. */
export interface Ranked {
  readonly power: Power;
  readonly score: Score;
  readonly place: number;
}

/**
 * Powers that are level, parted by one earlier total after another, in groups: the best first. As in a tie-break a turn
 * that lacks one of them is not skipped (V8.3, V8.5).
 */
function parted(standing: Standing, level: readonly Power[], turns: readonly number[]): Power[][] {
  const [turn, ...earlier] = turns;
  if (turn === undefined || level.length < 2) return [[...level]];
  const totals = level.map((power) => standing.past(power, turn));
  if (totals.includes(null)) return [[...level]];
  return inGroups(level, totals).flatMap((group) => parted(standing, group, earlier));
}

/** Powers by their numbers, the highest first, those with the same one together. */
const inGroups = (powers: readonly Power[], numbers: readonly (number | null)[]): Power[][] =>
  [...new Set(numbers)]
    .toSorted((a, b) => (b ?? 0) - (a ?? 0))
    .map((number) => powers.filter((_, i) => numbers[i] === number));

/** All powers by their present totals, the tie-break applied where the sheet has it; a standing and no victory (V10 R29). */
export function ranking(s: State): readonly Ranked[] {
  const scored = inPublic(s);
  const standing = standingOf(s, scored);
  const scores = POWERS.map((power) => scoreOf(scored, power));
  const groups = inGroups(
    POWERS,
    scores.map(({ known }) => known),
  ).flatMap((group) => parted(standing, group, turnsBack(standing)));
  return groups.flatMap((group, i) =>
    group.map((power) => ({
      power,
      score: scoreOf(scored, power),
      place: 1 + groups.slice(0, i).flat().length,
    })),
  );
}
