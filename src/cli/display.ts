import type { Seat, Viewer } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { say, words, type Words } from '../words/index.ts';
import { padded, wrapped } from './screen/layout.ts';
import { screenOf, type Screen, type Sheet } from './screen/index.ts';
import type { Terminal } from './terminal.ts';

/** Shows a match in the terminal: to each viewer only what its view and its news hold. */
export class Display {
  private readonly terminal: Terminal;
  private readonly match: Match<unknown, unknown>;
  private readonly words: Words;
  private readonly screen: Screen<unknown>;
  private readonly sheet: Sheet;
  /** How many events each viewer has been shown. */
  private readonly heard = new Map<Viewer, number>();
  /** The scene that each seat has before its eyes. */
  private readonly scenes = new Map<Seat, string>();

  constructor(terminal: Terminal, match: Match<unknown, unknown>) {
    this.terminal = terminal;
    this.match = match;
    this.words = words(terminal.language, match.game);
    this.screen = screenOf(match.game.id);
    this.sheet = { terminal, words: this.words };
  }

  /** The next decision of this seat shows the whole position. */
  forgetScene(seat: Seat): void {
    this.scenes.delete(seat);
  }

  /** After something was taken back: what has not happened has been shown to nobody. */
  forgetUndone(): void {
    for (const [viewer, count] of this.heard) this.heard.set(viewer, Math.min(count, this.match.eventCount));
  }

  /** The position where the scene has changed, what is new, what is asked and what may be done. */
  show(seat: Seat): void {
    const { terminal, screen, sheet, match } = this;
    const view = match.view(seat);
    const scene = screen.scene(view);
    const isNew = this.scenes.get(seat) !== scene;
    this.scenes.set(seat, scene);
    terminal.print();
    if (isNew) this.printLines([...screen.position(sheet, view), '']);
    this.printNews(seat, isNew);
    this.printLines(screen.close(sheet, view));
    const asked = screen.asked(view);
    if (asked !== undefined) {
      terminal.print();
      this.printLines(
        wrapped(this.words.prompt(asked.step, asked.facts), terminal.width).map((line) =>
          terminal.paint.strong(line),
        ),
      );
    }
    this.printActions(seat, asked?.step);
  }

  private printActions(seat: Seat, step: string | undefined): void {
    const { terminal, words: spoken, match } = this;
    const legal = match.legal(seat).map((action) => ({
      text: spoken.action(action, step),
      line: match.game.notation.write(action),
    }));
    const number = String(legal.length).length;
    const width = Math.max(...legal.map(({ text }) => text.length));
    legal.forEach(({ text, line }, i) =>
      terminal.print(
        `  ${String(i + 1).padStart(number)}  ${padded(text, width)}   ${terminal.paint.faint(line)}`,
      ),
    );
    if (match.canUndo(seat)) terminal.print(terminal.paint.faint(say(terminal.language, 'cli.play.more')));
  }

  /** What a viewer has been told since they were last shown it. */
  printNews(viewer: Viewer, withTitle = false): void {
    const { terminal, match } = this;
    const from = this.heard.get(viewer) ?? 0;
    this.heard.set(viewer, match.eventCount);
    const news = this.newsOf(viewer, from);
    if (news.length === 0) return;
    if (withTitle && from > 0) terminal.print(terminal.paint.strong(say(terminal.language, 'cli.play.news')));
    this.printLines(news);
  }

  private newsOf(viewer: Viewer, from = 0): string[] {
    const { terminal, match } = this;
    return match
      .told(viewer, from)
      .flatMap(({ event }) =>
        event === undefined ? [] : wrapped(`· ${this.words.news(event)}`, terminal.width, '  '),
      );
  }

  /** Everything that a seat has been told, or the last lines of it. */
  printLog(seat: Seat, last: number | undefined): void {
    const news = this.newsOf(seat);
    if (news.length === 0) return this.terminal.print(say(this.terminal.language, 'cli.play.logEmpty'));
    this.printLines(last === undefined ? news : news.slice(-last));
  }

  /** The neighbours of all areas, or of one. */
  printMap(area: string | undefined): void {
    const lines = this.screen.map(this.sheet, area);
    const { language } = this.terminal;
    this.printLines(lines ?? [say(language, 'cli.play.mapUnknown', { name: area ?? '' })]);
  }

  /** The position as a viewer sees it. */
  printPosition(viewer: Viewer): void {
    this.terminal.print();
    this.printLines(this.screen.position(this.sheet, this.match.view(viewer)));
    this.terminal.print();
  }

  private printLines(lines: readonly string[]): void {
    for (const line of lines) this.terminal.print(line);
  }
}
