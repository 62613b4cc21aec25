import type { Command } from 'commander';
import type { Viewer } from '../core/game.ts';
import { say, words, type Words } from '../words/index.ts';
import { Fault } from './fault.ts';
import { examples } from './help.ts';
import { LineInput } from './input.ts';
import { seatNames, suggesting } from './names.ts';
import { wholeNumber } from './numbers.ts';
import { type AnyRead, needRecord } from './records.ts';
import { screenOf, type Sheet } from './screen/index.ts';
import { wrapped } from './screen/layout.ts';
import type { Terminal } from './terminal.ts';

interface Flags {
  readonly to?: number;
  readonly as: string;
  readonly step?: boolean;
}

type AnyMatch = AnyRead['match'];

const OBSERVER = 'observer';

const EXAMPLES = [
  'replay tonight.txt',
  'replay tonight.txt --step --as scottish',
  'replay tonight.txt --to 40',
];

/** `schiltron replay FILE`: what happened in a recorded game. */
export function addReplay(program: Command, terminal: Terminal): void {
  const { language } = terminal;
  program
    .command('replay')
    .description(say(language, 'cli.replay.about'))
    .argument('<FILE>', say(language, 'cli.argument.file'))
    .option('--to <N>', say(language, 'cli.replay.to'), wholeNumber(language, 0))
    .option('--as <VIEWER>', say(language, 'cli.replay.as', { viewers: OBSERVER }), OBSERVER)
    .option('--step', say(language, 'cli.replay.step'))
    .addHelpText('after', examples(language, EXAMPLES))
    .action(async (file: string, flags: Flags) => {
      const { match } = needRecord(language, file);
      const replay = new Replay(terminal, match, viewerNamed(terminal, match, flags.as));
      const { to = match.length } = flags;
      if (to > match.length)
        throw new Fault(say(language, 'cli.fault.noStep', { number: to, entries: match.length }));
      if (flags.step === true) await replay.walk(flags.to ?? 0);
      else replay.print(to);
    });
}

function viewerNamed({ language }: Terminal, { game }: AnyMatch, name: string): Viewer {
  const seats = seatNames(game);
  const known = [...seats, OBSERVER];
  if (name === OBSERVER) return OBSERVER;
  if (seats.includes(name)) return seats.indexOf(name);
  const sentence = say(language, 'cli.fault.unknownViewer', { name, known: known.join(', ') });
  throw new Fault(suggesting(language, sentence, name, known));
}

class Replay {
  private readonly terminal: Terminal;
  private readonly match: AnyMatch;
  private readonly viewer: Viewer;
  private readonly words: Words;

  constructor(terminal: Terminal, match: AnyMatch, viewer: Viewer) {
    this.terminal = terminal;
    this.match = match;
    this.viewer = viewer;
    this.words = words(terminal.language, match.game);
  }

  /** Prints what happened up to an entry, then the position. */
  print(to: number): void {
    for (let entry = 0; entry <= to; entry++) this.printNews(entry);
    this.printPosition(to);
  }

  /** Goes through the game with a person at the keyboard. */
  async walk(from: number): Promise<void> {
    const input = new LineInput(this.terminal);
    const { match } = this;
    let at = from;
    try {
      for (;;) {
        this.terminal.clear();
        this.printNews(at);
        this.printPosition(at);
        const text = await input.ask(`${say(this.terminal.language, 'cli.replay.ask')} > `);
        const next = text === undefined ? undefined : target(text.trim(), at);
        if (next === undefined) return;
        at = Math.max(0, Math.min(match.length, next));
      }
    } finally {
      input.close();
    }
  }

  private printNews(entry: number): void {
    const { terminal, match, viewer } = this;
    const number = `${entry}. `.padStart(`${match.length}. `.length);
    const news = match.toldDuring(viewer, entry).flatMap(({ event }) => event ?? []);
    news.forEach((event, i) => {
      const mark = i === 0 ? terminal.paint.faint(number) : ' '.repeat(number.length);
      const indent = ' '.repeat(number.length);
      for (const line of wrapped(`${mark}${this.words.news(event)}`, terminal.width, indent))
        terminal.print(line);
    });
  }

  private printPosition(at: number): void {
    const { terminal, match, viewer } = this;
    const { language } = terminal;
    const screen = screenOf(match.game.id);
    const sheet: Sheet = { terminal, words: this.words };
    const view = match.game.view(match.position(at), viewer);
    const all = match.length;
    const title =
      at === 0
        ? say(language, 'cli.replay.start', { all })
        : say(language, 'cli.replay.at', { number: at, all });
    terminal.print();
    for (const line of [
      terminal.paint.strong(title),
      ...screen.position(sheet, view),
      ...screen.close(sheet, view),
    ])
      terminal.print(line);
    terminal.print();
    if (at < all) return;
    const outcome = match.outcome();
    terminal.print(
      outcome === undefined
        ? say(language, 'cli.replay.running')
        : say(language, 'cli.replay.result', { result: this.words.outcome(outcome) }),
    );
  }
}

/** The entry that an answer leads to; undefined when it ends the walk. */
function target(text: string, at: number): number | undefined {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  if (text === 'b' || text === '-') return at - 1;
  if (text === 'q' || text === 'quit') return undefined;
  return at + 1;
}
