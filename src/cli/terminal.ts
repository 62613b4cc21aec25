import process from 'node:process';
import { styleText } from 'node:util';
import type { Language } from '../words/index.ts';

/** A way to set text off where the terminal can; elsewhere the text stays plain. */
export type Paint = (text: string) => string;

export interface Paints {
  readonly strong: Paint;
  readonly faint: Paint;
  readonly alarm: Paint;
  readonly good: Paint;
  /** The colour of a seat, by its number. */
  readonly seat: (seat: number) => Paint;
}

/** Where the program speaks. */
export interface Terminal {
  readonly language: Language;
  /** Columns of a line. */
  readonly width: number;
  /** Whether a person looks at it, so that it can be cleared. */
  readonly isScreen: boolean;
  readonly paint: Paints;
  print(text?: string): void;
  /** Leaves the cursor behind the text. */
  write(text: string): void;
  clear(): void;
}

/** The formats are given one at a time: a list of them would colour a pipe too on Node 20. */
const painted =
  (format: Parameters<typeof styleText>[0]): Paint =>
  (text) =>
    styleText(format, text, { stream: process.stdout });

const colours: Paints = {
  strong: painted('bold'),
  faint: painted('dim'),
  alarm: painted('red'),
  good: painted('green'),
  seat: (seat) => painted(seat === 0 ? 'red' : 'cyan'),
};

const plain: Paint = (text) => text;

/** No colours at all, for tests. */
export const plainPaints: Paints = {
  strong: plain,
  faint: plain,
  alarm: plain,
  good: plain,
  seat: () => plain,
};

const WIDEST = 120;
const USUAL = 80;
const NARROWEST = 40;

const widthOf = (columns: number | undefined): number =>
  columns === undefined || columns === 0 ? USUAL : Math.max(NARROWEST, Math.min(columns, WIDEST));

/** The terminal, or the pipe, that the program was started from. */
export function ownTerminal(language: Language): Terminal {
  const { stdout } = process;
  const isScreen = stdout.isTTY === true;
  const write = (text: string): void => {
    stdout.write(text);
  };
  return {
    language,
    width: widthOf(stdout.columns),
    isScreen,
    paint: colours,
    write,
    print: (text = '') => write(`${text}\n`),
    clear: () => {
      if (isScreen) write('\u001B[2J\u001B[3J\u001B[H');
    },
  };
}
