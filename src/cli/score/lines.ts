import { queen } from '../../games/index.ts';
import { say, type Words } from '../../words/index.ts';
import type { Terminal } from '../terminal.ts';

const COLUMN = 8;

/** A sentence of the umpire in words. */
export const spoken = (words: Words, { group, code, facts }: queen.Sentence): string =>
  words.sentence(group, code, facts);

/** A sentence with its paragraph. */
export const cited = (terminal: Terminal, sentence: string, paragraph: string): string =>
  `${sentence} ${terminal.paint.faint(`(${paragraph})`)}`;

/** A power and its VP. */
export interface Scored {
  readonly power: queen.Power;
  readonly score: queen.Score;
}

/** All powers with the parts of their totals, as a table. */
export function tableLines(terminal: Terminal, words: Words, powers: readonly Scored[]): string[] {
  const { language } = terminal;
  const heads = (['basic', 'special', 'bonus', 'total'] as const).map((part) =>
    say(language, `cli.score.${part}`).padStart(COLUMN),
  );
  const names = powers.map(({ power }) => words.name('power', power));
  const width = Math.max(...names.map(({ length }) => length));
  const rows = powers.map(({ score }, i) => {
    const parts = [score.basic, score.special, score.bonus].map((part) =>
      queen.figure(part).padStart(COLUMN),
    );
    const total = terminal.paint.strong(queen.totalText(score).padStart(COLUMN));
    return [(names[i] ?? '').padEnd(width), ...parts, total].join(' ');
  });
  return [`${' '.repeat(width)} ${heads.join(' ')}`, ...rows];
}

/** Alarms and notices, a line each. */
export const alarmLines = (terminal: Terminal, words: Words, alarms: readonly queen.Alarm[]): string[] =>
  alarms.map((each) => cited(terminal, spoken(words, queen.alarmSentence(each)), each.paragraph));
