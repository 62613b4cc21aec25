import type { Bot } from '../bots/index.ts';
import type { Action, Chance, Seat, Viewer } from '../core/game.ts';
import { isShared } from '../core/config.ts';
import { matchReasonOf } from '../core/entry.ts';
import type { Match } from '../core/match.ts';
import { wordless } from '../core/remark.ts';
import { say, trySay, words, type Words } from '../words/index.ts';
import { Display } from './display.ts';
import { Fault } from './fault.ts';
import type { Input } from './input.ts';
import type { Keeper } from './keeper.ts';
import { actionOf } from './lines.ts';
import { commandWords, type Order, orderHelp, readOrder } from './orders.ts';
import { similarLine } from './similar.ts';
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
  private readonly display: Display;
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
    this.display = new Display(terminal, match);
    // An umpire records in the open, and hands the keyboard on only when somebody is asked in secret.
    this.facing = match.game.umpire === true ? this.people[0] : undefined;
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
    if (!match.play(seat, action, wordless(match.game, action)).ok)
      throw new Error(`${bot.id} chose what is not allowed`);
    if (this.people.length === 0) this.display.printNews(this.viewer);
  }

  /** One decision of a person; false when they stop. */
  private async turn(seat: Seat): Promise<boolean> {
    this.keeper.keep();
    if (!(await this.pass(seat))) return false;
    this.display.show(seat);
    const prompt = `${this.words.seat(seat)}> `;
    for (;;) {
      const text = await this.input?.ask(prompt);
      if (text === undefined) return false;
      const order = readOrder(this.terminal.language, text);
      if (order.type === 'quit') return false;
      if (order.type === 'resign') {
        if (await this.resigns(seat)) return true;
      } else if (this.obey(seat, order)) return true;
    }
  }

  /** Gives up for a seat, when its person means it; false when they do not. */
  private async resigns(seat: Seat): Promise<boolean> {
    const { language } = this.terminal;
    if (!this.match.canResign(seat)) {
      this.terminal.print(say(language, 'core.noResigning'));
      return false;
    }
    const yes = say(language, 'cli.play.word.yes');
    const answer = await this.input?.ask(`${say(language, 'cli.play.resignSure', { yes })} `);
    const isMeant = [yes, 'yes', 'y'].includes(answer?.trim().toLowerCase() ?? '');
    if (isMeant) this.match.resign(seat);
    return isMeant;
  }

  /** Where two people share the keyboard, each is shown only what is theirs; false when they stop. */
  private async pass(seat: Seat): Promise<boolean> {
    const { game, config } = this.match;
    if (this.people.length < 2 || this.facing === seat || isShared(game, config.scenario)) return true;
    const { terminal } = this;
    terminal.clear();
    terminal.print();
    const line = await this.input?.ask(
      `${say(terminal.language, 'cli.play.curtain', { side: this.words.seat(seat) })} `,
    );
    terminal.clear();
    this.facing = seat;
    this.display.forgetScene(seat);
    return line !== undefined;
  }

  /** Does what is asked for; true when the decision has been made, or taken back. */
  private obey(seat: Seat, order: Exclude<Order, { type: 'resign' }>): boolean {
    switch (order.type) {
      case 'number':
        return this.playNumber(seat, order.number, order.remark);
      case 'line':
        return this.playLine(seat, order.line, order.remark);
      case 'question':
        this.answer(seat, order.line);
        return false;
      case 'undo':
        return this.undo(seat);
      case 'show':
        this.display.forgetScene(seat);
        this.display.show(seat);
        return false;
      case 'log':
        this.display.printLog(seat, order.last);
        return false;
      case 'map':
        this.display.printMap(seat, order.area);
        return false;
      case 'save':
        this.save(order.file);
        return false;
      case 'help':
        this.help(seat);
        return false;
      case 'quit':
        return false;
    }
  }

  private playNumber(seat: Seat, number: number, remark: string | undefined): boolean {
    const { choice, last } = this.display.choice(number);
    if (choice?.type === 'action') return this.play(seat, choice.action, remark);
    if (choice === undefined) this.say('cli.play.noNumber', { number, last });
    else this.display.showMenu(seat, choice.type === 'actor' ? choice.actor : undefined);
    return false;
  }

  private playLine(seat: Seat, line: string, remark: string | undefined): boolean {
    const action = actionOf(this.match, seat, line);
    if (action !== undefined) return this.play(seat, action, remark);
    const actor = this.display.actorNamed(line);
    if (actor === undefined) this.unclear(seat, line);
    else this.display.showMenu(seat, actor);
    return false;
  }

  private play(seat: Seat, action: Action, remark: string | undefined): boolean {
    const played = this.match.play(seat, action, remark);
    if (played.ok) return true;
    this.say('cli.refused', { reason: this.words.reason(played.error.code, action) });
    if (matchReasonOf(played.error.code) === 'remarkWanted')
      this.say('cli.play.remarkHint', { line: this.match.game.notation.write(action) });
    return false;
  }

  private answer(seat: Seat, line: string): void {
    const action = actionOf(this.match, seat, line);
    if (action === undefined) return this.unclear(seat, line);
    const refusal = this.match.objection(seat, action);
    if (refusal === undefined) this.say('cli.play.allowed', { action: this.words.action(action) });
    else this.say('cli.refused', { reason: this.words.reason(refusal.code, action) });
  }

  /** The line is no action: one that looks like it is named, best one that is legal now. */
  private unclear(seat: Seat, text: string): void {
    const { terminal, match } = this;
    const line = similarLine(match, seat, text, commandWords(terminal.language));
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
    this.display.forgetUndone();
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

  private finish(): void {
    const { terminal, match } = this;
    this.display.printNews(this.viewer);
    this.display.printPosition(this.viewer);
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

  private help(seat: Seat): void {
    const { game } = this.match;
    const [example] = this.match.offered(seat);
    const line = example === undefined ? '' : game.notation.write(example);
    const habits = { hasRemarks: game.remarks !== undefined, canResign: this.match.canResign(seat) };
    for (const text of orderHelp(this.terminal.language, line, this.display.anyActor, habits))
      this.terminal.print(text);
  }

  /** Says one of the messages of a game in the terminal. */
  private say(key: `cli.${string}`, args: Parameters<typeof trySay>[2] = {}): void {
    this.terminal.print(trySay(this.terminal.language, key, args) ?? key);
  }
}
