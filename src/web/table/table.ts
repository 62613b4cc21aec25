import type { Json, Outcome, Seat, Viewer } from '../../core/game.ts';
import type { Told, UndoRefusal } from '../../core/match.ts';
import type { Seal } from '../../core/seal.ts';
import type { HammerView } from '../../games/index.ts';

/** What one viewer knows of a match at one moment: all that the screens are made from. Nothing in it is secret. */
export interface Snapshot<V = unknown> {
  readonly gameId: string;
  readonly scenario: string;
  readonly viewer: Viewer;
  readonly view: V;
  /** Who owes a decision; nobody when the game is over. */
  readonly deciders: readonly Seat[];
  /** What is put before the viewer now, as lines of notation; in a game that makes offers, others may be typed. */
  readonly legal: readonly string[];
  /** Everything that the viewer has been told, the oldest first. */
  readonly log: readonly Told[];
  /** What of `log` is new since the snapshot before; at a moment of the past: what its last entry told. */
  readonly told: readonly Told[];
  /** How many entries the match has; at a moment of the past: how many it had. */
  readonly length: number;
  /** Whether the viewer can take back the latest decision. */
  readonly canUndo: boolean;
  /** The seat that can be given up from here; absent when there is none, and at a moment of the past. */
  readonly mayResign?: Seat;
  readonly result?: Outcome;
  /** Whether something stays hidden although the match is over. */
  readonly withheld?: boolean;
}

/** A snapshot of Hammer of the Scots. */
export type HammerSnapshot = Snapshot<HammerView>;

/** Why a decision is refused. */
export interface Refused {
  /** The line that was tried. */
  readonly line: string;
  /** The id of the reason. */
  readonly reason: string;
  /** The paragraph of the rules it rests on; '' when it rests on none. */
  readonly paragraph: string;
  /** The reason in the language of the page, without the paragraph. */
  readonly sentence: string;
}

/** What comes of a decision, or of asking whether it is allowed. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly refused: Refused };

/** What comes of taking back. */
export type UndoAnswer = { readonly ok: true } | { readonly ok: false; readonly reason: UndoRefusal };

/** What a table is doing: `thinking` while it waits for the computer, `away` while it has no connection. */
export type TableState = 'opening' | 'ready' | 'thinking' | 'away' | 'broken';

/** The one thing that the screens talk to, whether the match is played here or on a server. */
export interface Table {
  readonly gameId: string;
  /** What the players brought to the match: a battlefield of their own; undefined when nothing. */
  readonly material: Json | undefined;
  /** The seats that people in this browser hold; none for an observer. */
  readonly seats: readonly Seat[];
  /** What the viewer sees now; undefined while the curtain is drawn or nothing has been heard yet. */
  snapshot(): Snapshot | undefined;
  /**
   * The seat that the screen is to be passed to: now, or behind the curtain when there is no snapshot. Where an umpire
   * records at one screen: somebody else who is asked in secret, also while the umpire may go on.
   */
  next(): Seat | undefined;
  state(): TableState;
  /** Why the table cannot go on, where more is known than that it has broken down. */
  fault(): Error | undefined;
  /** Whether the match as it stands now outlasts the page. */
  kept(): boolean;
  seal(): Seal | undefined;
  /** Makes a decision, written as a line of notation; `remark` is said with it, without spaces at its ends. */
  play(line: string, remark?: string): Promise<Answer>;
  /** Whether a decision would be allowed now, whatever is said with it, and if not, why. */
  why(line: string): Promise<Answer>;
  /** Takes back the viewer's latest decision. */
  undo(): Promise<UndoAnswer>;
  /** Gives this seat up, which cannot be taken back. It has to be the one that may be given up now. */
  resign(seat: Seat): Promise<void>;
  /** Whether the record holds what others hide as long as anything is hidden. */
  readonly recordShowsAll: boolean;
  /** The match as a text file: see docs/record-format.md. */
  record(): Promise<string>;
  /** What the viewer knew after the first `length` entries. Throws on a length that the match has not had. */
  at(length: number): Promise<Snapshot>;
  /** Draws the curtain: the page forgets everything that the viewer knew. */
  draw(): Promise<void>;
  /** Lifts the curtain for this seat, or looks on as somebody else where that is allowed. */
  look(viewer: Viewer): Promise<void>;
  close(): void;
}
