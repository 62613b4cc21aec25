import type { Command } from 'commander';
import { say, type Language } from '../words/index.ts';

/** Examples of a command, to stand under its help. */
export const examples = (language: Language, lines: readonly string[]): string =>
  ['', say(language, 'cli.help.examples'), ...lines.map((line) => `  schiltron ${line}`)].join('\n');

/** Lets commander speak the language: its headings, its own options and the line of usage. */
export function localizeHelp(program: Command, language: Language): void {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': say(language, 'cli.help.usage'),
    'Arguments:': say(language, 'cli.help.arguments'),
    'Options:': say(language, 'cli.help.options'),
    'Global Options:': say(language, 'cli.help.global'),
    'Commands:': say(language, 'cli.help.commands'),
  };
  program
    .helpOption('-h, --help', say(language, 'cli.help.show'))
    .helpCommand('help [COMMAND]', say(language, 'cli.help.about'))
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: (usage) =>
        usage
          .replace('[options] [command]', say(language, 'cli.help.command'))
          .replace('[options]', say(language, 'cli.help.words')),
      // The words say what the usual value is, in either language.
      optionDescription: (option) => option.description,
    });
}
