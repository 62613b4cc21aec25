import type { Refusal as RuleRefusal } from '../../core/entry.ts';
import type { Action, Chance, Outcome, Seat, Viewer } from '../../core/game.ts';
import {
  type AnyGame,
  type Heard,
  type Match,
  type Told,
  toldTo,
  type UndoRefusal,
} from '../../core/match.ts';
import { bad, good, type Result } from '../../core/result.ts';

/** One entry of the log of a match: what is stored. Numbers count from 1. */
export interface LogEntry {
  readonly number: number;
  readonly kind: 'play' | 'undo' | 'resign';
  readonly seat: Seat;
  /** Undefined for all but an action. */
  readonly action: Action | undefined;
  readonly chance: readonly number[];
  /** What was said with an action; undefined for nothing. */
  readonly remark: string | undefined;
  /** What the client called its request; undefined for the computer. */
  readonly request: string | undefined;
}

/** An entry as it was heard; number 0 is the setup. */
export interface Noted {
  readonly number: number;
  readonly kind: 'setup' | LogEntry['kind'];
  readonly seat: Seat | undefined;
  readonly length: number;
  readonly heard: number;
  /** In both versions: `toldOf` gives the one that somebody may hear. */
  readonly events: readonly Heard[];
}

/** What this viewer was told under a number. */
export const toldOf = ({ events, heard }: Noted, viewer: Viewer): Told[] =>
  toldTo(viewer, events, heard - events.length);

/** What a log knows beside its match: with it nothing has to be played again. */
export interface KnownLog {
  readonly noted: readonly Noted[];
  readonly entries: readonly LogEntry[];
  /** By seat: the decision that it owes. */
  readonly decisions: readonly (number | undefined)[];
}

/** The log says what the rules do not allow, or names an action that there is not. */
export class BrokenLog extends Error {
  constructor(number: number) {
    super(`entry ${number} of the log cannot be played again`);
    this.name = 'BrokenLog';
  }
}

interface Question {
  readonly decision: number;
  /** Undefined until somebody wants to know. */
  legal: readonly Action[] | undefined;
  /** The same of what is put before the seat. */
  offered: readonly Action[] | undefined;
}

/**
 * A match with its whole log, what was taken back included: who heard what under which number, and which decision
 * each seat owes. The same log always leads to the same numbers. Knows no disk and no network.
 */
export class MatchLog {
  readonly match: Match<unknown, unknown>;
  private readonly noted: Noted[] = [];
  private readonly requests = new Map<string, LogEntry>();
  private readonly questions: (Question | undefined)[] = [];
  /** How many answers chance has given. */
  private answers: number;

  /** Begins with a match that has just been set up, or takes up again what was known of one that has been played. */
  constructor(match: Match<unknown, unknown>, known?: KnownLog) {
    if (match.length > 0 && known === undefined) throw new Error('the log begins with the setup');
    this.match = match;
    this.answers = match.setupChance.length;
    if (known === undefined) {
      this.note('setup', undefined);
      return;
    }
    this.noted.push(...known.noted);
    for (const entry of known.entries) this.count(entry);
    for (const decision of known.decisions) {
      this.questions.push(decision === undefined ? undefined : newQuestion(decision));
    }
  }

  get game(): AnyGame {
    return this.match.game;
  }

  /** The number of the latest entry. */
  get number(): number {
    return this.noted.length - 1;
  }

  /** How many answers chance has given so far. */
  get answered(): number {
    return this.answers;
  }

  get outcome(): Outcome | undefined {
    return this.match.outcome();
  }

  /** Whether the match is over and nothing of it stays hidden. */
  get isDisclosed(): boolean {
    return this.match.isDisclosed();
  }

  /** The entry that this request of this seat became. */
  requested(seat: Seat, request: string): LogEntry | undefined {
    return this.requests.get(`${seat}/${request}`);
  }

  /**
   * Names the decision that a seat owes: the number of the entry that put it to the seat. It stays the same while
   * others act and the seat may still do exactly what it could.
   */
  decision(seat: Seat): number | undefined {
    return this.questions[seat]?.decision;
  }

  legal(seat: Seat): readonly Action[] {
    const question = this.questions[seat];
    if (question === undefined) return [];
    question.legal ??= this.match.legal(seat);
    return question.legal;
  }

