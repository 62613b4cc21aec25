import type { Action, ActionParts, Seat } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import { say } from '../words/index.ts';
import { columned, padded, wrapped } from './screen/layout.ts';
import type { Screen, Sheet } from './screen/index.ts';

/** What a number stands for: an action, somebody whose actions are listed next, or the way back. */
export type Choice =
  | { readonly type: 'action'; readonly action: Action }
  | { readonly type: 'actor'; readonly actor: string }
  | { readonly type: 'back' };

/** A list of more actions than this is parted by who acts, where the screen of the game knows how. */
const FEW = 20;

/** The order of ids and lines: `P2` before `P10`. */
const byNumber = new Intl.Collator('en', { numeric: true }).compare;

interface Listed {
  readonly action: Action;
  readonly parts: ActionParts;
  readonly actor: string | undefined;
}

/** The actions that a decision offers, numbered: all of them, or first those who can act and then what one of them can do. */
export class MenuOfActions {
  private readonly sheet: Sheet;
  private readonly screen: Screen<unknown>;
  private readonly match: Match<unknown, unknown>;
  private readonly view: unknown;
  private readonly step: string | undefined;
  private readonly all: readonly Listed[];
  private actor: string | undefined;

  constructor(
    sheet: Sheet,
    screen: Screen<unknown>,
    match: Match<unknown, unknown>,
    seat: Seat,
    step: string | undefined,
  ) {
    this.sheet = sheet;
    this.screen = screen;
    this.match = match;
    this.view = match.view(seat);
    this.step = step;
    this.all = match.offered(seat).map((action) => {
      const parts = match.game.notation.parts(action);
      return { action, parts, actor: screen.parted?.actor(parts) };
    });
  }

  /** Whose actions are listed; undefined when all are. */
  get picked(): string | undefined {
    return this.actor;
  }

  /** Lists what one actor can do, or everything again. */
  pick(actor: string | undefined): void {
    this.actor = actor;
  }

  /** The highest number of the list. */
  get last(): number {
    return this.choices().length;
  }

  /** What a number stands for; undefined when it is none of the list. */
  choice(number: number): Choice | undefined {
    return number === 0 && this.actor !== undefined ? { type: 'back' } : this.choices()[number - 1];
  }

  /** Somebody who can act, by the id, what may be typed for it, or an end of either that nobody else has. */
  actorNamed(text: string): string | undefined {
    const { parted } = this.screen;
    if (parted === undefined) return undefined;
    const wanted = text.toLowerCase();
    const names = this.actors().map((id) => ({ id, all: [id.toLowerCase(), parted.nick(id)] }));
    const exact = names.find(({ all }) => all.includes(wanted));
    const alike = names.filter(({ all }) => all.some((name) => name.startsWith(wanted)));
    return exact?.id ?? (alike.length === 1 ? alike[0]?.id : undefined);
  }

  /** What may be typed for somebody who can act. */
  get anyActor(): string | undefined {
    const [first] = this.actors();
    return first === undefined ? undefined : this.screen.parted?.nick(first);
  }

  /** The list as it is printed. */
  lines(): string[] {
    if (this.actor !== undefined) return this.linesOf(this.actor);
    return this.isParted ? this.actorLines() : this.plainLines();
  }

  private get isParted(): boolean {
    return this.screen.parted !== undefined && this.all.length > FEW;
  }

  private actors(): string[] {
    return [...new Set(this.all.flatMap(({ actor }) => actor ?? []))].toSorted(byNumber);
  }

  /** What one actor can do: kind by kind, each in the order of its lines. */
  private doneBy(actor: string): Listed[] {
    const own = this.all.filter((each) => each.actor === actor);
    const kinds = [...new Set(own.map(({ parts }) => parts.type))];
    const lines = new Map(own.map(({ action }) => [action, this.match.game.notation.write(action)]));
    const line = ({ action }: Listed): string => lines.get(action) ?? '';
    return own.toSorted(
      (a, b) => kinds.indexOf(a.parts.type) - kinds.indexOf(b.parts.type) || byNumber(line(a), line(b)),
    );
  }

  /** Those who can act come first; what stands by itself comes after. */
  private choices(): Choice[] {
    const plain = (listed: readonly Listed[]): Choice[] =>
      listed.map(({ action }) => ({ type: 'action', action }));
    if (this.actor !== undefined) return plain(this.doneBy(this.actor));
    if (!this.isParted) return plain(this.all);
    return [
      ...this.actors().map((actor): Choice => ({ type: 'actor', actor })),
      ...plain(this.all.filter(({ actor }) => actor === undefined)),
    ];
  }

  private plainLines(): string[] {
    return this.numbered(this.all, 1);
  }

  /** Actions in words, each with its line of notation. */
  private numbered(listed: readonly Listed[], from: number): string[] {
    const { terminal, words } = this.sheet;
    const rows = listed.map(({ action }) => ({
      text: words.action(action, this.step),
      line: this.match.game.notation.write(action),
    }));
    const digits = String(from + rows.length - 1).length;
    const width = Math.max(...rows.map(({ text }) => text.length));
    return rows.map(
      ({ text, line }, i) =>
        `  ${String(from + i).padStart(digits)}  ${padded(text, width)}   ${terminal.paint.faint(line)}`,
    );
  }

  private actorLines(): string[] {
    const { sheet, screen, view } = this;
    const { parted } = screen;
    const actors = this.actors();
    if (parted === undefined) return [];
    const digits = String(this.last).length;
    const rows = actors.map((actor, i) => {
      const actions = this.all.filter((each) => each.actor === actor).map(({ parts }) => parts);
      return `${String(i + 1).padStart(digits)}  ${parted.row(sheet, view, actor, actions)}`;
    });
    const rest = this.all.filter(({ actor }) => actor === undefined);
    const hint = say(sheet.terminal.language, 'cli.play.actor', { example: this.anyActor ?? '' });
    return [
      ...columned(rows, sheet.terminal.width, '  '),
      ...this.numbered(rest, actors.length + 1),
      sheet.terminal.paint.faint(hint),
    ];
  }

  private linesOf(actor: string): string[] {
    const { sheet, screen, view } = this;
    const { terminal } = sheet;
    const { parted } = screen;
    if (parted === undefined) return [];
    const own = this.doneBy(actor);
    const digits = String(own.length).length;
    const groups = new Map<string, string[]>();
    own.forEach(({ action, parts }, i) => {
      const { heading, text } = parted.option(sheet, view, parts);
      const said = text === '' ? sheet.words.action(action, this.step) : text;
      const row = `${String(i + 1).padStart(digits)}  ${said}`;
      groups.set(heading, [...(groups.get(heading) ?? []), row]);
    });
    const back = say(terminal.language, 'cli.play.back');
    return [
      ...wrapped(terminal.paint.strong(parted.about(sheet, view, actor)), terminal.width, '  '),
      ...[...groups].flatMap(([heading, rows]) => [heading, ...columned(rows, terminal.width, '  ')]),
      `  ${'0'.padStart(digits)}  ${back}`,
    ];
  }
}
