/**
 * Measures how fast the games are, on one core.
 *
 *   npm run bench                  everything, to read
 *   npm run -s bench -- --json     the main figures as JSON, and nothing else
 *
 * It runs with room for young objects: with less, what was kept in one measurement decides where the copies of the
 * next are put, and a copy seems to take forty times as long.
 */
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { checkConfig } from '../src/core/config.ts';
import type { Config, Seat } from '../src/core/game.ts';
import type { AnyGame } from '../src/core/match.ts';
import { playRandom } from '../src/core/playout.ts';
import { forkSeed, seeded } from '../src/core/seeded.ts';
import { GAMES } from '../src/games/index.ts';

const SEED = 1314;
const BATCHES = 7;
const GAMES_A_BATCH = 150;
const WARM_UP_GAMES = 300;
/** Positions are taken from so many games, one every so many actions. */
const SAMPLED_GAMES = 12;
const STRIDE = 23;
/** How long one batch of copies, views or samples runs at least, in milliseconds. */
const BATCH_MS = 60;
const KEPT_COPIES = 40_000;

interface Figures {
  readonly gamesPerSecond: number;
  readonly stepsPerSecond: number;
  readonly copyNs: number;
  readonly viewNs: number;
  readonly sampleNs: number;
  readonly stateBytes: number;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The first scenario of a game, with its usual options. */
function configOf(game: AnyGame): Config {
  const config = checkConfig(game, { scenario: game.scenarios[0]?.id ?? '' });
  if (!config.ok) throw new Error(`${game.id}: ${config.error.code}`);
  return config.value;
}

/** Whole random games, set up beforehand: only `deciders`, `legal`, `apply` and the draws between them are timed. */
function batchOfGames(
  game: AnyGame,
  config: Config,
  batch: number,
  count: number,
): { games: number; steps: number } {
  const prepared = Array.from({ length: count }, (_, i) => {
    const chance = seeded(forkSeed(SEED + batch, i));
    return { chance, state: game.setup(config, chance) };
  });
  let steps = 0;
  const began = performance.now();
  for (const { state, chance } of prepared) steps += playRandom(state, game, chance);
  const seconds = (performance.now() - began) / 1000;
  return { games: count / seconds, steps: steps / seconds };
}

/** Positions from the beginning to the end of several random games. */
function positionsOf(game: AnyGame, config: Config): unknown[] {
  const positions: unknown[] = [];
  for (let i = 0; i < SAMPLED_GAMES; i++) {
    const chance = seeded(forkSeed(SEED, i));
    const state = game.setup(config, chance);
    for (let steps = 0; ; steps++) {
      const seat = game.deciders(state)[0];
      if (seat === undefined) break;
      if (steps % STRIDE === 0) positions.push(game.copy(state));
      const legal = game.legal(state, seat);
      const action = legal[chance.draw(legal.length, 'action')];
      if (action === undefined) throw new Error(`${game.id}: a dead end`);
      game.apply(state, action, seat, chance);
    }
  }
  return positions;
}

/** What the work gives ends up here, so that nobody can leave it out as useless. */
let sink: unknown;

/** The median over batches of the nanoseconds that some work takes, done once for each item. */
function nanoseconds<T>(items: readonly T[], work: (item: T) => unknown): number {
  const batch = (): number => {
    let done = 0;
    const began = performance.now();
    do {
      for (const item of items) sink = work(item);
      done += items.length;
    } while (performance.now() - began < BATCH_MS);
    return ((performance.now() - began) * 1e6) / done;
  };
  batch();
  return median(Array.from({ length: BATCHES }, batch));
}

/** Growth of the heap for each copy that is kept, garbage collected before and after; what copies share counts once. */
function bytesOf(game: AnyGame, positions: readonly unknown[]): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('garbage cannot be collected on demand here');
  const size = (): number => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const kept: unknown[] = new Array<unknown>(KEPT_COPIES).fill(null);
  const before = size();
  for (let i = 0; i < KEPT_COPIES; i++) kept[i] = game.copy(positions[i % positions.length]);
  const after = size();
  sink = kept;
  return (after - before) / KEPT_COPIES;
}

function measure(game: AnyGame, isWhole: boolean): Figures {
  const config = configOf(game);
  batchOfGames(game, config, 0, WARM_UP_GAMES);
  const batches = Array.from({ length: BATCHES }, (_, i) => batchOfGames(game, config, i + 1, GAMES_A_BATCH));
  const positions = positionsOf(game, config);
  const seats = game.seats.map((_, seat): Seat => seat);
  const pairs = positions.flatMap((state) => seats.map((seat) => ({ state, seat })));
  const views = isWhole ? pairs.map(({ state, seat }) => game.view(state, seat)) : [];
  const chance = seeded(SEED);
  return {
    gamesPerSecond: median(batches.map(({ games }) => games)),
    stepsPerSecond: median(batches.map(({ steps }) => steps)),
    copyNs: nanoseconds(positions, (state) => game.copy(state)),
    viewNs: isWhole ? nanoseconds(pairs, ({ state, seat }) => game.view(state, seat)) : Number.NaN,
    sampleNs: isWhole ? nanoseconds(views, (view) => game.sample(view, chance)) : Number.NaN,
    stateBytes: bytesOf(game, positions),
  };
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

function printFigures(game: AnyGame, figures: Figures): void {
  const rows: readonly (readonly [string, string])[] = [
    ['random games a second', whole(figures.gamesPerSecond)],
    ['steps a second', whole(figures.stepsPerSecond)],
    ['nanoseconds a copy', whole(figures.copyNs)],
    ['nanoseconds a view', whole(figures.viewNs)],
    ['nanoseconds a sample', whole(figures.sampleNs)],
    ['bytes a state', whole(figures.stateBytes)],
  ];
  console.log(`${game.id}, ${game.scenarios[0]?.id ?? ''} (one core, median of ${BATCHES} batches)`);
  for (const [name, value] of rows) console.log(`  ${name.padEnd(24)}${value.padStart(12)}`);
}

function main(): void {
  const isJson = process.argv.includes('--json');
  const figures: Record<string, Omit<Figures, 'viewNs' | 'sampleNs'>> = {};
  for (const game of Object.values<AnyGame>(GAMES)) {
    if (game.umpire === true) {
      if (!isJson)
        console.log(`${game.id} is left out: its actions are what people did, so random games say nothing.`);
      continue;
    }
    const found = measure(game, !isJson);
    if (!isJson) printFigures(game, found);
    figures[game.id] = {
      gamesPerSecond: Math.round(found.gamesPerSecond * 10) / 10,
      stepsPerSecond: Math.round(found.stepsPerSecond),
      copyNs: Math.round(found.copyNs),
      stateBytes: Math.round(found.stateBytes),
    };
  }
  if (isJson) console.log(JSON.stringify(figures));
  // Nobody reads it, but now nobody can know that.
  if (sink === undefined) process.exitCode = 1;
}

main();
