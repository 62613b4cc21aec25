import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FICTIONAL_F } from '../cards.kit.ts';
import { sitting, type Sitting } from '../position.kit.ts';
import { POWERS, PREFERENCES, type Power, type Preference } from '../powers.ts';
import { inPublic } from '../score/total.ts';
import { isAsked, mayDeclare } from './empire.ts';
import { resolve, type Verdict } from './resolve.ts';
import { standingOf } from './standing.ts';

// The algorithms of the specification, written down a second time and apart from the engine: on random standings both
// have to say the same.

type Totals = Readonly<Record<Power, number>>;

/** A standing in the phase, with what was written down of earlier turns: null for what nobody did. */
interface Case {
  readonly turn: number;
  readonly players: number;
  readonly totals: Totals;
  readonly history: readonly (readonly (number | null)[])[];
  readonly start: readonly (number | null)[];
  readonly progressive: boolean;
  readonly setUpCounts: boolean;
  readonly marker: number;
}

/** Who wins and how, `none`, or the turn that the sheet lacks. */
type Result = string;

const LAST_TURN = 7;

/** R22: with fewer players the Ottoman and the Empire are neutral, with five the Empire. */
const eligibleIn = ({ players }: Case): Power[] =>
  POWERS.filter((power) => (power !== 'empire' || players === 6) && (power !== 'ottoman' || players >= 5));

/** V8.3 and V10 R16, as they are written: narrow from turn to turn, then the set-up, then share. */
function tie(given: Case, tied: readonly Power[]): Result {
  let c = [...tied];
  const number = (turn: number, power: Power): number | null =>
    (turn === 0 ? given.start : given.history[turn - 1])?.[POWERS.indexOf(power)] ?? null;
  for (let turn = given.turn - 1; turn >= 0; turn -= 1) {
    if (turn === 0 && !given.setUpCounts) break;
    if (c.length === 1) break;
    const looked = given.progressive ? c : [...tied];
    const then = looked.map((power) => number(turn, power));
    if (then.includes(null)) {
      if (turn === 0) break;
      return `missing ${turn}`;
    }
    const most = Math.max(...then.map((each) => each ?? 0));
    c = looked.filter((power) => number(turn, power) === most);
  }
  return c.length === 1 || given.progressive ? c.join(' ') : tied.join(' ');
}

/** V6.6 to V6.12. */
function expected(given: Case, totals: Totals): Result {
  const powers = eligibleIn(given);
  const best = Math.max(...powers.map((power) => totals[power]));
  const leaders = powers.filter((power) => totals[power] === best);
  if (best >= 25) return `standard ${tie(given, leaders)}`;
  const [dominant] = dominating(given, totals);
  if (given.turn >= 4 && dominant !== undefined) return `domination ${dominant}`;
  return given.turn === LAST_TURN ? `time ${tie(given, leaders)}` : 'none';
}

/** V6.10, without its turn. */
const dominating = (given: Case, totals: Totals): Power[] =>
  eligibleIn(given).filter(
    (p) => totals[p] < 25 && eligibleIn(given).every((q) => q === p || totals[p] >= totals[q] + 5),
  );

function saidBy(verdict: Verdict): Result {
  if (verdict.kind !== 'won') return verdict.kind;
  const { winners, missing } = verdict.tie;
  return `${verdict.victory} ${missing === null ? winners.join(' ') : `missing ${missing.turn}`}`;
}

const near = fc.integer({ min: 18, max: 26 });
const earlier = fc.option(fc.constantFrom(11, 12), { freq: 12 });
const cases: fc.Arbitrary<Case> = fc
  .record({
    turn: fc.integer({ min: 1, max: LAST_TURN }),
    players: fc.constantFrom(6, 6, 6, 5, 4, 3),
    numbers: fc.tuple(near, near, near, near, near, near),
    lower: fc.integer({ min: 0, max: 6 }),
    history: fc.array(fc.tuple(earlier, earlier, earlier, earlier, earlier, earlier), {
      minLength: LAST_TURN,
      maxLength: LAST_TURN,
    }),
    start: fc.tuple(earlier, earlier, earlier, earlier, earlier, earlier),
    progressive: fc.boolean(),
    setUpCounts: fc.boolean(),
    marker: fc.integer({ min: 10, max: 49 }),
  })
  .map(({ numbers, lower, ...rest }) => {
    // In half of the cases one power is far ahead, so that there is something to dominate.
    const [ottoman, spain, england, france, empire, protestant] = numbers;
    const low = lower > 3 ? lower : 0;
    return {
      ...rest,
      totals: {
        ottoman: ottoman - low,
        spain,
        england: england - low,
        france: france - low,
        empire: empire - low,
        protestant: protestant - low,
      },
    };
  });

