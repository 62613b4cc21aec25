import { type Command, Option } from 'commander';
import { virginQueen } from '../../games/index.ts';
import { say, words } from '../../words/index.ts';
import { examples } from '../help.ts';
import type { Terminal } from '../terminal.ts';
import { printReport, printShort } from './print.ts';
import { reportOn } from './report.ts';
import { sourceIn } from './sources.ts';

interface Flags {
  readonly json?: boolean;
  readonly short?: boolean;
  readonly material?: string;
}

const EXAMPLES = [
  'score sitting.txt',
  'score position.yaml',
  'score position.json --material our-cards.json --json',
  'score sitting.txt --short',
];

/** `schiltron score FILE`: who has how many VP in *Virgin Queen*, why, and who has won. */
export function addScore(program: Command, terminal: Terminal): void {
  const { language } = terminal;
  program
    .command('score')
    .description(say(language, 'cli.score.about'))
    .argument('<FILE>', say(language, 'cli.score.file'))
    .option('--material <FILE>', say(language, 'cli.score.material'))
    .addOption(new Option('--json', say(language, 'cli.score.json')).conflicts('short'))
    .option('--short', say(language, 'cli.score.short'))
    .addHelpText('after', examples(language, EXAMPLES))
    .action((file: string, { json, short, material }: Flags) => {
      const source = sourceIn(language, file, material);
      const report = reportOn(source);
      if (json === true) terminal.print(JSON.stringify(report, null, 2));
      else if (short === true) printShort(terminal, words(language, virginQueen), report);
      else printReport(terminal, words(language, virginQueen), source, report);
    });
}
