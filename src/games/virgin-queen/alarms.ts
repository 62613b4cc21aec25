import type { Account } from './account.ts';
import { findingAt } from './enter/phase.ts';
import { isEligible, placeOf } from './facts.ts';
import { POWERS, type Power } from './powers.ts';
import { basicAccount } from './score/basic.ts';
import { militaryKeys } from './score/keys.ts';
import { countOf, unrestOf } from './score/spaces.ts';
import { inPublic, scoreOf } from './score/total.ts';
import type { State } from './state.ts';
import { CENTRAL_EUROPE, PARIS_HIGH_VP } from './victory/awards.ts';
import {
  catholicCount,
  CATHOLIC_SPACES,
  catholicWinner,
  franceAndScotland,
  PROTESTANT_SPACES,
  REBELLION_MARGIN,
  rebellionHits,
  unwatched,
} from './victory/instant.ts';
import { breakTie, DOMINATION_FIRST_TURN, DOMINATION_LEAD, STANDARD_VP } from './victory/resolve.ts';
import { eligible, standingOf } from './victory/standing.ts';

/** When the umpire warns (V13.3); a table may set each otherwise. */
export interface Thresholds {
  /** Spaces from a religious victory. */
  readonly spaces: number;
  /** Keys from a military victory. */
  readonly keys: number;
  /** VP from 25. */
  readonly vp: number;
  /** VP from the lead that dominates. */
  readonly lead: number;
  /** Hits from a successful plot. */
  readonly hits: number;
}

export const THRESHOLDS: Thresholds = { spaces: 3, keys: 1, vp: 2, lead: 2, hits: 1 };

/** What the umpire warns of, with the paragraph behind it. */
export const ALARMS = {
  'near-50': 'V5.1',
  'unrest-50': 'V10 R1',
  'near-9': 'V5.2',
  'near-military': 'V5.5',
  'at-military': 'V5.5',
  'near-plot': 'V5.4',
  'near-25': 'V6.6',
  'at-25': 'V6.6',
  'near-domination': 'V6.10',
  dominates: 'V6.10',
  'paris-high': 'V6.2',
  'europe-two': 'V6.3',
  'europe-due': 'V6.3',
  tie: 'V8.3',
  'not-watched': 'V5.5',
  'beyond-track': 'V2.8',
} as const;
export type AlarmCode = keyof typeof ALARMS;

/** A warning: its sentence's name, the powers it is about, its numbers. It never depends on the Empire's secret (V7.8). */
export interface Alarm {
  readonly code: AlarmCode;
  readonly paragraph: string;
  readonly powers: readonly Power[];
  readonly figures: Readonly<Record<string, number>>;
}

const alarm = (code: AlarmCode, powers: readonly Power[], figures: Alarm['figures'] = {}): Alarm => ({
  code,
  paragraph: ALARMS[code],
  powers,
  figures,
});

function protestantAlarms({ facts, terms }: State, { spaces }: Thresholds): Alarm[] {
  const count = countOf(facts);
  if (count === null) return [];
  const left = PROTESTANT_SPACES - count;
  if (left > 0) return left <= spaces ? [alarm('near-50', ['protestant'], { count, left })] : [];
  const unrest = terms.rules.religious50Mode === 'no-unrest-anywhere' ? unrestOf(facts) : 0;
  return unrest === null || unrest === 0 ? [] : [alarm('unrest-50', ['protestant'], { count, unrest })];
}

function catholicAlarms({ facts, terms }: State, { spaces }: Thresholds): Alarm[] {
  const count = catholicCount(facts, terms);
  const split = franceAndScotland(facts, terms);
  const winner = catholicWinner(facts, terms);
  if (count === null || split === null || winner === null) return [];
  const left = count - CATHOLIC_SPACES;
  return left > 0 && left <= spaces ? [alarm('near-9', [winner], { count, left, split })] : [];
}

/** A military victory that comes near; where it is looked for in the phase alone, also one that waits there (V10 R12). */
function militaryAlarms({ facts, terms }: State, { keys }: Thresholds): Alarm[] {
  const waits = terms.rules.militaryTiming === 'victory-phase';
  return POWERS.flatMap((power) => {
    const wanted = terms.cards.militaryVictoryKeys[power];
    const held = militaryKeys(facts, terms, power);
    if (wanted === null || held === null || !isEligible(facts, terms, power)) return [];
    const left = wanted - held;
    if (left <= 0) return waits ? [alarm('at-military', [power], { held, wanted })] : [];
    return left <= keys ? [alarm('near-military', [power], { held, wanted, left })] : [];
  });
}

function plotAlarms({ facts, terms }: State, { hits }: Thresholds): Alarm[] {
  if (facts.rebellion === null) return [];
  const { spain, england } = rebellionHits(facts, terms);
  const left = REBELLION_MARGIN - (spain - england);
  return left > 0 && left <= hits ? [alarm('near-plot', ['spain'], { spain, england, left })] : [];
}

