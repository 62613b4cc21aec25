import { describe, expect, it } from 'vitest';
import type { Language } from '../words/index.ts';
import { EXIT, Fault } from './fault.ts';
import { runProgram } from './program.ts';
import { plainPaints } from './terminal.ts';

const GAME = 'hammer-of-the-scots';

/** Runs a command line in this process; `said` is all that it printed, or the sentence of its fault. */
async function run(
  args: readonly string[],
  language: Language = 'en',
): Promise<{ code: number; said: string }> {
  let said = '';
  const write = (text: string): void => {
    said += text;
  };
  const terminal = {
    language,
    width: 80,
    isScreen: false,
    paint: plainPaints,
    write,
    print: (text = '') => write(`${text}\n`),
    clear: () => undefined,
  };
  try {
    return { code: await runProgram(terminal, '1.2.3', args), said };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { code: error.exitCode, said: error.message };
  }
}

describe('wrong use', () => {
  it.each<[string[], RegExp]>([
    [
      ['simulate', GAME, '--gmes', '3'],
      /no option “--gmes”\. Did you mean “--games”\? Help: schiltron simulate --help$/,
    ],
    [['simulate', GAME, '--games', '0'], /“0” is not a whole number of at least 1/],
    [['simulate', GAME, '--seed'], /A value is missing after --seed/],
    [['simulate', GAME, 'more'], /more arguments than this command takes/],
    [['simulate'], /GAME is missing/],
    [['simulate', 'chess'], /There is no game “chess”/],
    [['simulate', GAME, '--players', 'clerk'], /2 players are needed/],
    [['simulate', GAME, '--players', 'clark,random'], /Did you mean “clerk”\?/],
    [['simulate', GAME, '--scenario', 'bravehart'], /Did you mean “braveheart”\?/],
    [['play', '--scenario', 'bravehart'], /Did you mean “braveheart”\?/],
    [['play', '--side', 'englsh'], /Did you mean “english”\?/],
    [['play', '--scenario', 'batle'], /braveheart, .*, battle, solitaire, .*\. Did you mean “battle”\?/],
    [['play', '--scenario', 'battle', '--side', 'scottish'], /There are: scots, english, both/],
    [['play', 'scotland-rising', '--side', 'scotts'], /Did you mean “scots”\?/],
    [['play', '--option', 'leaderDice=7'], /The option rulings\.leaderDice cannot be “7”/],
    [['play', '--preset', 'rt'], /Did you mean “rtt”\?/],
    [['play', '--option', 'schiltrons=on'], /Did you mean “schiltroms”\?/],
    [['play', '--load', 'nothing.txt'], /There is no file nothing\.txt/],
    [['check', 'nothing.txt'], /There is no file nothing\.txt/],
    [['verify'], /FILE is missing/],
    [['fuzz', '--minutes', 'x'], /“x” is not a whole number/],
    [['--wrong'], /There is no option “--wrong”/],
  ])('%j ends with a sentence', async (args, sentence) => {
    const { code, said } = await run(args);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('\n');
    expect(code).toBe(EXIT.misuse);
  });
});

describe('help', () => {
  const commands = ['play', 'simulate', 'replay', 'check', 'verify', 'fuzz'];

  it.each(commands)('of %s has examples, in both languages', async (command) => {
    const english = await run([command, '--help']);
    expect(english.code).toBe(EXIT.fine);
    expect(english.said).toContain(`Usage: schiltron ${command}`);
    expect(english.said).toContain('Examples:\n  schiltron ');
    const { said } = await run([command, '--help'], 'ru');
    expect(said).toContain(`Вызов: schiltron ${command}`);
    expect(said).not.toMatch(/Usage|Options|Commands|Arguments|default:|display/);
  });

  it('lists all commands and the exit codes', async () => {
    const { code, said } = await run([]);
    expect(code).toBe(EXIT.fine);
    for (const command of commands) expect(said).toMatch(new RegExp(`^ {2}${command} `, 'm'));
    expect(said).toContain('Exit codes: 0');
    expect((await run(['help', 'play'])).said).toContain('Usage: schiltron play');
    expect((await run(['--version'])).said).toBe('1.2.3\n');
  });
});
