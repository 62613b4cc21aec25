import type { Action, Chance, Outcome, Seat, Viewer } from '../../core/game.ts';
import type {
  AnyGame,
  Match,
  Refusal as RuleRefusal,
  ReplayProblem,
  Told,
  UndoRefusal,
} from '../../core/match.ts';

import { bad, good, type Result } from '../../core/result.ts';

/** One entry of the log of a match: what is stored. Numbers count from 1. */
export interface LogEntry {
  readonly number: number;
  readonly kind: 'play' | 'undo';
  readonly seat: Seat;
  /** Undefined for an undo. */
  readonly action: Action | undefined;
  readonly chance: readonly number[];
  /** What the client called its request; undefined for the computer. */
  readonly request: string | undefined;
}

/** An entry as it was heard; number 0 is the setup. */
export interface Noted {
  readonly number: number;
  readonly kind: 'setup' | 'play' | 'undo';
  readonly seat: Seat | undefined;
  readonly length: number;
  readonly heard: number;
  readonly told: ReadonlyMap<Viewer, readonly Told[]>;
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

  /** Begins with a match that has just been set up. */
  constructor(match: Match<unknown, unknown>) {
    if (match.length > 0) throw new Error('the log begins with the setup');
    this.match = match;
    this.answers = match.setupChance.length;
    this.note('setup', undefined);
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
  ): Result<LogEntry, RuleRefusal> {
    this.othersBefore(seat);
    this.match.continueWith(chance);
    const played = this.match.play(seat, action);
    if (!played.ok) return played;
    return good(this.enter('play', seat, action, played.value.chance, request));
  }

  /** Takes the seat's latest action back. */
  undo(seat: Seat, request: string | undefined): Result<LogEntry, UndoRefusal> {
    this.othersBefore(seat);
    const undone = this.match.undo(seat);
    return undone.ok ? good(this.enter('undo', seat, undefined, [], request)) : bad(undone.error);
  }

  /** Does again what a stored entry says. Throws a `BrokenLog` when that cannot be. */
  redo(entry: LogEntry): void {
    if (entry.number !== this.number + 1) throw new BrokenLog(entry.number);
    this.othersBefore(entry.seat);
    if (entry.kind === 'undo') {
      if (!this.match.undo(entry.seat).ok) throw new BrokenLog(entry.number);
    } else if (entry.action === undefined || !this.replays(entry.seat, entry.action, entry.chance).ok) {
      throw new BrokenLog(entry.number);
    }
    this.enter(entry.kind, entry.seat, entry.action, entry.chance, entry.request);
  }

  private replays(seat: Seat, action: Action, chance: readonly number[]): Result<unknown, ReplayProblem> {
    return this.match.playEntry({ seat, action, chance });
  }

  private enter(
    kind: 'play' | 'undo',
    seat: Seat,
    action: Action | undefined,
    chance: readonly number[],
    request: string | undefined,
  ): LogEntry {
    const entry: LogEntry = { number: this.number + 1, kind, seat, action, chance, request };
    this.answers += chance.length;
    if (request !== undefined) this.requests.set(`${seat}/${request}`, entry);
    this.note(kind, seat);
    return entry;
  }

  private note(kind: Noted['kind'], seat: Seat | undefined): void {
    const { match, game } = this;
    const viewers: Viewer[] = [...game.seats.keys(), 'observer'];
    const told = new Map<Viewer, readonly Told[]>(
      viewers.map((viewer) => [viewer, kind === 'undo' ? [] : match.toldDuring(viewer, match.length)]),
    );
    const number = this.noted.length;
    this.noted.push({ number, kind, seat, length: match.length, heard: match.eventCount, told });
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
      this.questions[each] = stays ? before : { decision: number, legal };
    }
  }

  /** What the others may do before this seat acts, to be compared with what they may do afterwards. */
  private othersBefore(seat: Seat): void {
    for (const other of this.game.seats.keys()) if (other !== seat) this.legal(other);
  }
}

const sameActions = (a: readonly Action[] | undefined, b: readonly Action[] | undefined): boolean =>
  a !== undefined && b !== undefined && a.length === b.length && a.every((action, i) => action === b[i]);
