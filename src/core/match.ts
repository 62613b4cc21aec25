import { type Answer, recording, replaying } from './chance.ts';
import {
  AFTER_RESIGNATION,
  type Entry,
  isResignation,
  type Move,
  reasonOf,
  type Refusal,
  type Resignation,
  resignedBy,
  resignedEvent,
} from './entry.ts';
import type { Action, Chance, Config, Game, GameEvent, Outcome, Seat, Tell, Viewer } from './game.ts';
import { offered } from './offer.ts';
import { remarkRefusal } from './remark.ts';
import { catching, refusedProblem, type ReplayProblem, resignationProblem } from './replay-problem.ts';
import { bad, good, type Result } from './result.ts';
import { type Heard, type Told, toldTo } from './told.ts';

export type { ReplayProblem } from './replay-problem.ts';
export { type Heard, type Told, toldTo } from './told.ts';

/** Any game, where it does not matter which. */
export type AnyGame = Game<unknown, unknown>;

/** Why a seat's latest action stays: the words stand in the message files. */
export const undoRefusals = ['nothing', 'otherActed', 'chance', 'revealed', 'turnPassed', 'over'] as const;

export type UndoRefusal = (typeof undoRefusals)[number];

/** A match as it stood after some of its entries. */
export interface Moment<S> {
  readonly state: S;
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | undefined;
}

/** How much play lies between two states that are kept for `position`. */
const STRIDE = 64;

interface Step {
  readonly entry: Entry;
  /** Undefined in a match that was not played here but taken up again. */
  readonly answers: readonly Answer[] | undefined;
  /** How many events had been told before it. */
  readonly heard: number;
  readonly final: UndoRefusal | undefined;
}

/** What a match knows beside what it was made with and its entries: with it nothing has to be played again. */
export interface Known<S> {
  readonly state: S;
  readonly checkpoints: readonly S[];
  readonly undoable: readonly S[];
  readonly heard: readonly Heard[];
  /** By entry: how many events had been told before it, and why it cannot be taken back. */
  readonly steps: readonly { readonly heard: number; readonly final: UndoRefusal | undefined }[];
}

/** A game as it is played: the setup, the entries so far, and the state that they lead to. */
export class Match<S, V> {
  readonly game: Game<S, V>;
  readonly config: Config;
  /** The outcomes of chance that the setup drew. */
  readonly setupChance: readonly number[];
  private readonly setupAnswers: readonly Answer[];
  private current: S;
  private chance: Chance;
  private readonly steps: Step[] = [];
  private readonly heard: Heard[] = [];
  /** The states before the latest entries that could be taken back, oldest first. */
  private undoable: S[] = [];
  /** The states after 0, STRIDE, 2 × STRIDE … entries. */
  private readonly checkpoints: S[];

  /** Sets the game up. `config` comes from `checkConfig`; `chance` answers for the setup and for all play. */
  constructor(game: Game<S, V>, config: Config, chance: Chance) {
    const recorder = recording(chance);
    this.game = game;
    this.config = config;
    this.chance = chance;
    this.current = game.setup(config, recorder, this.tell);
    this.setupAnswers = recorder.take();
    this.setupChance = this.setupAnswers.map((answer) => answer.value);
    this.checkpoints = [game.copy(this.current)];
  }

  /**
   * Takes a match up again after these entries, by what `known` gave then, and believes all of it. `config` and
   * `setupChance` are those of the match.
   */
  static resume<S, V>(
    game: Game<S, V>,
    config: Config,
    setupChance: readonly number[],
    entries: readonly Entry[],
    known: Known<S>,
  ): Match<S, V> {
    const match = new Match(game, config, replaying(setupChance));
    match.current = known.state;
    match.undoable = [...known.undoable];
    match.checkpoints.splice(0, 1, ...known.checkpoints);
    match.heard.splice(0, match.heard.length, ...known.heard);
    entries.forEach((entry, i) => {
      const step = known.steps[i];
      if (step === undefined) throw new Error(`nothing is known of entry ${i + 1}`);
      match.steps.push({ entry, answers: undefined, heard: step.heard, final: step.final });
    });
    return match;
  }

