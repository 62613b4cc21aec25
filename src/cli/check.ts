import process from 'node:process';
import type { Command } from 'commander';
import { say, words } from '../words/index.ts';
import { EXIT } from './fault.ts';
import { examples } from './help.ts';
import { type AnyRead, readRecord } from './records.ts';
import type { Terminal } from './terminal.ts';

/** `schiltron check FILE...`: are these records legal? */
export function addCheck(program: Command, terminal: Terminal): void {
  const { language } = terminal;
  program
    .command('check')
    .description(say(language, 'cli.check.about'))
    .argument('<FILE...>', say(language, 'cli.argument.files'))
    .addHelpText('after', examples(language, ['check tonight.txt', 'check games/*.txt']))
    .action((files: string[]) => {
      for (const file of files) if (!check(terminal, file)) process.exitCode = EXIT.wrong;
    });
}

function check(terminal: Terminal, file: string): boolean {
  const { language, paint } = terminal;
  const read = readRecord(language, file);
  if (read.ok) terminal.print(paint.good(goodLine(terminal, file, read.value)));
  else terminal.print(paint.alarm(read.error));
  return read.ok;
}

function goodLine({ language }: Terminal, file: string, { match }: AnyRead): string {
  const outcome = match.outcome();
  const result =
    outcome === undefined ? say(language, 'cli.check.running') : words(language, match.game).outcome(outcome);
  return `${file}: ${say(language, 'cli.check.good', { entries: match.length })} ${result}`;
}
