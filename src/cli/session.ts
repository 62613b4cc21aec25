import type { Bot } from '../bots/index.ts';
import type { Action, Chance, GameEvent, Seat, Viewer } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { say, trySay, words, type Words } from '../words/index.ts';
import { Fault } from './fault.ts';
import type { Input } from './input.ts';
import type { Keeper } from './keeper.ts';
import { nearest } from './nearest.ts';
import { commandWords, type Order, orderHelp, readOrder } from './orders.ts';
import { padded, wrapped } from './screen/layout.ts';
import { screenOf, type Screen, type Sheet } from './screen/index.ts';
import type { Terminal } from './terminal.ts';

/** Who sits at a seat. */
export type Sitter = 'human' | { readonly bot: Bot; readonly chance: Chance };

export interface Seating {
  readonly terminal: Terminal;
  readonly match: Match<unknown, unknown>;
  readonly keeper: Keeper;
  /** Where people answer; undefined when the computer plays all seats. */
  readonly input: Input | undefined;
  readonly sitters: readonly Sitter[];
  /** Whose view is shown when no person plays. */
  readonly viewer: Viewer;
}

/** A game being played in the terminal. */
export class Session {
  private readonly terminal: Terminal;
  private readonly match: Match<unknown, unknown>;
  private readonly keeper: Keeper;
  private readonly input: Input | undefined;
  private readonly sitters: readonly Sitter[];
  private readonly people: readonly Seat[];
  private readonly viewer: Viewer;
  private readonly words: Words;
  private readonly screen: Screen<unknown>;
  private readonly sheet: Sheet;
  /** How many events each person has been shown. */
  private readonly heard = new Map<Viewer, number>();
  /** The scene that each person has before their eyes. */
  private readonly scenes = new Map<Seat, string>();
  private facing: Seat | undefined;

