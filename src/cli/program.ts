import { Command, CommanderError } from 'commander';
import { say, type Language } from '../words/index.ts';
import { addBackup } from './backup.ts';
import { addCheck } from './check.ts';
import { EXIT, type ExitCode, Fault } from './fault.ts';
import { addFuzz } from './fuzz.ts';
import { localizeHelp } from './help.ts';
import { suggesting } from './names.ts';
import { addPlay } from './play.ts';
import { addReplay } from './replay.ts';
import { addScore } from './score/index.ts';
import { addServe } from './serve.ts';
import { addSimulate } from './simulate.ts';
import type { Terminal } from './terminal.ts';
import { addVerify } from './verify.ts';

/** All commands of `schiltron`. */
function newProgram(terminal: Terminal, version: string): Command {
  const { language } = terminal;
  const program = new Command('schiltron')
    .description(say(language, 'cli.about'))
    .version(version, '--version', say(language, 'cli.help.version'))
    .option('--lang <LANG>', say(language, 'cli.help.lang'))
    .exitOverride()
    .configureOutput({
      outputError: () => undefined,
      writeErr: () => undefined,
      writeOut: (text) => terminal.write(text),
    });
  localizeHelp(program, language);
  for (const add of [
    addPlay,
    addServe,
    addBackup,
    addSimulate,
    addReplay,
    addCheck,
    addVerify,
    addScore,
    addFuzz,
  ])
    add(program, terminal);
  program.addHelpText('after', `\n${say(language, 'cli.help.exit')}`);
  return program;
}

/** Runs a command line. Gives an exit code of its own when the line was not used rightly, as a `Fault` does. */
export async function runProgram(
  terminal: Terminal,
  version: string,
  args: readonly string[],
): Promise<ExitCode> {
  const program = newProgram(terminal, version);
  if (args.every((arg, i) => arg.startsWith('--lang') || args[i - 1] === '--lang')) {
    program.outputHelp();
    return EXIT.fine;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return EXIT.fine;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return EXIT.fine;
    throw new Fault(misuse(terminal.language, program, args, error));
  }
}

function misuse(
  language: Language,
  program: Command,
  args: readonly string[],
  error: CommanderError,
): string {
  const command = program.commands.find((each) => args.includes(each.name()));
  const hint = say(language, 'cli.fault.helpHint', { command: `${nameOf(program, command)} --help` });
  return `${sentence(language, program, command, error)} ${hint}`;
}

const nameOf = (program: Command, command: Command | undefined): string =>
  command === undefined ? program.name() : `${program.name()} ${command.name()}`;

/** What commander found wrong, in our words: its message holds the name that is meant in quotes. */
function sentence(
  language: Language,
  program: Command,
  command: Command | undefined,
  error: CommanderError,
): string {
  const name = /'([^']*)'/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownCommand': {
      const known = program.commands.map((each) => each.name());
      return suggesting(language, say(language, 'cli.fault.unknownCommand', { name }), name, known);
    }
    case 'commander.unknownOption': {
      const options = [...(command?.options ?? []), ...program.options];
      const known = [...options.flatMap((option) => option.long ?? []), '--help'];
      return suggesting(language, say(language, 'cli.fault.unknownFlag', { name }), name, known);
    }
    case 'commander.missingArgument':
      return say(language, 'cli.fault.missingArgument', { name });
    case 'commander.optionMissingArgument':
      return say(language, 'cli.fault.missingValue', { name });
    case 'commander.excessArguments':
      return say(language, 'cli.fault.tooMany');
    default:
      return error.message.replace(/^error: /, '');
  }
}
