import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Command } from 'commander';
import type { Json } from '../core/game.ts';
import type { AnyGame } from '../core/match.ts';
import { say } from '../words/index.ts';
import { EXIT } from './fault.ts';
import { openFolder, writeText } from './files.ts';
import { examples } from './help.ts';
import type { FuzzResult, Job } from './jobs.ts';
import { materialOf } from './material.ts';
import { gameNamed, games, needComputers, scenariosNamed } from './names.ts';
import { wholeNumber } from './numbers.ts';
import { runJobs } from './pool.ts';
import { Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';

interface Flags {
  readonly games: number | undefined;
  readonly minutes: number | undefined;
  readonly scenario: string;
  readonly seed: number;
  readonly from: number;
  readonly jobs: number | undefined;
  readonly out: string;
  readonly material: string | undefined;
}

const USUAL_GAMES = 100;

const EXAMPLES = [
  'fuzz hammer-of-the-scots --games 10000',
  'fuzz scotland-rising --minutes 10 --seed 5 --out failures',
  'fuzz --seed 5 --from 31 --games 1',
];

/** `schiltron fuzz [GAME]`: random games with every check of the conformance kit. */
export function addFuzz(program: Command, terminal: Terminal): void {
  const { language } = terminal;
  const cores = availableParallelism();
  const least = (n: number) => wholeNumber(language, n);
  program
    .command('fuzz')
    .description(say(language, 'cli.fuzz.about'))
    .argument('[GAME]', say(language, 'cli.fuzz.gameArgument'))
    .option('--games <N>', say(language, 'cli.fuzz.games'), least(1))
    .option('--minutes <N>', say(language, 'cli.fuzz.minutes'), least(1))
    .option('--scenario <NAMES>', say(language, 'cli.fuzz.scenario'), 'all')
    .option('--seed <N>', say(language, 'cli.fuzz.seed'), least(0), 1)
    .option('--from <N>', say(language, 'cli.fuzz.from'), least(0), 0)
    .option('--jobs <N>', say(language, 'cli.simulate.jobs', { cores }), least(1))
    .option('--material <FILE>', say(language, 'cli.material'))
    .option('--out <FOLDER>', say(language, 'cli.fuzz.out'), '.')
    .addHelpText('after', examples(language, EXAMPLES))
    .action(async (name: string | undefined, flags: Flags) => {
      const [first] = games;
      if (first === undefined) return;
      await fuzz(terminal, name === undefined ? first : gameNamed(language, name), flags);
    });
}

async function fuzz(terminal: Terminal, game: AnyGame, flags: Flags): Promise<void> {
  const { language } = terminal;
  needComputers(language, game);
  openFolder(language, flags.out);
  const material = materialOf(language, game, flags.material);
  const limit = flags.games ?? (flags.minutes === undefined ? USUAL_GAMES : undefined);
  const until = flags.minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + flags.minutes * 60_000;
  const progress = new Progress(language, limit);
  const failures: FuzzResult[] = [];
  let played = 0;
  let steps = 0;
  await runJobs(
    jobsOf(terminal, game, flags, material, limit ?? Number.POSITIVE_INFINITY),
    Math.min(flags.jobs ?? availableParallelism(), limit ?? Number.POSITIVE_INFINITY),
    (result) => {
      if (result.type !== 'fuzz') return true;
      played += 1;
      steps += result.result.steps;
      progress.show(played);
      if (result.result.finding !== undefined) failures.push(result.result);
      return failures.length === 0 && Date.now() < until;
    },
  );
  progress.end();
  if (failures.length === 0) return terminal.print(say(language, 'cli.fuzz.good', { games: played, steps }));
  process.exitCode = EXIT.wrong;
  for (const failure of failures) report(terminal, game, flags, failure);
}

function* jobsOf(
  { language }: Terminal,
  game: AnyGame,
  flags: Flags,
  material: Json | undefined,
  limit: number,
): Generator<Job> {
  const scenarios = scenariosNamed(language, game, flags.scenario);
  for (let i = 0; i < limit; i++) {
    const number = flags.from + i;
    const scenario = scenarios[number % scenarios.length]?.id ?? '';
    yield { type: 'fuzz', game: game.id, scenario, seed: flags.seed, number, material };
  }
}

function report(terminal: Terminal, game: AnyGame, flags: Flags, failure: FuzzResult): void {
  const { language, paint } = terminal;
  const { number, scenario, options, finding } = failure;
  if (finding === undefined) return;
  const { check, detail, entry, record } = finding;
  terminal.print(paint.alarm(say(language, 'cli.fuzz.found', { number, scenario, entry, check, detail })));
  const changed = Object.entries(options).map(([name, value]) => `${name}=${String(value)}`);
  if (changed.length > 0)
    terminal.print(`  ${say(language, 'cli.fuzz.options', { options: changed.join(', ') })}`);
  if (record !== '') {
    const file = join(flags.out, `${game.id}-${scenario}-${flags.seed}-${number}.txt`);
    writeText(language, file, record);
    terminal.print(`  ${say(language, 'cli.fuzz.record', { file })}`);
  }
  const brought = flags.material === undefined ? '' : ` --material ${flags.material}`;
  const command = `schiltron fuzz ${game.id}${brought} --scenario ${flags.scenario} --seed ${flags.seed} --from ${number} --games 1`;
  terminal.print(`  ${say(language, 'cli.fuzz.again', { command })}`);
}