  constructor({ terminal, match, keeper, input, sitters, viewer }: Seating) {
    this.terminal = terminal;
    this.match = match;
    this.keeper = keeper;
    this.input = input;
    this.sitters = sitters;
    this.people = sitters.flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []));
    this.viewer =
      this.people.length === 0 ? viewer : this.people.length === 1 ? (this.people[0] ?? viewer) : 'observer';
    this.words = words(terminal.language, match.game);
    this.screen = screenOf(match.game.id);
    this.sheet = { terminal, words: this.words };
  }

  /** Plays until the game is over or somebody stops. */
  async run(): Promise<void> {
    for (;;) {
      const owing = this.match.deciders();
      if (owing.length === 0) return this.finish();
      const seat = owing.find((each) => this.sitters[each] !== 'human') ?? owing[0] ?? 0;
      const sitter = this.sitters[seat];
      if (sitter === undefined || sitter === 'human') {
        if (!(await this.turn(seat))) return this.stop();
      } else this.think(seat, sitter);
    }
  }

  private think(seat: Seat, { bot, chance }: Exclude<Sitter, 'human'>): void {
    const { match } = this;
    const legal = match.legal(seat);
    const [only] = legal;
    const action =
      only !== undefined && legal.length === 1
        ? only
        : bot.choose(match.game, match.view(seat), seat, legal, chance);
    if (!match.play(seat, action).ok) throw new Error(`${bot.id} chose what is not allowed`);
    if (this.people.length === 0) this.printNews(this.viewer);
  }

  /** One decision of a person; false when they stop. */
  private async turn(seat: Seat): Promise<boolean> {
    this.keeper.keep();
    if (!(await this.pass(seat))) return false;
    this.show(seat);
    const prompt = `${this.words.seat(seat)}> `;
    for (;;) {
      const text = await this.input?.ask(prompt);
      if (text === undefined) return false;
      const order = readOrder(this.terminal.language, text);
      if (order.type === 'quit') return false;
      if (this.obey(seat, order)) return true;
    }
  }

  /** Where two people share the keyboard, each is shown only what is theirs; false when they stop. */
  private async pass(seat: Seat): Promise<boolean> {
    if (this.people.length < 2 || this.facing === seat) return true;
    const { terminal } = this;
    terminal.clear();
    const line = await this.input?.ask(
      `\n${say(terminal.language, 'cli.play.curtain', { side: this.words.seat(seat) })} `,
    );
    terminal.clear();
    this.facing = seat;
    this.scenes.delete(seat);
    return line !== undefined;
  }

  /** Does what is asked for; true when the decision has been made, or taken back. */
  private obey(seat: Seat, order: Order): boolean {
    switch (order.type) {
      case 'number':
        return this.playNumber(seat, order.number);
      case 'line':
        return this.playLine(seat, order.line);
      case 'question':
        this.answer(seat, order.line);
        return false;
      case 'undo':
        return this.undo(seat);
      case 'show':
        this.scenes.delete(seat);
        this.show(seat);
        return false;
      case 'log':
        this.printLog(seat, order.last);
        return false;
      case 'map':
        this.printMap(order.area);
        return false;
      case 'save':
        this.save(order.file);
        return false;
      case 'help':
        this.printLines(orderHelp(this.terminal.language));
        return false;
      case 'quit':
        return false;
    }
  }

  private playNumber(seat: Seat, number: number): boolean {
    const legal = this.match.legal(seat);
    const action = legal[number - 1];
    if (action !== undefined) return this.play(seat, action);
    this.say('cli.play.noNumber', { number, last: legal.length });
    return false;
  }

  private playLine(seat: Seat, line: string): boolean {
    const action = this.match.game.notation.read(line);
    if (action !== undefined) return this.play(seat, action);
    this.unclear(seat, line);
    return false;
  }

  private play(seat: Seat, action: Action): boolean {
    const played = this.match.play(seat, action);
    if (played.ok) return true;
    this.say('cli.refused', { reason: this.words.reason(played.error.code, action) });
    return false;
  }

  private answer(seat: Seat, line: string): void {
    const action = this.match.game.notation.read(line);
    if (action === undefined) return this.unclear(seat, line);
    const refusal = this.match.refusal(seat, action);
    if (refusal === undefined) this.say('cli.play.allowed', { action: this.words.action(action) });
    else this.say('cli.refused', { reason: this.words.reason(refusal.code, action) });
  }

  /** The line is no action: one that looks like it is named, best one that is legal now. */
  private unclear(seat: Seat, text: string): void {
    const { terminal, match } = this;
    const { notation } = match.game;
    const write = (action: Action): string => notation.write(action);
    const line =
      nearest(text, match.legal(seat).map(write)) ??
      nearest(text, commandWords(terminal.language)) ??
      nearest(text, notation.alphabet().map(write));
    const sentence = say(terminal.language, 'cli.play.unclear', { text });
    const hint = line === undefined ? '' : ` ${say(terminal.language, 'cli.play.similar', { line })}`;
    terminal.print(sentence + hint);
  }

  private undo(seat: Seat): boolean {
    const { language } = this.terminal;
    const undone = this.match.undo(seat);
    if (!undone.ok) {
      this.say('cli.play.undoRefused', { reason: trySay(language, `core.undo.${undone.error}`) ?? '' });
      return false;
    }
    this.say('cli.play.undone', { action: this.words.action(undone.value.action) });
    for (const [viewer, count] of this.heard) this.heard.set(viewer, Math.min(count, this.match.eventCount));
    return true;
  }

  private save(file: string): void {
    if (file === '') return this.say('cli.play.saveNeedsFile');
    try {
      this.keeper.saveAs(file);
      this.say('cli.play.saved', { file });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.terminal.print(error.message);
    }
  }

  /** The position where the scene has changed, what is new, what is asked and what may be done. */
  private show(seat: Seat): void {
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
  private printNews(viewer: Viewer, withTitle = false): void {
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
        event === undefined ? [] : wrapped(`· ${this.sentence(event)}`, terminal.width, '  '),
      );
  }

  private sentence(event: GameEvent): string {
    return this.words.news(event);
  }

  private printLog(seat: Seat, last: number | undefined): void {
    const news = this.newsOf(seat);
    if (news.length === 0) return this.say('cli.play.logEmpty');
    this.printLines(last === undefined ? news : news.slice(-last));
  }

  private printMap(area: string | undefined): void {
    const lines = this.screen.map(this.sheet, area);
    if (lines === undefined) this.say('cli.play.mapUnknown', { name: area ?? '' });
    else this.printLines(lines);
  }

  private finish(): void {
    const { terminal, match, screen, sheet } = this;
    this.facing = undefined;
    this.printNews(this.viewer);
    terminal.print();
    this.printLines(screen.position(sheet, match.view(this.viewer)));
    terminal.print();
    const outcome = match.outcome();
    const sentence = outcome === undefined ? '' : this.words.outcome(outcome);
    terminal.print(terminal.paint.strong(`${say(terminal.language, 'cli.play.over')} ${sentence}`));
    const file = this.keeper.stop();
    if (file !== undefined) this.say('cli.play.kept', { file });
  }

  private stop(): void {
    const file = this.keeper.stop();
    if (file === undefined) this.say('cli.play.stoppedEmpty');
    else this.say('cli.play.stopped', { file });
  }

  private printLines(lines: readonly string[]): void {
    for (const line of lines) this.terminal.print(line);
  }

  /** Says one of the messages of a game in the terminal. */
  private say(key: `cli.${string}`, args: Parameters<typeof trySay>[2] = {}): void {
    this.terminal.print(trySay(this.terminal.language, key, args) ?? key);
  }
}
