import { keyBlows, spaceBlows, takersOf, type Blow } from './blow.ts';
import type { Power } from './powers.ts';
import { powerOf } from './score/keys.ts';
import { inPublic } from './score/total.ts';
import type { Sentence } from './sentence.ts';
import type { State } from './state.ts';
import { incomplete, resolve } from './victory/resolve.ts';
import { standingOf, type Standing } from './victory/standing.ts';
import type { Group } from './words.ts';

/**
 * How the board takes VP from a power: open keys lost to nobody who is compared, open keys taken by a rival, the
 * Protestant Spaces marker moved down or up.
 */
export const FALL_WAYS = ['lost', 'taken', 'down', 'up'] as const;
export type FallWay = (typeof FALL_WAYS)[number];

/**
 * What that does to a leader: its total would no longer win in a Victory Determination Phase, or it is level with the
 * best of the others, or behind it.
 */
export const FALL_AIMS = ['stopped', 'level', 'behind'] as const;
export type FallAim = (typeof FALL_AIMS)[number];

/** The least of its way that brings a leader down so far (V13.2). */
export interface Fall {
  readonly way: FallWay;
  readonly aim: FallAim;
  /** How many keys, or how many Protestant spaces the marker moves. */
  readonly count: number;
  /** From which rows the keys go; empty for spaces. */
  readonly rows: Blow['rows'];
  /** Whose keys they become; null but for keys that are taken. */
  readonly taker: Group | null;
  /** The leader's total then, and the best of the others with its own. */
  readonly total: number;
  readonly rival: Power;
  readonly rivalTotal: number;
  /** Whether unrest on these keys does the same. */
  readonly unrest: boolean;
}

/** A power with the highest total, and what would bring it down (V13.2). */
export interface Downfall {
  readonly leader: Power;
  readonly total: number;
  readonly falls: readonly Fall[];
  /** Of what nobody can say what it would do: VP are typed, or something is unknown (V9.6). */
  readonly unknown: readonly ('keys' | 'spaces')[];
}

/** How a leader stands: its total, and the best of those that it is measured against. */
interface Lead {
  readonly total: number;
  readonly rival: Power;
  readonly rivalTotal: number;
}

/** Null when a total is unknown, or when there is nobody to be measured against. */
function leadOf({ powers, totals, together }: Standing, leader: Power): Lead | null {
  const others = powers.filter((power) => power !== leader && !together(power, leader));
  const total = totals[leader] ?? null;
  let best: Lead | null = null;
  for (const rival of others) {
    const rivalTotal = totals[rival] ?? null;
    if (total === null || rivalTotal === null) return null;
    if (best === null || rivalTotal > best.rivalTotal) best = { total, rival, rivalTotal };
  }
  return best;
}

const standingIn = (s: State): Standing => standingOf(s, inPublic(s));

/** Whether totals that stood so in a phase would win for this power (V6.6 to V6.12); null when nobody can say. */
function wins(s: State, power: Power): boolean | null {
  const verdict = resolve(standingIn(s));
  if (verdict.kind !== 'won') return verdict.kind === 'none' ? false : null;
  return verdict.tie.missing === null ? verdict.tie.winners.includes(power) : null;
}

const reaches = (s: State, leader: Power, { total, rivalTotal }: Lead, aim: FallAim): boolean => {
  switch (aim) {
    case 'stopped':
      return wins(s, leader) === false;
    case 'level':
      return total === rivalTotal;
    case 'behind':
      return total < rivalTotal;
    default:
      return aim satisfies never;
  }
};

/** Whether there is something left to bring about: a victory to stop, a lead to level. */
function isOpen(s: State, leader: Power, aim: FallAim): boolean {
  if (aim === 'stopped') return wins(s, leader) === true;
  const lead = leadOf(standingIn(s), leader);
  return lead !== null && (aim === 'behind' || lead.total > lead.rivalTotal);
}

/** Whether unrest on such keys costs as much as losing them (V10 R7, R8). */
const isUnrestEnough = ({ terms: { rules } }: State, rows: Blow['rows']): boolean =>
  rules.unrestCover === 'rightmost' &&
  !(rules.dutchKeyInUnrest === 'vp' && rows.some(({ group }) => group === 'netherlands'));

/** A blow to a leader as it would leave the sitting. */
interface Struck {
  readonly blow: Blow;
  readonly way: FallWay;
  readonly taker: Group | null;
  readonly state: State;
  readonly lead: Lead;
}

/** The sitting after each of these blows, as far as all totals are known then. */
function struck(
  s: State,
  leader: Power,
  way: FallWay,
  blows: readonly Blow[],
  taker: Group | null = null,
): Struck[] {
  const all: Struck[] = [];
  for (const blow of blows) {
    const state = { ...s, facts: blow.facts };
    const lead = leadOf(standingIn(state), leader);
    if (lead === null) return all;
    all.push({ blow, way, taker, state, lead });
  }
  return all;
}

