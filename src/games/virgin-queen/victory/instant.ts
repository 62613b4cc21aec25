import { isEligible, type Facts } from '../facts.ts';
import { POWERS, type Power } from '../powers.ts';
import { militaryKeys } from '../score/keys.ts';
import { cleanIn, countOf, countWithUnrest, protestantIn, unrestOf } from '../score/spaces.ts';
import type { Claim, Victory } from '../state.ts';
import type { Terms } from '../terms.ts';

export const PROTESTANT_SPACES = 50;
export const CATHOLIC_SPACES = 9;
const FRANCE_AT_MOST = 3;
export const REBELLION_MARGIN = 4;

/** A limit that an entry can pass: by which victory, for whom, and the numbers behind it. */
export interface Limit {
  readonly victory: Victory;
  readonly winner: Power;
  readonly figures: Claim['figures'];
}

/** What passing the limits meant: instant victories, or positions that nobody can say were reached in play (V10 R6). */
export interface Passed {
  readonly won: readonly Limit[];
  /** Limits that hold now, where nobody knows whether they held before. */
  readonly unsure: readonly Limit[];
}

/** How a limit stands: beyond it, not, or unknown. */
type Status = boolean | null;

interface Watch {
  /** Whether the limit is passed in this position. */
  readonly status: (facts: Facts) => Status;
  readonly limit: (facts: Facts) => Limit;
}

/** 50 Protestant spaces without unrest (V5.1, V10 R1). */
function religious50({ rules }: Terms): Watch {
  return {
    status(facts) {
      const count = countOf(facts);
      if (count === null) return null;
      const spoilt = rules.religious50Mode === 'no-unrest-anywhere' && unrestOf(facts) !== 0;
      return count >= PROTESTANT_SPACES && !spoilt;
    },
    limit: (facts) => ({
      victory: 'protestant-religious',
      winner: 'protestant',
      figures: { count: countOf(facts) ?? 0 },
    }),
  };
}

/** The number that falls to 9 (V10 R2). */
export const catholicCount = (facts: Facts, { rules }: Terms): number | null =>
  rules.catholicCountUnrest === 'included' ? countWithUnrest(facts) : countOf(facts);

/** Protestant spaces of France and Scotland together (V10 R3). */
export function franceAndScotland(facts: Facts, { rules }: Terms): number | null {
  const inTerritory = rules.franceScotlandUnrest === 'included' ? protestantIn : cleanIn;
  const [france, scotland] = [inTerritory(facts, 'france'), inTerritory(facts, 'scotland')];
  return france === null || scotland === null ? null : france + scotland;
}

/** Who wins when the count falls to 9 (V5.2). Null when the split is unknown. */
export function catholicWinner(facts: Facts, terms: Terms): 'france' | 'spain' | null {
  const split = franceAndScotland(facts, terms);
  if (split === null) return null;
  return split <= FRANCE_AT_MOST ? 'france' : 'spain';
}

function catholicLimit(facts: Facts, terms: Terms): Limit {
  return {
    victory: 'catholic-religious',
    winner: catholicWinner(facts, terms) ?? 'spain',
    figures: { count: catholicCount(facts, terms) ?? 0, split: franceAndScotland(facts, terms) ?? 0 },
  };
}

/** Whether so few Protestant spaces are left; null when that is unknown, or who would win by it (V5.2, V9.6). */
function isCatholic(facts: Facts, terms: Terms): Status {
  const count = catholicCount(facts, terms);
  if (count === null) return null;
  if (count > CATHOLIC_SPACES) return false;
  return catholicWinner(facts, terms) === null ? null : true;
}

/** Whether the count has fallen to 9 between two positions (V5.2, V5.3, V10 R2). */
function passedCatholic(before: Facts, after: Facts, terms: Terms): Status {
  const [was, is] = [isCatholic(before, terms), isCatholic(after, terms)];
  if (is !== true || was === true) return false;
  if (terms.rules.catholicThresholdMode === 'exactly' && catholicCount(after, terms) !== CATHOLIC_SPACES)
    return false;
  return was === null ? null : true;
}

