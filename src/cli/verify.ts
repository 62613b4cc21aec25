import process from 'node:process';
import type { Command } from 'commander';
import { commitment, verifyKeyed } from '../core/keyed.ts';
import { say, type Language } from '../words/index.ts';
import { readDiceTags } from './dice.ts';
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
  const { match: name, seal, secret } = readDiceTags(tags);
  if (name === undefined || seal === undefined)
    return { sentence: say(language, 'cli.verify.noSeal', { file }), ok: false };
  if (secret === undefined) return { sentence: say(language, 'cli.verify.noSecret', { file }), ok: false };
  if (commitment(secret) !== seal.toLowerCase())
    return { sentence: say(language, 'cli.verify.badSecret', { file }), ok: false };
  const answers = match.answers();
  const wrong = verifyKeyed(secret, name, answers);
  if (wrong === undefined)
    return { sentence: say(language, 'cli.verify.good', { file, count: answers.length }), ok: true };
  const { purpose = '', value: found = 0 } = answers[wrong] ?? {};
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
  for (const [i, { chance }] of entries.entries()) {
    given += chance.length;
    if (answer < given) return i + 1;
  }
  return entries.length;
}
