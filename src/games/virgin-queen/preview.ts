import { withBonus } from './enter/bonus.ts';
import { eligibleOnly, findingAt } from './enter/phase.ts';
import { POWERS, type Power } from './powers.ts';
import { empireRange } from './score/special.ts';
import { inPublic, scoreOf, type Score } from './score/total.ts';
import type { State, Step } from './state.ts';
import { parisClaimants, type Finding } from './victory/awards.ts';
import { hasSecret, isAsked } from './victory/empire.ts';
import { militaryNow, type Limit } from './victory/instant.ts';
import { incomplete, resolve, type Verdict } from './victory/resolve.ts';
import { pastTotal } from './victory/sheet.ts';
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

/** All powers by their present totals, the tie-break applied where the sheet has it; a standing and no victory (V10 R29). */
export function ranking(
  s: State,
): { readonly power: Power; readonly score: Score; readonly place: number }[] {
  const scored = inPublic(s);
  const lines = POWERS.map((power) => ({ power, score: scoreOf(scored, power) }));
  const past = (power: Power, turn: number): number =>
    pastTotal(s, scored, power, turn) ?? Number.NEGATIVE_INFINITY;
  const compare = (a: Power, b: Power, turn: number): number => {
    if (turn < s.terms.firstTurn) return 0;
    const difference = past(b, turn) - past(a, turn);
    return Number.isNaN(difference) || difference === 0 ? compare(a, b, turn - 1) : difference;
  };
  const order = lines.toSorted(
    (a, b) => b.score.known - a.score.known || compare(a.power, b.power, s.turn - 1),
  );
  return order.map((line) => ({
    ...line,
    place:
      1 +
      order.findIndex(
        (other) =>
          other.score.known === line.score.known && compare(other.power, line.power, s.turn - 1) === 0,
      ),
  }));
}
