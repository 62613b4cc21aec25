import { queen } from '../../games/index.ts';
import { say, type Words } from '../../words/index.ts';
import type { Terminal } from '../terminal.ts';
import { alarmLines, cited, spoken, tableLines } from './lines.ts';
import type { Report } from './report.ts';
import type { Source } from './sources.ts';

/** An account with all it rests on, a line each, and where each comes from. */
function accountLines(
  terminal: Terminal,
  words: Words,
  { origin }: Pick<Source, 'origin'>,
  account: queen.Account,
): string[] {
  const { code, value, paragraph, args, from, parts } = account;
  const sentence = words.sentence('account', code, { ...args, vp: queen.figure(value) });
  const source = origin(from);
  const own =
    cited(terminal, sentence, paragraph) + (source === '' ? '' : ` ${terminal.paint.faint(source)}`);
  const below = parts.flatMap((part) => accountLines(terminal, words, { origin }, part));
  return [own, ...below.map((line) => `  ${line}`)];
}

function limitLines(terminal: Terminal, words: Words, limits: readonly queen.Limit[], heading: string): void {
  if (limits.length === 0) return;
  terminal.print(terminal.paint.alarm(heading));
  for (const { victory, winner, figures } of limits) {
    const sentence = words.sentence('victory', victory, { ...figures, powers: [winner] });
    terminal.print(`  ${cited(terminal, sentence, queen.VICTORIES[victory])}`);
  }
}

function beyondLines(terminal: Terminal, words: Words, { won, unsure }: Report): void {
  limitLines(terminal, words, won, say(terminal.language, 'cli.score.won'));
  limitLines(terminal, words, unsure, say(terminal.language, 'cli.score.unsure'));
}

function phaseLines(terminal: Terminal, words: Words, { phase, result }: Report, inPhase: boolean): void {
  const { language } = terminal;
  if (result !== null) {
    const sentence = spoken(words, queen.claimSentence(result));
    terminal.print(terminal.paint.strong(cited(terminal, sentence, queen.VICTORIES[result.victory])));
    return;
  }
  terminal.print(terminal.paint.strong(say(language, inPhase ? 'cli.score.phase' : 'cli.score.now')));
  terminal.print(`  ${spoken(words, queen.outlookSentence(phase))}`);
  if (phase.empireRange !== null) {
    const { least, most } = phase.empireRange;
    terminal.print(`  ${say(language, 'cli.score.empire', { least, most })}`);
  }
}

/** Prints the standing as a short text that can be pasted into a mail (V13.10), and what only the table can judge. */
export function printShort(terminal: Terminal, words: Words, report: Report): void {
  for (const sentence of report.short) terminal.print(spoken(words, sentence));
  // A victory that waits for its yes stands in the text already.
  if (report.step !== 'claim') beyondLines(terminal, words, report);
}

/** Prints what has been found out about a sitting, in the words of people at a table. */
export function printReport(terminal: Terminal, words: Words, source: Source, report: Report): void {
  const { language } = terminal;
  terminal.print(say(language, 'cli.score.head', { turn: report.turn, spaces: queen.figure(report.spaces) }));
  terminal.print();
  for (const line of tableLines(terminal, words, report.powers)) terminal.print(line);
  terminal.print();
  terminal.print(terminal.paint.strong(say(language, 'cli.score.reasons')));
  for (const { account } of report.powers)
    for (const line of accountLines(terminal, words, source, account)) terminal.print(`  ${line}`);
  terminal.print();
  if (report.alarms.length + report.notices.length > 0) {
    terminal.print(terminal.paint.strong(say(language, 'cli.score.alarms')));
    for (const line of alarmLines(terminal, words, [...report.alarms, ...report.notices]))
      terminal.print(`  ${line}`);
    terminal.print();
  }
  if (report.falls.length > 0) {
    terminal.print(terminal.paint.strong(say(language, 'cli.score.falls')));
    for (const sentence of report.falls.flatMap(queen.fallSentences))
      terminal.print(`  ${spoken(words, sentence)}`);
    terminal.print();
  }
  beyondLines(terminal, words, report);
  phaseLines(terminal, words, report, source.inPhase);
}
