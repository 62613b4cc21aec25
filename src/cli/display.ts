import type { Seat, Viewer } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { say, words, type Words } from '../words/index.ts';
import { MenuOfActions, type Choice } from './menu.ts';
import { wrapped } from './screen/layout.ts';
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
  /** What was asked last. */
  private menu: MenuOfActions | undefined;

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
    this.menu = new MenuOfActions(sheet, screen, match, seat, asked?.step);
    this.printMenu(seat);
  }

  /** What may be done: all of it, or what one actor can do. */
  showMenu(seat: Seat, actor?: string): void {
    this.menu?.pick(actor);
    this.printMenu(seat);
  }

  /** What a number of the menu stands for; undefined when it goes only so far as `last`. */
  choice(number: number): { readonly choice: Choice | undefined; readonly last: number } {
    return { choice: this.menu?.choice(number), last: this.menu?.last ?? 0 };
  }

  /** Somebody who can act, as a person may have named them. */
  actorNamed(text: string): string | undefined {
    return this.menu?.actorNamed(text);
  }

  /** What may be typed for somebody who can act; undefined where the list is not parted. */
  get anyActor(): string | undefined {
    return this.menu?.anyActor;
  }

  private printMenu(seat: Seat): void {
    const { terminal, match, menu } = this;
    if (menu === undefined) return;
    this.printLines(menu.lines());
    if (match.canUndo(seat) && menu.picked === undefined)
      terminal.print(terminal.paint.faint(say(terminal.language, 'cli.play.more')));
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

  /** The map as a seat sees it, or one place of it. */
  printMap(seat: Seat, place: string | undefined): void {
    const lines = this.screen.map(this.sheet, this.match.view(seat), place);
    const { language } = this.terminal;
    this.printLines(lines ?? [say(language, 'cli.play.mapUnknown', { name: place ?? '' })]);
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
