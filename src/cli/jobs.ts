import type { Config, Json, OptionSpec, OptionValues, Outcome } from '../core/game.ts';
import { checkConfig, defaultOptions } from '../core/config.ts';
import { conform, type Finding } from '../core/conformance.ts';
import type { AnyGame } from '../core/match.ts';
import { forkSeed, seeded } from '../core/seeded.ts';
import { playGame } from './arena.ts';
import { botOf, gameNamed } from './names.ts';
import { countGame, countPair, emptyTally, type Tally } from './tally.ts';

/** Deals `from` to `to` - 1 of a simulation. */
export interface SimulateJob {
  readonly type: 'simulate';
  readonly game: string;
  readonly scenario: string;
  readonly players: readonly string[];
  readonly seed: number;
  readonly swap: boolean;
  readonly from: number;
  readonly to: number;
  /** What the players bring to every game; it has been checked. */
  readonly material?: Json | undefined;
}

/** One random game with the conformance kit. */
export interface FuzzJob {
  readonly type: 'fuzz';
  readonly game: string;
  readonly scenario: string;
  readonly seed: number;
  readonly number: number;
  readonly material?: Json | undefined;
}

export type Job = SimulateJob | FuzzJob;

export interface FuzzResult {
  readonly number: number;
  readonly scenario: string;
  readonly options: OptionValues;
  readonly steps: number;
  readonly finding: Finding | undefined;
}

/** What a job gives back: plain data that can go from one thread to another. */
export type JobResult =
  | { readonly type: 'simulate'; readonly job: SimulateJob; readonly tally: Tally }
  | { readonly type: 'fuzz'; readonly job: FuzzJob; readonly result: FuzzResult };

/** Does a job, in whatever thread. */
export function runJob(job: Job): JobResult {
  return job.type === 'simulate'
    ? { type: 'simulate', job, tally: simulate(job) }
    : { type: 'fuzz', job, result: fuzz(job) };
}

function simulate(job: SimulateJob): Tally {
  const game = gameNamed('en', job.game);
  const config = usualConfig(game, job);
  const bots = job.players.map((name) => botOf('en', name));
  const seats = game.seats.length;
  const tally = emptyTally(seats);
  for (let deal = job.from; deal < job.to; deal++) {
    const seed = forkSeed(job.seed, deal);
    const winners: (number | undefined)[] = [];
    for (let turned = 0; turned < (job.swap ? seats : 1); turned++) {
      const playerOf = (seat: number): number => (seat + turned) % seats;
      const seated = bots.map((bot, seat) => bots[playerOf(seat)] ?? bot);
      const { outcome, steps } = playGame(game, config, seated, seed);
      countGame(tally, outcome, steps, playerOf);
      winners.push(onlyWinner(outcome, playerOf));
    }
    if (job.swap && seats === 2) countPair(tally, winners[0], winners[1]);
  }
  return tally;
}

function onlyWinner({ winners }: Outcome, playerOf: (seat: number) => number): number | undefined {
  const [winner] = winners;
  return winner === undefined || winners.length > 1 ? undefined : playerOf(winner);
}

const brought = ({ material }: Job): { material?: Json } => (material === undefined ? {} : { material });

function usualConfig(game: AnyGame, job: Job): Config {
  const { scenario } = job;
  const config = checkConfig(game, { scenario, ...brought(job) });
  if (!config.ok) throw new Error(`${game.id}: ${JSON.stringify(config.error)}`);
  return config.value;
}

function fuzz(job: FuzzJob): FuzzResult {
  const { game: id, scenario, seed, number } = job;
  const game = gameNamed('en', id);
  const own = forkSeed(seed, number);
  const options = someOptions(game.options.specs, forkSeed(own, 9), defaultOptions(game, scenario));
  const { findings, steps } = conform(game, { scenario, options, seed: own, ...brought(job) });
  return { number, scenario, options, steps, finding: findings[0] };
}

/** Values for some options that differ from `defaults`; for none in a third of all seeds. */
export function someOptions(
  specs: readonly OptionSpec[],
  seed: number,
  defaults: OptionValues = {},
): OptionValues {
  const chance = seeded(seed);
  if (chance.draw(3, 'plain') === 0) return {};
  const rate = 2 + chance.draw(5, 'rate');
  const options: Record<string, OptionSpec['default']> = {};
  for (const { name, values, default: own } of specs) {
    const usual = defaults[name] ?? own;
    const others = values.filter((value) => value !== usual);
    const value = others[chance.draw(Math.max(1, others.length), 'value')];
    if (value !== undefined && chance.draw(rate, 'change') === 0) options[name] = value;
  }
  return options;
}