  /** What `resume` wants. All of it belongs to the match. */
  known(): Known<S> {
    const { current, checkpoints, undoable, heard, steps } = this;
    return { state: current, checkpoints, undoable, heard, steps };
  }

  /** The state now. It belongs to the match: whoever wants to change it copies it first. */
  get state(): S {
    return this.current;
  }

  /** How many entries there are. */
  get length(): number {
    return this.steps.length;
  }

  get entries(): readonly Entry[] {
    return this.steps.map((step) => step.entry);
  }

  /** How many events have been told: the number that the next one gets. */
  get eventCount(): number {
    return this.heard.length;
  }

  /** Everything that chance answered so far, the setup's first, as `verifyKeyed` wants it. */
  answers(): Answer[] {
    const answers = this.steps.flatMap((step) => step.answers ?? []);
    if (this.steps.every((step) => step.answers !== undefined)) return [...this.setupAnswers, ...answers];
    const again = new Match(this.game, this.config, replaying(this.setupChance));
    for (const entry of this.entries) {
      const played = again.playEntry(entry);
      if (!played.ok) throw new Error(`entry ${played.error.entry} cannot be played again`);
    }
    return again.answers();
  }

  /** The seat that has given up; it was the last to do anything. */
  get resigned(): Seat | undefined {
    const last = this.steps.at(-1)?.entry;
    return last !== undefined && isResignation(last) ? last.seat : undefined;
  }

  /** Who owes a decision; nobody once the match is over. */
  deciders(): readonly Seat[] {
    return this.resigned === undefined ? this.game.deciders(this.current) : [];
  }

  legal(seat: Seat): Action[] {
    const known = this.checked(seat);
    return this.resigned === undefined ? this.game.legal(this.current, known) : [];
  }

  /** The legal actions that are put before this seat: see `offered`. */
  offered(seat: Seat): Action[] {
    const known = this.checked(seat);
    return this.resigned === undefined ? offered(this.game, this.current, known) : [];
  }

  /** How the match ended, by the rules or because a seat gave up; undefined while it goes on. */
  outcome(): Outcome | undefined {
    const { resigned, game } = this;
    return resigned === undefined ? game.outcome(this.current) : resignedBy(game.seats, resigned);
  }

  /**
   * Whether the match is over and nothing of it stays hidden: everybody may have its whole record and the secret of its
   * dice.
   */
  isDisclosed(): boolean {
    return this.outcome() !== undefined && this.game.withholds?.(this.current) !== true;
  }

  view(viewer: Viewer): V {
    return this.game.view(this.current, viewer === 'observer' ? viewer : this.checked(viewer));
  }

  /** Why this action of this seat, with this remark or none, is refused now; undefined when it is allowed. */
  refusal(seat: Seat, action: Action, remark?: string): Refusal | undefined {
    return this.objection(seat, action) ?? remarkRefusal(this.game, action, remark);
  }

  /** As `refusal`, for whoever only asks: whatever will be said with the action. */
  objection(seat: Seat, action: Action): Refusal | undefined {
    const known = this.checked(seat);
    if (this.resigned !== undefined) return AFTER_RESIGNATION;
    const code = this.game.why(this.current, known, action);
    if (code === 0) return undefined;
    const reason = reasonOf(this.game, code);
    if (reason === undefined) throw new Error(`${this.game.id}: reason ${code} does not exist`);
    return { code, reason };
  }

