/** Plain data, as `JSON.parse` gives it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A seat at the table: its place in `Game.seats`, counted from 0. */
export type Seat = number;

/** Who looks on: a seat, or somebody who holds none. */
export type Viewer = Seat | 'observer';

/** One decision, packed into a small integer. Outside the engine it is a line of text: see `Notation`. */
export type Action = number;

/** 0 when an action is allowed; otherwise a place in `Game.reasons`; below 0 what the match itself says. */
export type ReasonCode = number;

/** Why an action is refused, and the paragraph of the rules it rests on. The words stand in the message files. */
export interface Reason {
  readonly id: string;
  readonly paragraph: string;
}

/** A side that somebody plays. */
export interface SeatInfo {
  readonly id: string;
}

/** A way to set the game up. */
export interface Scenario {
  readonly id: string;
  readonly paragraph: string;
  /** What this scenario takes for options that nobody sets, where that differs from their defaults. */
  readonly defaults?: OptionValues;
  /** Whether one person plays every seat. */
  readonly solitaire?: boolean;
}

export type OptionValue = boolean | number | string;

/** A choice between readings of the rules, with the ruling that explains it. */
export interface OptionSpec {
  readonly name: string;
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  readonly paragraph: string;
}

export type OptionValues = Readonly<Record<string, OptionValue>>;

/** All options of a game, and named sets of values that differ from the defaults. */
export interface OptionSchema {
  readonly specs: readonly OptionSpec[];
  readonly presets: Readonly<Record<string, OptionValues>>;
}

/** What a match is set up from. Options that are not named take their defaults. */
export interface Config {
  readonly scenario: string;
  readonly options: OptionValues;
  /** What the players brought with them in place of what the game ships; fits `Game.material`. */
  readonly material?: Json;
}

/** Something wrong with material: `code` names the sentence among the game's messages, `args` fill it. */
export interface MaterialFault {
  readonly code: string;
  readonly args: { readonly [name: string]: Json };
}

/** Material that players may bring to a match: a battlefield, a set of cards. */
export interface MaterialSpec {
  /** Names it in the message files. */
  readonly id: string;
  /** What is wrong with it, each fault naming its place; none when a match can be set up with it. Never throws. */
  faults(material: Json): readonly MaterialFault[];
}

/**
 * Where everything random comes from. The rules ask, somebody else answers: a test, a generator, a keyed
 * stream, a record, or people who roll real dice. `purpose` says in a word what the answer is for.
 */
export interface Chance {
  /** One six-sided die: 1 to 6. */
  die(purpose: string): number;
  /** One of `n` equally likely things: 0 to n - 1. `n` is at least 1. */
  draw(n: number, purpose: string): number;
}

/** Whether people may, or must, say something in their own words with an action: a reason, a name. */
export type RemarkRule = 'may' | 'must';

/** Something that happened, as a seat may hear it. `type` names its sentence in the message files. */
export type GameEvent = { readonly type: string; readonly [key: string]: Json };

/**
 * How the rules tell the table what happened. Everybody hears `open`; only `seat` hears `closed` instead of it.
 * `undefined` for either means that those people hear nothing.
 */
export type Tell = (open: GameEvent | undefined, seat?: Seat, closed?: GameEvent) => void;

/** How a game ended. Several winners share a win; none means a draw. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly kind: string;
  readonly paragraph: string;
}

/** An action taken apart: `type` names its sentence, the other fields hold ids to be put into it. */
export type ActionParts = { readonly type: string; readonly [key: string]: Json };

/**
 * What a field of actions or events holds: ids of one kind, whose names stand under `name.KIND` among the messages. The
 * same in all languages and checked with the game, which is why it is told here and not there.
 */
export interface IdField {
  readonly kind: string;
  /** For a list: the field that holds a number for each of its members. */
  readonly numbers?: string;
  /** Whether numbers in this field are ids too. */
  readonly numeric?: boolean;
  /** Another field that may name the same thing, for sentences that then name it once. */
  readonly sameAs?: string;
}

/** Actions as people and records know them. `read(write(a)) === a`; `read` gives undefined for what is no action. */
export interface Notation {
  write(action: Action): string;
  read(text: string): Action | undefined;
  parts(action: Action): ActionParts;
  /** Every well-formed action there is in a match of this configuration, legal or not; in a usual one without it. */
  alphabet(config?: Config): readonly Action[];
  /** The fields of actions, events and prompts that hold ids; all others hold numbers and words as they are. */
  readonly fields?: Readonly<Record<string, IdField>>;
}

/**
 * The rules of one game. Everything else (match, server, table, bots, conformance kit) is written against this.
 * A state is changed in place by `apply` alone; the caller copies when it must. `setup`, `apply` and `sample` draw
 * from the chance they are given and from nowhere else.
 */
export interface Game<S, V> {
  readonly id: string;
  /** Raised by every change that could alter how a recorded match is replayed. */
  readonly version: number;
  readonly seats: readonly SeatInfo[];
  readonly scenarios: readonly Scenario[];
  readonly options: OptionSchema;
  readonly reasons: readonly Reason[];
  /** Types of events that show somebody what was hidden: nothing before them can be taken back. */
  readonly reveals: ReadonlySet<string>;
  readonly notation: Notation;
  /** Whether nothing is hidden from anybody. */
  readonly open?: boolean;
  /** What players may bring with them; undefined where a match is made from its options alone. */
  readonly material?: MaterialSpec;
  /**
   * Whether a match holds what people did at a table of their own: its first seat records it, nobody gives up, and no
   * computer plays.
   */
  readonly umpire?: true;

  /** A new game. `config` has been checked by `checkConfig`. */
  setup(config: Config, chance: Chance, tell?: Tell): S;
  /** Who owes a decision: one seat, several at once, or nobody when the game is over. */
  deciders(state: S): readonly Seat[];
  /** Every legal action of a seat, in the finest natural step; empty when it owes no decision. */
  legal(state: S, seat: Seat): Action[];
  /** 0, or the reason why this well-formed action is refused to this seat now. Agrees with `legal` always. */
  why(state: S, seat: Seat, action: Action): ReasonCode;
  /**
   * The few legal actions of a seat that are put before people, where `legal` is too long to read; the others are
   * typed. Some when anything is legal. Absent: all of them are.
   */
  offers?(state: S, seat: Seat): Action[];
  /** What people may or must say with an action in their own words; undefined for nothing. Absent: they never do. */
  remarks?(action: Action): RemarkRule | undefined;
  /** Carries out an action that is legal and runs on to the next decision. `remark` is what `remarks` allows. */
  apply(state: S, action: Action, seat: Seat, chance: Chance, tell?: Tell, remark?: string): void;
  outcome(state: S): Outcome | undefined;
  /**
   * Whether something stays hidden although the game is over, since whoever kept it secret wants it so: then nobody is
   * given what would tell it, neither the whole record nor the secret of the dice. Absent: nothing ever does.
   */
  withholds?(state: S): boolean;
  /** All that a viewer may know, and nothing else. */
  view(state: S, viewer: Viewer): V;
  /** A whole state that this view cannot tell from the real one. */
  sample(view: V, chance: Chance): S;
  copy(state: S): S;
  /** A snapshot; `decode(encode(s))` equals `s`. `decode` throws on anything that is no snapshot. */
  encode(state: S): Json;
  decode(json: Json): S;
  /** What is wrong with this state, in a sentence each; empty for every state that play can reach. */
  faults(state: S): string[];
}