  /** What is put before a seat. */
  offered(seat: Seat): readonly Action[] {
    const question = this.questions[seat];
    if (question === undefined) return [];
    question.offered ??= this.match.offered(seat);
    return question.offered;
  }

  /** What the constructor takes up again, but for the entries, which are stored anyway. */
  known(): Omit<KnownLog, 'entries'> {
    return { noted: this.noted, decisions: this.questions.map((question) => question?.decision) };
  }

  /** What has been heard after this number. */
  after(number: number): readonly Noted[] {
    return this.noted.slice(number + 1);
  }

  /** Carries an action out, with answers from this chance; the entry is to be stored before anybody hears of it. */
  play(
    seat: Seat,
    action: Action,
    request: string | undefined,
    chance: Chance,
    remark?: string,
  ): Result<LogEntry, RuleRefusal> {
    this.othersBefore(seat);
    this.match.continueWith(chance);
    const played = this.match.play(seat, action, remark);
    if (!played.ok) return played;
    return good(this.enter({ kind: 'play', ...played.value, remark, request }));
  }

  /** Takes the seat's latest action back. */
  undo(seat: Seat, request: string | undefined): Result<LogEntry, UndoRefusal> {
    this.othersBefore(seat);
    const undone = this.match.undo(seat);
    return undone.ok ? good(this.enter({ kind: 'undo', seat, ...NOTHING, request })) : bad(undone.error);
  }

  /** The seat gives up; undefined when the match is over already, or nobody can. */
  resign(seat: Seat, request: string | undefined): LogEntry | undefined {
    return this.match.resign(seat) === undefined
      ? undefined
      : this.enter({ kind: 'resign', seat, ...NOTHING, request });
  }

  /** Does again what a stored entry says. Throws a `BrokenLog` when that cannot be. */
  redo(entry: LogEntry): void {
    if (entry.number !== this.number + 1) throw new BrokenLog(entry.number);
    this.othersBefore(entry.seat);
    if (!this.does(entry)) throw new BrokenLog(entry.number);
    this.enter(entry);
  }

  /** Whether the match could do what an entry says. */
  private does({ kind, seat, action, chance, remark }: LogEntry): boolean {
    switch (kind) {
      case 'undo':
        return this.match.undo(seat).ok;
      case 'resign':
        return this.match.resign(seat) !== undefined;
      case 'play':
        return (
          action !== undefined &&
          this.match.playEntry({ seat, action, chance, ...(remark === undefined ? {} : { remark }) }).ok
        );
    }
  }

  private enter({ kind, seat, action, chance, remark, request }: Omit<LogEntry, 'number'>): LogEntry {
    const entry: LogEntry = { number: this.number + 1, kind, seat, action, chance, remark, request };
    this.count(entry);
    this.note(kind, seat);
    return entry;
  }

  private count(entry: LogEntry): void {
    this.answers += entry.chance.length;
    if (entry.request !== undefined) this.requests.set(`${entry.seat}/${entry.request}`, entry);
  }

  private note(kind: Noted['kind'], seat: Seat | undefined): void {
    const { match, game } = this;
    const events = kind === 'undo' ? [] : match.heardDuring(match.length);
    const number = this.noted.length;
    this.noted.push({ number, kind, seat, length: match.length, heard: match.eventCount, events });
    const owing = match.deciders();
    for (const each of game.seats.keys()) {
      const before = this.questions[each];
      if (!owing.includes(each)) {
        this.questions[each] = undefined;
        continue;
      }
      const asked = before !== undefined && each !== seat;
      const legal = asked ? match.legal(each) : undefined;
      const stays = asked && sameActions(before.legal, legal);
      this.questions[each] = stays ? before : newQuestion(number, legal);
    }
  }

  /** What the others may do before this seat acts, to be compared with what they may do afterwards. */
  private othersBefore(seat: Seat): void {
    for (const other of this.game.seats.keys()) if (other !== seat) this.legal(other);
  }
}

const newQuestion = (decision: number, legal?: readonly Action[]): Question => ({
  decision,
  legal,
  offered: undefined,
});

/** What an entry that is no action has in place of one. */
const NOTHING = { action: undefined, chance: [], remark: undefined } as const;

const sameActions = (a: readonly Action[] | undefined, b: readonly Action[] | undefined): boolean =>
  a !== undefined && b !== undefined && a.length === b.length && a.every((action, i) => action === b[i]);