  /**
   * Carries out an action, or refuses it with the reason. `remark` is what is said with it: see `isRemark`. When the game or the chance throws, the match is as it
   * was before and the error goes on to the caller. Throws on a seat that does not exist.
   */
  play(seat: Seat, action: Action, remark?: string): Result<Move, Refusal> {
    const refusal = this.refusal(seat, action, remark);
    if (refusal !== undefined) return bad(refusal);
    const said = remark === undefined ? {} : { remark };
    return good(this.enter({ seat, action, ...said }, this.chance, () => undefined));
  }

  /** Whether a seat can give up: as long as the match is not over, whoever is to decide; never with an umpire. */
  canResign(seat: Seat): boolean {
    this.checked(seat);
    return this.game.umpire !== true && this.outcome() === undefined;
  }

  /**
   * A seat gives up, in its own turn or not: the others have won. It cannot be taken back. Undefined when the match
   * is over already or has an umpire. Throws on a seat that does not exist.
   */
  resign(seat: Seat): Resignation | undefined {
    if (!this.canResign(seat)) return undefined;
    const entry: Resignation = { seat, resigns: true };
    const heard = this.heard.length;
    this.tell(resignedEvent(seat));
    this.push({ entry, answers: [], heard, final: 'over' });
    return entry;
  }

  /** Why the latest action cannot be taken back by this seat; undefined when it can (H12.4 and the like). */
  undoRefusal(seat: Seat): UndoRefusal | undefined {
    const last = this.steps.at(-1);
    this.checked(seat);
    if (this.resigned !== undefined) return 'over';
    if (last === undefined || !this.steps.some((step) => step.entry.seat === seat)) return 'nothing';
    if (last.entry.seat !== seat) return 'otherActed';
    return last.final;
  }

  canUndo(seat: Seat): boolean {
    return this.undoRefusal(seat) === undefined;
  }

  /** Takes the seat's latest action back, its events too, and gives the entry that is gone. */
  undo(seat: Seat): Result<Move, UndoRefusal> {
    const refusal = this.undoRefusal(seat);
    if (refusal !== undefined) return bad(refusal);
    const before = this.undoable.pop();
    const step = this.steps.pop();
    if (before === undefined || step === undefined || isResignation(step.entry))
      throw new Error('the match has lost a state to go back to');
    this.current = before;
    this.heard.length = step.heard;
    this.checkpoints.length = Math.floor(this.steps.length / STRIDE) + 1;
    return good(step.entry);
  }

  /** What this viewer has been told, from number `from` on. */
  told(viewer: Viewer, from = 0): Told[] {
    return this.toldBetween(viewer, from, this.heard.length);
  }

  /** What this viewer was told during an entry, counted from 1; 0 is the setup. */
  toldDuring(viewer: Viewer, entry: number): Told[] {
    const { from, to } = this.during(entry);
    return this.toldBetween(viewer, from, to);
  }

  /** The events of an entry, counted from 1, in both versions; 0 is the setup. Nobody may hear both. */
  heardDuring(entry: number): readonly Heard[] {
    const { from, to } = this.during(entry);
    return this.heard.slice(from, to);
  }

  /** The state after the first `at` entries: a copy that the caller may change. */
  position(at: number): S {
    if (!Number.isInteger(at) || at < 0 || at > this.length) {
      throw new RangeError(`there is no position ${at} in a match of ${this.length} entries`);
    }
    const nearest = Math.floor(at / STRIDE);
    const checkpoint = this.checkpoints[nearest];
    if (checkpoint === undefined) throw new Error('the match has lost a checkpoint');
    const state = this.game.copy(checkpoint);
    for (const { entry } of this.steps.slice(nearest * STRIDE, at)) {
      if (isResignation(entry)) continue;
      this.game.apply(state, entry.action, entry.seat, replaying(entry.chance), undefined, entry.remark);
    }
    return state;
  }

  /** As `position`, with who owed a decision then and how the match had ended, if it had. */
  moment(at: number): Moment<S> {
    const state = this.position(at);
    const { game, resigned } = this;
    if (resigned !== undefined && at === this.length)
      return { state, deciders: [], outcome: resignedBy(game.seats, resigned) };
    return { state, deciders: game.deciders(state), outcome: game.outcome(state) };
  }