function begun(given: Case): Sitting {
  const table = sitting({
    cards: FICTIONAL_F,
    options: { 'options.players': given.players },
    rulings: {
      tieNarrowing: given.progressive ? 'progressive' : 'full-set',
      startTotalsBreakTies: given.setUpCounts,
    },
  });
  if (given.players === 6) table.enter('paper');
  if (given.turn > 1) table.enter(`turn ${given.turn}`);
  for (const [i, power] of POWERS.entries()) {
    for (let turn = 1; turn < given.turn; turn += 1) {
      const then = given.history[turn - 1]?.[i] ?? null;
      if (then !== null) table.enter(`record ${turn} ${power} ${then}`);
    }
    const set = given.start[i] ?? null;
    if (set !== null) table.enter(`start ${power} ${set}`);
  }
  for (const territory of ['england', 'scotland', 'france', 'netherlands'])
    table.enter(
      `spaces ${territory} ${territory === 'england' ? given.marker : 0}`,
      `spaces-unrest ${territory} 0`,
    );
  return table.scores(given.totals);
}

/** The Empire's hidden VP in FICTIONAL-F (V11), row by row. */
const COLUMNS: Readonly<Record<Preference, readonly [number, number, number, number]>> = {
  protestant: [0, 1, 3, 5],
  balanced: [2, 4, 4, 2],
  catholic: [4, 3, 1, 0],
};

/** V7.4, as it is written; a tie that lacks a turn is left to the table (V8.5). */
function mayReveal(given: Case, preference: Preference): boolean {
  const hidden = COLUMNS[preference][Math.floor(given.marker / 10) - 1] ?? 0;
  const totals = { ...given.totals, empire: given.totals.empire + hidden };
  const [now, then] = [expected(given, given.totals), expected(given, totals)];
  const has = (result: Result): boolean => result.split(' ').includes('empire');
  const tied = eligibleIn(given).every((power) => totals[power] <= totals.empire);
  const nobodyKnows = then.includes('missing') && tied;
  const [dominant] = dominating(given, given.totals);
  const blocks =
    given.turn >= 4 &&
    now.startsWith('domination') &&
    dominant !== undefined &&
    dominant !== 'empire' &&
    !dominating(given, totals).includes(dominant);
  return (has(then) && !has(now)) || blocks || nobodyKnows;
}

describe('the rules read twice', () => {
  it('V6.6 V6.10 V6.12 V8.3 R16 R22 who wins on VP, on random standings', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(cases, (given) => {
        const { state } = begun(given);
        const result = saidBy(resolve(standingOf(state, inPublic(state))));
        expect(result).toBe(expected(given, given.totals));
        seen.add(result.split(' ')[0] ?? '');
        if (result.includes('missing')) seen.add('missing');
        if (result.split(' ').length > 2) seen.add('shared');
      }),
      { numRuns: 150, seed: 25 },
    );
    expect([...seen].toSorted()).toEqual(['domination', 'missing', 'none', 'shared', 'standard', 'time']);
  });

  it('V7.4 R17 when the Empire may declare, and is asked (V7.8), on random standings', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        cases.filter(({ players }) => players === 6),
        (given) => {
          const { state } = begun(given);
          const may = PREFERENCES.map((preference) => mayDeclare(state, preference));
          expect(may).toEqual(PREFERENCES.map((preference) => mayReveal(given, preference)));
          expect(isAsked(state)).toBe(may.includes(true));
          for (const each of may) seen.add(String(each));
        },
      ),
      { numRuns: 120, seed: 7 },
    );
    expect(seen.size).toBe(2);
  });
});
