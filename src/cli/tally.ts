import type { Outcome, Seat } from '../core/game.ts';

/** What is counted over many games. All of it can be added up, in any order. */
export interface Tally {
  games: number;
  steps: number;
  draws: number;
  /** Games won, a number for each seat. */
  readonly seats: number[];
  /** Games won, a number for each player as they were named. */
  readonly players: number[];
  /** Games won by each seat, for each kind of victory. */
  readonly kinds: Record<string, number[]>;
  /** With swapped sides: pairs in which the first player won both, each won one, the second won both, and others. */
  readonly pairs: Pairs;
}

export interface Pairs {
  first: number;
  split: number;
  second: number;
  other: number;
}

/** Nothing counted yet, for a game of so many seats. */
export const emptyTally = (seats: number): Tally => ({
  games: 0,
  steps: 0,
  draws: 0,
  seats: new Array<number>(seats).fill(0),
  players: new Array<number>(seats).fill(0),
  kinds: {},
  pairs: { first: 0, split: 0, second: 0, other: 0 },
});

const add = (counts: number[], at: number, more = 1): void => {
  counts[at] = (counts[at] ?? 0) + more;
};

/** Counts a game. `playerOf` says who sat where. */
export function countGame(
  tally: Tally,
  { winners, kind }: Outcome,
  steps: number,
  playerOf: (seat: Seat) => number,
): void {
  tally.games += 1;
  tally.steps += steps;
  if (winners.length === 0) tally.draws += 1;
  const counts = (tally.kinds[kind] ??= tally.seats.map(() => 0));
  for (const seat of winners) {
    add(tally.seats, seat);
    add(tally.players, playerOf(seat));
    add(counts, seat);
  }
}

/** Counts a pair of games of the same deal by the single winner of each, as a player; undefined for none. */
export function countPair({ pairs }: Tally, one: number | undefined, two: number | undefined): void {
  if (one === undefined || two === undefined) pairs.other += 1;
  else if (one !== two) pairs.split += 1;
  else if (one === 0) pairs.first += 1;
  else pairs.second += 1;
}

/** Adds all of `more` to a tally. */
export function addTally(tally: Tally, more: Tally): void {
  tally.games += more.games;
  tally.steps += more.steps;
  tally.draws += more.draws;
  more.seats.forEach((n, i) => add(tally.seats, i, n));
  more.players.forEach((n, i) => add(tally.players, i, n));
  for (const [kind, counts] of Object.entries(more.kinds)) {
    const sum = (tally.kinds[kind] ??= tally.seats.map(() => 0));
    counts.forEach((n, i) => add(sum, i, n));
  }
  tally.pairs.first += more.pairs.first;
  tally.pairs.split += more.pairs.split;
  tally.pairs.second += more.pairs.second;
  tally.pairs.other += more.pairs.other;
}
