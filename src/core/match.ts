import { type Answer, ChanceError, recording, replaying } from './chance.ts';
import type {
  Action,
  Chance,
  Config,
  Game,
  GameEvent,
  Outcome,
  Reason,
  ReasonCode,
  Seat,
  Tell,
  Viewer,
} from './game.ts';
import type { Problem } from './problem.ts';
import { bad, good, type Result } from './result.ts';

/** Any game, where it does not matter which. */
export type AnyGame = Game<unknown, unknown>;

/** One action of a match and the outcomes of chance that were drawn while it was carried out. */
export interface Entry {
  readonly seat: Seat;
  readonly action: Action;
  readonly chance: readonly number[];
}

/**
 * What a viewer hears, numbered from 0 without gaps; all viewers share the numbers. `event` is undefined for what
 * this viewer is not entitled to.
 */
export interface Told {
  readonly number: number;
  readonly event: GameEvent | undefined;
}

/** An action that the rules refuse. */
export interface Refusal {
  readonly code: ReasonCode;
  readonly reason: Reason;
}

/** Why a seat's latest action stays: the words stand in the message files. */
export const undoRefusals = ['nothing', 'otherActed', 'chance', 'revealed', 'turnPassed', 'over'] as const;

export type UndoRefusal = (typeof undoRefusals)[number];

/** What stops a replay. `entry` counts from 1; 0 is the setup. `outcome` is the place in the entry's chance. */
export interface ReplayProblem extends Problem {
  readonly entry: number;
  readonly outcome?: number;
}

/** How much play lies between two states that are kept for `position`. */
const STRIDE = 64;

interface Step {
  readonly entry: Entry;
  readonly answers: readonly Answer[];
  /** How many events had been told before it. */
  readonly heard: number;
  readonly final: UndoRefusal | undefined;
}

interface Heard {
  readonly open: GameEvent | undefined;
  readonly seat: Seat | undefined;
  readonly closed: GameEvent | undefined;
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
    return [...this.setupAnswers, ...this.steps.flatMap((step) => step.answers)];
  }

  deciders(): readonly Seat[] {
    return this.game.deciders(this.current);
  }

  legal(seat: Seat): Action[] {
    return this.game.legal(this.current, this.checked(seat));
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.current);
  }

  view(viewer: Viewer): V {
    return this.game.view(this.current, viewer === 'observer' ? viewer : this.checked(viewer));
  }

  /** Why this action of this seat is refused now; undefined when it is allowed. */
  refusal(seat: Seat, action: Action): Refusal | undefined {
    const code = this.game.why(this.current, this.checked(seat), action);
    if (code === 0) return undefined;
    const reason = this.game.reasons[code];
    if (reason === undefined) throw new Error(`${this.game.id}: reason ${code} does not exist`);
    return { code, reason };
  }

  /**
   * Carries out an action, or refuses it with the reason. When the game or the chance throws, the match is as it
   * was before and the error goes on to the caller. Throws on a seat that does not exist.
   */
  play(seat: Seat, action: Action): Result<Entry, Refusal> {
    const refusal = this.refusal(seat, action);
    if (refusal !== undefined) return bad(refusal);
    return good(this.enter(seat, action, this.chance, () => undefined));
  }

  /** Why the latest action cannot be taken back by this seat; undefined when it can (H12.4 and the like). */
  undoRefusal(seat: Seat): UndoRefusal | undefined {
    const last = this.steps.at(-1);
    this.checked(seat);
    if (last === undefined || !this.steps.some((step) => step.entry.seat === seat)) return 'nothing';
    if (last.entry.seat !== seat) return 'otherActed';
    return last.final;
  }

  canUndo(seat: Seat): boolean {
    return this.undoRefusal(seat) === undefined;
  }

  /** Takes the seat's latest action back, its events too, and gives the entry that is gone. */
  undo(seat: Seat): Result<Entry, UndoRefusal> {
    const refusal = this.undoRefusal(seat);
    if (refusal !== undefined) return bad(refusal);
    const before = this.undoable.pop();
    const step = this.steps.pop();
    if (before === undefined || step === undefined)
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
    if (!Number.isInteger(entry) || entry < 0 || entry > this.length) {
      throw new RangeError(`there is no entry ${entry} in a match of ${this.length} entries`);
    }
    const from = entry === 0 ? 0 : this.steps[entry - 1]?.heard;
    return this.toldBetween(viewer, from ?? 0, this.steps[entry]?.heard ?? this.heard.length);
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
      this.game.apply(state, entry.action, entry.seat, replaying(entry.chance));
    }
    return state;
  }

  /** From now on this chance answers, for instance after a replay. */
  continueWith(chance: Chance): void {
    this.chance = chance;
  }

  /**
   * Plays an entry with the outcomes it brings along, all of them. Problems: refused, chanceExhausted,
   * chanceOutOfRange, chanceLeftOver; the match is then as it was before.
   */
  playEntry(entry: Entry): Result<Entry, ReplayProblem> {
    const number = this.length + 1;
    const refusal = this.refusal(entry.seat, entry.action);
    if (refusal !== undefined) return bad(refusedProblem(this.game, entry, refusal.reason, number));
    const given = replaying(entry.chance);
    return catching(number, () => this.enter(entry.seat, entry.action, given, () => given.finish()));
  }

  private enter(seat: Seat, action: Action, chance: Chance, finish: () => void): Entry {
    const before = this.game.copy(this.current);
    const owing = [...this.game.deciders(this.current)];
    const heard = this.heard.length;
    const recorder = recording(chance);
    try {
      this.game.apply(this.current, action, seat, recorder, this.tell);
      finish();
    } catch (error) {
      this.current = before;
      this.heard.length = heard;
      throw error;
    }
    const answers = recorder.take();
    const entry: Entry = { seat, action, chance: answers.map((answer) => answer.value) };
    const final = this.finality(owing, answers.length, heard);
    this.steps.push({ entry, answers, heard, final });
    if (final === undefined) this.undoable.push(before);
    else this.undoable = [];
    if (this.length % STRIDE === 0) this.checkpoints.push(this.game.copy(this.current));
    return entry;
  }

  /** Why what has just been done cannot be taken back. */
  private finality(owed: readonly Seat[], draws: number, heard: number): UndoRefusal | undefined {
    if (draws > 0) return 'chance';
    if (this.heard.slice(heard).some((event) => this.shows(event.open) || this.shows(event.closed)))
      return 'revealed';
    const owing = this.game.deciders(this.current);
    if (owing.length === 0) return 'over';
    return owing.every((seat) => owed.includes(seat)) ? undefined : 'turnPassed';
  }

  private shows(event: GameEvent | undefined): boolean {
    return event !== undefined && this.game.reveals.has(event.type);
  }

  private readonly tell: Tell = (open, seat, closed) => {
    this.heard.push({ open, seat, closed });
  };

  private toldBetween(viewer: Viewer, from: number, to: number): Told[] {
    return this.heard.slice(from, to).map(({ open, seat, closed }, i) => ({
      number: from + i,
      event: seat !== undefined && seat === viewer ? closed : open,
    }));
  }

  private checked(seat: Seat): Seat {
    if (this.game.seats[seat] === undefined) throw new RangeError(`${this.game.id} has no seat ${seat}`);
    return seat;
  }
}

