import type { Json } from '../core/game.ts';
import type { AnyGame } from '../core/match.ts';
import { say, words } from '../words/index.ts';
import { decimal } from './numbers.ts';
import type { Tally } from './tally.ts';
import type { Terminal } from './terminal.ts';
import { type Interval, wilson } from './wilson.ts';

/** What a simulation has found out. */
export interface Results {
  readonly game: AnyGame;
  readonly seed: number;
  /** Computer players in the order of the seats, before any swap. */
  readonly players: readonly string[];
  readonly swap: boolean;
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly jobs: number;
  readonly seconds: number;
}

/** The results for other programs. All but `speed` is the same for the same seed. */
export function asJson({ game, seed, players, swap, tallies, jobs, seconds }: Results): Json {
  const games = total(tallies);
  return {
    game: game.id,
    seed,
    players,
    swap,
    scenarios: [...tallies].map(([scenario, tally]) => ({
      scenario,
      games: tally.games,
      draws: tally.draws,
      seats: Object.fromEntries(
        game.seats.map(({ id }, seat) => [id, score(tally.seats[seat] ?? 0, tally.games)]),
      ),
      ...(swap ? { players: playerScores(players, tally), pairs: { ...tally.pairs } } : {}),
      endings: Object.fromEntries(sortedKinds(tally).map(([kind, counts]) => [kind, bySeat(game, counts)])),
      meanSteps: rounded(tally.steps / Math.max(1, tally.games)),
    })),
    speed: { jobs, games, seconds: rounded(seconds), gamesPerSecond: rounded(games / seconds) },
  };
}

const score = (wins: number, games: number): Json => {
  const { share, low, high } = wilson(wins, games);
  return { wins, share: rounded(share), low: rounded(low), high: rounded(high) };
};

const playerScores = (players: readonly string[], tally: Tally): Json =>
  players.map((player, i) => ({ player, wins: tally.players[i] ?? 0 }));

const bySeat = (game: AnyGame, counts: readonly number[]): Json =>
  Object.fromEntries(game.seats.map(({ id }, seat) => [id, counts[seat] ?? 0]));

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const total = (tallies: ReadonlyMap<string, Tally>): number =>
  [...tallies.values()].reduce((sum, tally) => sum + tally.games, 0);

const sortedKinds = ({ kinds }: Tally): [string, number[]][] =>
  Object.entries(kinds).toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The results as lines to read. */
export function resultLines(terminal: Terminal, results: Results): string[] {
  const { language } = terminal;
  const { tallies, jobs, seconds } = results;
  const games = total(tallies);
  const lines = [...tallies].flatMap(([scenario, tally]) => [
    ...scenarioLines(terminal, results, scenario, tally),
    '',
  ]);
  const rate = decimal(language, games / seconds, 0);
  return [
    ...lines,
    terminal.paint.faint(say(language, 'cli.simulate.intervals')),
    terminal.paint.faint(
      say(language, 'cli.simulate.speed', { games, seconds: decimal(language, seconds, 1), rate, jobs }),
    ),
  ];
}

function scenarioLines(terminal: Terminal, results: Results, scenario: string, tally: Tally): string[] {
  const { language, paint } = terminal;
  const { game, players, swap } = results;
  const spoken = words(language, game);
  const rows: (readonly [string, number])[] = game.seats.map((_, seat) => [
    swap ? spoken.seat(seat) : `${spoken.seat(seat)} (${players[seat] ?? ''})`,
    tally.seats[seat] ?? 0,
  ]);
  if (tally.draws > 0) rows.push([say(language, 'cli.simulate.draws'), tally.draws]);
  if (swap) players.forEach((_, i) => rows.push([playerName(terminal, players, i), tally.players[i] ?? 0]));
  const title = say(language, 'cli.simulate.title', {
    game: spoken.title(),
    scenario: spoken.name('scenario', scenario),
    games: tally.games,
  });
  return [
    paint.strong(title),
    ...table(rows.map(([name, wins]) => [name, String(wins), intervalText(terminal, wins, tally.games)])),
    ...kindLines(terminal, results, tally),
    ...(swap && game.seats.length === 2 ? [`  ${pairsText(terminal, players, tally)}`] : []),
    `  ${say(language, 'cli.simulate.steps', { mean: decimal(language, tally.steps / tally.games, 0) })}`,
  ];
}

const playerName = ({ language }: Terminal, players: readonly string[], i: number): string =>
  say(language, 'cli.simulate.player', { name: players[i] ?? '', number: i + 1 });

function pairsText(terminal: Terminal, players: readonly string[], { pairs }: Tally): string {
  return say(terminal.language, 'cli.simulate.pairs', {
    first: playerName(terminal, players, 0),
    second: playerName(terminal, players, 1),
    both: pairs.first,
    split: pairs.split,
    lost: pairs.second,
    rest: pairs.other,
  });
}

function intervalText({ language }: Terminal, wins: number, games: number): string {
  const percent = (value: number): string => decimal(language, value * 100, 1);
  const { share, low, high }: Interval = wilson(wins, games);
  return say(language, 'cli.simulate.interval', {
    share: percent(share),
    low: percent(low),
    high: percent(high),
  });
}

/** A line for each kind of victory and the seat that won by it. */
function kindLines({ language }: Terminal, { game }: Results, tally: Tally): string[] {
  const spoken = words(language, game);
  return table(
    sortedKinds(tally).flatMap(([kind, counts]) =>
      game.seats.flatMap((_, seat) => {
        const wins = counts[seat] ?? 0;
        const name = `${spoken.seat(seat)}: ${spoken.name('ending', kind)}`;
        return wins === 0 ? [] : [[name, String(wins), '']];
      }),
    ),
  );
}

/** Rows under one another: the first column to the left, the second to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number): number => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0));
  const [first, second] = [width(0), width(1)];
  return rows.map(([name = '', number = '', rest = '']) =>
    `  ${name.padEnd(first)}  ${number.padStart(second)}  ${rest}`.trimEnd(),
  );
}
