import process from 'node:process';
import type { Command } from 'commander';
import { chanceIn } from '../core/entry.ts';
import { checkSeal, sealIn } from '../core/seal.ts';
import { say, type Language } from '../words/index.ts';
import { EXIT } from './fault.ts';
import { examples } from './help.ts';
import { type AnyRead, needRecord } from './records.ts';
import type { Terminal } from './terminal.ts';

/** `schiltron verify FILE`: do the dice of a record follow from its secret? */
export function addVerify(program: Command, terminal: Terminal): void {
  const { language } = terminal;
  program
    .command('verify')
    .description(say(language, 'cli.verify.about'))
    .argument('<FILE>', say(language, 'cli.argument.file'))
    .addHelpText('after', examples(language, ['verify tonight.txt']))
    .action((file: string) => {
      const { sentence, ok } = verify(language, file, needRecord(language, file));
      terminal.print(sentence);
      if (!ok) process.exitCode = EXIT.wrong;
    });
}

function verify(
  language: Language,
  file: string,
  { match, tags }: AnyRead,
): { sentence: string; ok: boolean } {
  const seal = sealIn(tags);
  if (seal === undefined) return { sentence: say(language, 'cli.verify.noSeal', { file }), ok: false };
  if (seal.secret === undefined)
    return { sentence: say(language, 'cli.verify.noSecret', { file }), ok: false };
  const finding = checkSeal(match, seal);
  if (finding.ok) {
    const { count, taken } = finding;
    const sentence =
      taken === 0
        ? say(language, 'cli.verify.good', { file, count })
        : say(language, 'cli.verify.goodContinued', { file, count, taken });
    return { sentence, ok: true };
  }
  if (finding.fault === 'secret')
    return { sentence: say(language, 'cli.verify.badSecret', { file }), ok: false };
  const { answer: wrong } = finding;
  const { purpose = '', value: found = 0 } = match.answers()[wrong] ?? {};
  const facts = { file, number: wrong + 1, purpose, found };
  const entry = entryOf(match, wrong);
  return {
    sentence:
      entry === 0
        ? say(language, 'cli.verify.badSetup', facts)
        : say(language, 'cli.verify.badOutcome', { ...facts, entry }),
    ok: false,
  };
}

/** The entry during which an answer was given, counted from 1; 0 is the setup. */
function entryOf({ setupChance, entries }: AnyRead['match'], answer: number): number {
  let given = setupChance.length;
  if (answer < given) return 0;
  for (const [i, entry] of entries.entries()) {
    given += chanceIn(entry).length;
    if (answer < given) return i + 1;
  }
  return entries.length;
}