/**
 * Plays a whole match again and checks all of it. `chance` answers for what is played afterwards; without it any
 * later draw throws a `ChanceError`. Problems: those of `Match.playEntry`, for the setup too.
 */
export function replayMatch<S, V>(
  game: Game<S, V>,
  config: Config,
  setupChance: readonly number[],
  entries: Iterable<Entry>,
  chance: Chance = replaying([]),
): Result<Match<S, V>, ReplayProblem> {
  const given = replaying(setupChance);
  const setup = catching(0, () => {
    const match = new Match(game, config, given);
    given.finish();
    return match;
  });
  if (!setup.ok) return setup;
  const match = setup.value;
  for (const entry of entries) {
    const played = match.playEntry(entry);
    if (!played.ok) return played;
  }
  match.continueWith(chance);
  return good(match);
}

function refusedProblem(game: AnyGame, entry: Entry, reason: Reason, number: number): ReplayProblem {
  const seat = game.seats[entry.seat]?.id ?? '';
  const action = game.notation.write(entry.action);
  const args = { seat, action, reason: reason.id, paragraph: reason.paragraph };
  return { entry: number, code: 'refused', args };
}

/** Runs something that draws given outcomes; turns what does not fit into a problem, lets other errors pass. */
function catching<T>(entry: number, run: () => T): Result<T, ReplayProblem> {
  try {
    return good(run());
  } catch (error) {
    if (!(error instanceof ChanceError)) throw error;
    const { code, index, question, value, left } = error;
    if (code === 'chanceLeftOver') return bad({ entry, outcome: index, code, args: { left } });
    const asked = { kind: question?.kind ?? '', n: question?.n ?? 0, purpose: question?.purpose ?? '' };
    const args = code === 'chanceOutOfRange' ? { ...asked, value: value ?? null } : asked;
    return bad({ entry, outcome: index, code, args });
  }
}