/** The hits that a rebellion victory compares (V5.4, V10 R4). */
export function rebellionHits(facts: Facts, { rules }: Terms): { spain: number; england: number } {
  const { rebellion, earlierRebellions: earlier } = facts;
  const [spain, england] = [rebellion?.spainHits ?? 0, rebellion?.englandHits ?? 0];
  return rules.rebellionScope === 'cumulative'
    ? { spain: spain + earlier.spainHits, england: england + earlier.englandHits }
    : { spain, england };
}

/** Spain 4 hits ahead in an English Catholic rebellion (V5.4). */
function gunpowder(terms: Terms): Watch {
  return {
    status(facts) {
      const { spain, england } = rebellionHits(facts, terms);
      const lead = spain - england;
      return terms.rules.rebellionMargin === 'exactly-4'
        ? lead === REBELLION_MARGIN
        : lead >= REBELLION_MARGIN;
    },
    limit(facts) {
      const { spain, england } = rebellionHits(facts, terms);
      return { victory: 'catholic-rebellion', winner: 'spain', figures: { spain, england } };
    },
  };
}

/** Enough keys for a military victory of one power, where its number is known (V5.5). */
function military(terms: Terms, power: Power): Watch {
  const wanted = terms.cards.militaryVictoryKeys[power];
  return {
    status(facts) {
      if (wanted === null) return false;
      const keys = militaryKeys(facts, terms, power);
      return keys === null ? null : keys >= wanted;
    },
    limit: (facts) => ({
      victory: 'military',
      winner: power,
      figures: { keys: militaryKeys(facts, terms, power) ?? 0, wanted: wanted ?? 0 },
    }),
  };
}

function watches(terms: Terms): Watch[] {
  const always = [religious50(terms), gunpowder(terms)];
  if (terms.rules.militaryTiming === 'victory-phase') return always;
  return [...always, ...POWERS.map((power) => military(terms, power))];
}

/** How a limit stands for whoever wins by it: a power that nobody plays reaches none until somebody does (V10 R22, R30). */
function statusFor({ status, limit }: Watch, facts: Facts, terms: Terms): Status {
  const stands = status(facts);
  return stands === true && !isEligible(facts, terms, limit(facts).winner) ? false : stands;
}

/** What an entry, or entries that belong together, have brought about (V5). */
export function limitsPassed(before: Facts, after: Facts, terms: Terms): Passed {
  const won: Limit[] = [];
  const unsure: Limit[] = [];
  const sort = (passed: Status, limit: () => Limit): void => {
    if (passed === true) won.push(limit());
    if (passed === null) unsure.push(limit());
  };
  for (const watch of watches(terms)) {
    const was = statusFor(watch, before, terms);
    if (statusFor(watch, after, terms) === true && was !== true)
      sort(was === null ? null : true, () => watch.limit(after));
  }
  sort(passedCatholic(before, after, terms), () => catholicLimit(after, terms));
  return { won, unsure };
}

/** Military victories that hold now, where they are looked for in the phase alone (V10 R12). */
export function militaryNow(facts: Facts, terms: Terms): Limit[] {
  return POWERS.map((power) => military(terms, power)).flatMap(({ status, limit }) =>
    status(facts) === true ? [limit(facts)] : [],
  );
}

/** The powers for which nobody has entered how many keys win: military victory is not watched for them (V5.5). */
export const unwatched = ({ cards }: Terms): Power[] =>
  POWERS.filter((power) => cards.militaryVictoryKeys[power] === null);

/** Who wins when an entry passes several limits: the active power, else by impulse order (V10 R13). */
export function firstOf(
  limits: readonly Limit[],
  active: Power | 'none',
  { rules }: Terms,
): Limit | undefined {
  const own = limits.find(({ winner }) => winner === active);
  if (rules.simultaneousInstant === 'active-first' && own !== undefined) return own;
  return limits.toSorted((a, b) => POWERS.indexOf(a.winner) - POWERS.indexOf(b.winner))[0];
}