/** The first blows that reach each aim; an aim is left out where as much brings the leader behind. */
function leastOf(s: State, leader: Power, aims: readonly FallAim[], blows: readonly Struck[]): Fall[] {
  const falls = aims.flatMap((aim): Fall[] => {
    const first = blows.find(({ state, lead }) => reaches(state, leader, lead, aim));
    if (first === undefined) return [];
    const { blow, way, taker, lead } = first;
    const unrest = way === 'lost' && isUnrestEnough(s, blow.rows);
    return [{ way, aim, count: blow.count, rows: blow.rows, taker, ...lead, unrest }];
  });
  const behind = falls.find(({ aim }) => aim === 'behind');
  return falls.filter(({ aim, count }) => aim === 'behind' || behind === undefined || count < behind.count);
}

/** The blows of every power that could take the leader's keys, fewest keys first. */
function takings(s: State, leader: Power): Struck[] {
  const { powers, together } = standingIn(s);
  const rivals = powers.filter((power) => power !== leader && !together(power, leader));
  return takersOf(s.facts, s.terms, rivals)
    .flatMap((taker) => struck(s, leader, 'taken', keyBlows(s.facts, s.terms, leader, taker) ?? [], taker))
    .toSorted((a, b) => a.blow.count - b.blow.count || b.lead.rivalTotal - a.lead.rivalTotal);
}

/** Whether somebody who can win has typed special VP that the marker would move (V1.15, V3.5). */
const isMarkerTyped = ({ facts, empire }: State, powers: readonly Power[]): boolean =>
  powers.some((power) => {
    if (power === 'ottoman' || power === 'france') return false;
    if (power === 'empire' && empire.revealed === null) return false;
    return facts.typed.special[power].value !== null;
  });

function downfallOf(s: State, leader: Power, total: number): Downfall {
  const { facts, terms } = s;
  const aims = FALL_AIMS.filter((aim) => isOpen(s, leader, aim));
  const lost = keyBlows(facts, terms, leader, null);
  const shifts = ([-1, 1] as const).map((way) => ({
    way: way < 0 ? ('down' as const) : ('up' as const),
    blows: isMarkerTyped(s, standingIn(s).powers) ? null : spaceBlows(facts, way),
  }));
  const moved = shifts.map(({ way, blows }) => ({ blows, known: struck(s, leader, way, blows ?? []) }));
  const isSure = moved.every(({ blows, known }) => blows !== null && known.length === blows.length);
  return {
    leader,
    total,
    falls: [
      ...leastOf(s, leader, aims, struck(s, leader, 'lost', lost ?? [])),
      ...leastOf(s, leader, aims, lost === null ? [] : takings(s, leader)),
      ...moved.flatMap(({ known }) => leastOf(s, leader, aims, known)),
    ],
    unknown: [...(lost === null ? (['keys'] as const) : []), ...(isSure ? [] : (['spaces'] as const))],
  };
}

/**
 * What would bring down each power with the highest public total: the fewest keys and the smallest shift of the marker
 * that stop its victory, bring it level with the best of the others, or behind it (V13.2). Nothing while a total is
 * unknown, while nobody has any VP, and once the game is decided. From what everybody knows alone (V7.8).
 */
export function downfalls(s: State): Downfall[] {
  if (s.result !== null || s.pending !== null) return [];
  const standing = standingIn(s);
  if (incomplete(standing).length > 0) return [];
  const totals = standing.powers.map((power) => standing.totals[power] ?? 0);
  const highest = Math.max(0, ...totals);
  if (highest === 0) return [];
  return standing.powers
    .filter((power) => standing.totals[power] === highest && leadOf(standing, power) !== null)
    .map((power) => downfallOf(s, power, highest));
}

/** In which of the Protestant's rows keys go, or come to lie: its cards have two (V2.5). */
function rowOf({ rows, taker }: Fall): 'netherlands' | 'outside' | 'both' | 'none' {
  const groups = [...rows.map(({ group }) => group), taker].filter(
    (group) => group === 'netherlands' || group === 'outside',
  );
  const [first, second] = groups;
  if (first === undefined) return 'none';
  return second === undefined ? first : 'both';
}

const countIn = ({ rows }: Fall, group: Group): number => rows.find((row) => row.group === group)?.count ?? 0;

/** What would bring a leader down, in sentences of the group `fall`, the leader's own first (V13.2). */
export function fallSentences({ leader, total, falls, unknown }: Downfall): Sentence[] {
  const sentence = (code: string, facts: Sentence['facts'] = {}): Sentence => ({
    group: 'fall',
    code,
    facts: { power: leader, ...facts },
  });
  return [
    sentence('leader', { total }),
    ...falls.map((fall) => {
      const { way, taker, rows: _rows, ...numbers } = fall;
      return sentence(way, {
        ...numbers,
        row: rowOf(fall),
        netherlands: countIn(fall, 'netherlands'),
        outside: countIn(fall, 'outside'),
        ...(taker === null ? {} : { taker: powerOf(taker) }),
      });
    }),
    ...(falls.length === 0 && unknown.length === 0 ? [sentence('none')] : []),
    ...unknown.map((what) => sentence(`unknown-${what}`)),
  ];
}