/** The known totals of the powers that can win, highest first. */
function ranked(s: State): { power: Power; total: number }[] {
  const scored = inPublic(s);
  return eligible(s.facts, s.terms)
    .flatMap((power) => {
      const { total } = scoreOf(scored, power);
      return total === null ? [] : [{ power, total }];
    })
    .toSorted((a, b) => b.total - a.total);
}

function totalAlarms(s: State, { vp }: Thresholds): Alarm[] {
  return ranked(s).flatMap(({ power, total }) => {
    const left = STANDARD_VP - total;
    if (left <= 0) return [alarm('at-25', [power], { total })];
    return left <= vp ? [alarm('near-25', [power], { total, left })] : [];
  });
}

/** As `ranked`; nobody when a total is unknown, for then nobody can say who leads, or by how much (V9.6). */
function rankedWhole(s: State): { power: Power; total: number }[] {
  const all = ranked(s);
  return all.length === eligible(s.facts, s.terms).length ? all : [];
}

function leadAlarms(s: State, { lead }: Thresholds): Alarm[] {
  const { together } = standingOf(s, inPublic(s));
  const [first, ...others] = rankedWhole(s);
  // Whoever a player plays besides is no rival of its own, where players are measured (V10 R23).
  const second = others.find(({ power }) => first !== undefined && !together(first.power, power));
  if (first === undefined || second === undefined) return [];
  const ahead = first.total - second.total;
  const figures = { ahead, total: first.total, left: DOMINATION_LEAD - ahead };
  if (first.total >= STANDARD_VP) return [];
  if (ahead >= DOMINATION_LEAD && s.turn >= DOMINATION_FIRST_TURN)
    return [alarm('dominates', [first.power], figures)];
  return ahead >= DOMINATION_LEAD - lead && s.turn >= DOMINATION_FIRST_TURN - 1
    ? [alarm('near-domination', [first.power], figures)]
    : [];
}

function tieAlarms(s: State): Alarm[] {
  const all = rankedWhole(s);
  const highest = all[0]?.total;
  const tied = all.filter(({ total }) => total === highest).map(({ power }) => power);
  if (tied.length < 2 || highest === undefined || highest <= 0) return [];
  const { winners, missing, shared } = breakTie(standingOf(s, inPublic(s)), tied);
  const isDecided = missing === null && !shared;
  // A tie among one player's own powers is that player's (V10 R23).
  if (isDecided && winners.length === tied.length) return [];
  const first = isDecided ? winners : [];
  return [
    alarm('tie', [...first, ...tied.filter((power) => !first.includes(power))], {
      total: highest,
      broken: first.length > 0 ? 1 : 0,
    }),
  ];
}

/** Whether the Empire holds two of the three places of Central Europe, and is known not to hold the third. */
function holdsTwo({ facts, terms }: State): boolean {
  const holders = CENTRAL_EUROPE.map((place) => placeOf(facts, terms, place).holder.value);
  return !holders.includes(null) && holders.filter((holder) => holder === 'empire').length === 2;
}

function awardAlarms(s: State): Alarm[] {
  const { facts, terms } = s;
  const paris = findingAt(s, 'paris');
  const europe = findingAt(s, 'europe');
  return [
    ...(paris.kind === 'award' && paris.award.amount === PARIS_HIGH_VP
      ? [alarm('paris-high', [paris.award.power], { amount: PARIS_HIGH_VP })]
      : []),
    ...(europe.kind === 'award' ? [alarm('europe-due', ['empire'], { amount: europe.award.amount })] : []),
    ...(holdsTwo(s) && isEligible(facts, terms, 'empire')
      ? [alarm('europe-two', ['empire'], { held: 2 })]
      : []),
  ];
}

/** What the table should hear of now, from what everybody knows (V13.3). */
export function alarms(s: State, thresholds: Thresholds = THRESHOLDS): Alarm[] {
  return [
    ...protestantAlarms(s, thresholds),
    ...catholicAlarms(s, thresholds),
    ...militaryAlarms(s, thresholds),
    ...plotAlarms(s, thresholds),
    ...totalAlarms(s, thresholds),
    ...leadAlarms(s, thresholds),
    ...tieAlarms(s),
    ...awardAlarms(s),
  ];
}

const holds = (own: Account, code: Account['code']): boolean =>
  own.code === code || own.parts.some((part) => holds(part, code));

/** Whether a power has more open keys than boxes (V2.8). */
const isBeyondTrack = ({ facts, terms }: State, power: Power): boolean =>
  holds(basicAccount(facts, terms, power), 'boxes-beyond');

/** What stands as a notice until the table does something about it (V2.8, V5.5). */
export function notices(s: State): Alarm[] {
  const off = unwatched(s.terms);
  const beyond = POWERS.filter((power) => isBeyondTrack(s, power));
  return [
    ...(off.length > 0 ? [alarm('not-watched', off)] : []),
    ...(beyond.length > 0 ? [alarm('beyond-track', beyond)] : []),
  ];
}
