import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { Json } from '../core/game.ts';
import type { AnyGame } from '../core/match.ts';
import { forkSeed } from '../core/seeded.ts';
import { say } from '../words/index.ts';
import { Fault } from './fault.ts';
import { examples } from './help.ts';
import type { Job } from './jobs.ts';
import { materialOf } from './material.ts';
import { BOT_NAMES, botOf, gameNamed, needComputers, scenariosNamed } from './names.ts';
import { wholeNumber } from './numbers.ts';
import { runJobs } from './pool.ts';
import { Progress } from './progress.ts';
import { asJson, type Results, resultLines } from './results.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { Terminal } from './terminal.ts';

interface Flags {
  readonly games: number;
  readonly scenario: string;
  readonly players: string | undefined;
  readonly seed: number;
  readonly json: boolean | undefined;
  readonly jobs: number | undefined;
  readonly swap: boolean | undefined;
  readonly material: string | undefined;
}

const EXAMPLES = [
  'simulate hammer-of-the-scots --games 1000 --players random,random --seed 1',
  'simulate hammer-of-the-scots --scenario the-bruce --players clerk,random --swap',
  'simulate scotland-rising --games 200 --json > results.json',
];

/** `schiltron simulate GAME`: computer players play many games. */
export function addSimulate(program: Command, terminal: Terminal): void {
  const { language } = terminal;
  const cores = availableParallelism();
  const bots = BOT_NAMES.join(', ');
  const least = (n: number) => wholeNumber(language, n);
  program
    .command('simulate')
    .description(say(language, 'cli.simulate.about'))
    .argument('<GAME>', say(language, 'cli.simulate.gameArgument'))
    .option('--games <N>', say(language, 'cli.simulate.games'), least(1), 100)
    .option('--scenario <NAMES>', say(language, 'cli.simulate.scenario'), 'all')
    .option('--players <NAMES>', say(language, 'cli.simulate.players', { bots }))
    .option('--seed <N>', say(language, 'cli.simulate.seed'), least(0), 1)
    .option('--material <FILE>', say(language, 'cli.material'))
    .option('--swap', say(language, 'cli.simulate.swap'))
    .option('--json', say(language, 'cli.simulate.json'))
    .option('--jobs <N>', say(language, 'cli.simulate.jobs', { cores }), least(1))
    .addHelpText('after', examples(language, EXAMPLES))
    .action(async (game: string, flags: Flags) => simulate(terminal, gameNamed(language, game), flags));
}

async function simulate(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const { language } = terminal;
  needComputers(language, game);
  const scenarios = scenariosNamed(language, game, flags.scenario).map(({ id }) => id);
  const players = playersOf(terminal, game, flags.players);
  const swap = flags.swap === true;
  const material = materialOf(language, game, flags.material);
  const jobs = scenarios.flatMap((scenario) => jobsOf(game, scenario, players, swap, flags, material));
  const atOnce = Math.min(flags.jobs ?? availableParallelism(), jobs.length);
  const tallies = new Map<string, Tally>(scenarios.map((id) => [id, emptyTally(game.seats.length)]));
  const perDeal = swap ? game.seats.length : 1;
  const progress = new Progress(language, flags.games * perDeal * scenarios.length);
  const began = performance.now();
  let games = 0;
  await runJobs(jobs, atOnce, (result) => {
    if (result.type !== 'simulate') return true;
    const tally = tallies.get(result.job.scenario);
    if (tally !== undefined) addTally(tally, result.tally);
    games += result.tally.games;
    progress.show(games);
    return true;
  });
  progress.end();
  const seconds = (performance.now() - began) / 1000;
  const results: Results = { game, seed: flags.seed, players, swap, tallies, jobs: atOnce, seconds };
  if (flags.json === true) terminal.print(JSON.stringify(asJson(results), undefined, 2));
  else for (const line of resultLines(terminal, results)) terminal.print(line);
}

/** How many games a thread plays before it reports. The split changes nothing in the results. */
const CHUNK = 25;

function jobsOf(
  game: AnyGame,
  scenario: string,
  players: readonly string[],
  swap: boolean,
  flags: Flags,
  material: Json | undefined,
): Job[] {
  const place = game.scenarios.findIndex(({ id }) => id === scenario);
  const seed = forkSeed(flags.seed, place);
  const jobs: Job[] = [];
  for (let from = 0; from < flags.games; from += CHUNK) {
    const to = Math.min(flags.games, from + CHUNK);
    jobs.push({ type: 'simulate', game: game.id, scenario, players, seed, swap, from, to, material });
  }
  return jobs;
}

function playersOf({ language }: Terminal, game: AnyGame, list: string | undefined): readonly string[] {
  if (list === undefined) return game.seats.map(() => 'random');
  const names = list.split(',').map((name) => botOf(language, name.trim()).id);
  const seats = game.seats.length;
  if (names.length === seats) return names;
  const example = game.seats.map((_, i) => BOT_NAMES[i % BOT_NAMES.length] ?? '').join(',');
  throw new Fault(say(language, 'cli.fault.playerCount', { seats, example }));
}