  /** From now on this chance answers, for instance after a replay. */
  continueWith(chance: Chance): void {
    this.chance = chance;
  }

  /**
   * Plays an entry with the outcomes it brings along, all of them. Problems: refused, afterResignation, remarkWanted,
   * remarkNotTaken, badRemark, resignedTooLate, noResigning, chanceExhausted, chanceOutOfRange, chanceLeftOver; the
   * match is then as it was before.
   */
  playEntry(entry: Entry): Result<Entry, ReplayProblem> {
    const number = this.length + 1;
    if (isResignation(entry)) {
      const resigned = this.resign(entry.seat);
      return resigned === undefined ? bad(resignationProblem(this.game, entry, number)) : good(resigned);
    }
    const refusal = this.refusal(entry.seat, entry.action, entry.remark);
    if (refusal !== undefined) return bad(refusedProblem(this.game, entry, refusal, number));
    const given = replaying(entry.chance);
    return catching(number, () => this.enter(entry, given, () => given.finish()));
  }

  private enter(asked: Omit<Move, 'chance'>, chance: Chance, finish: () => void): Move {
    const { seat, action, remark } = asked;
    const before = this.game.copy(this.current);
    const owing = [...this.game.deciders(this.current)];
    const heard = this.heard.length;
    const recorder = recording(chance);
    try {
      this.game.apply(this.current, action, seat, recorder, this.tell, remark);
      finish();
    } catch (error) {
      this.current = before;
      this.heard.length = heard;
      throw error;
    }
    const answers = recorder.take();
    const drawn = answers.map((answer) => answer.value);
    const entry: Move = { seat, action, chance: drawn, ...(remark === undefined ? {} : { remark }) };
    const final = this.finality(owing, answers.length, heard);
    if (final === undefined) this.undoable.push(before);
    this.push({ entry, answers, heard, final });
    return entry;
  }

  private push(step: Step): void {
    this.steps.push(step);
    if (step.final !== undefined) this.undoable = [];
    if (this.length % STRIDE === 0) this.checkpoints.push(this.game.copy(this.current));
  }

  /** Why what has just been done cannot be taken back. */
  private finality(owed: readonly Seat[], draws: number, heard: number): UndoRefusal | undefined {
    if (draws > 0) return 'chance';
    if (this.heard.slice(heard).some((event) => this.shows(event.open) || this.shows(event.closed)))
      return 'revealed';
    const owing = this.game.deciders(this.current);
    if (owing.length === 0) return 'over';
    // At a table of people's own the umpire writes down what they do: a slip of the pen passes no turn.
    if (this.game.umpire === true) return undefined;
    return owing.every((seat) => owed.includes(seat)) ? undefined : 'turnPassed';
  }

  private shows(event: GameEvent | undefined): boolean {
    return event !== undefined && this.game.reveals.has(event.type);
  }

  private readonly tell: Tell = (open, seat, closed) => {
    this.heard.push({ open, seat, closed });
  };

  private during(entry: number): { from: number; to: number } {
    if (!Number.isInteger(entry) || entry < 0 || entry > this.length) {
      throw new RangeError(`there is no entry ${entry} in a match of ${this.length} entries`);
    }
    const from = entry === 0 ? 0 : this.steps[entry - 1]?.heard;
    return { from: from ?? 0, to: this.steps[entry]?.heard ?? this.heard.length };
  }

  private toldBetween(viewer: Viewer, from: number, to: number): Told[] {
    return toldTo(viewer, this.heard.slice(from, to), from);
  }

  private checked(seat: Seat): Seat {
    if (this.game.seats[seat] === undefined) throw new RangeError(`${this.game.id} has no seat ${seat}`);
    return seat;
  }
}
