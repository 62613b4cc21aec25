import type { ConfigRequest } from '../../core/config.ts';
import type { Json, ReasonCode, Seat, Viewer } from '../../core/game.ts';
import type { Told, UndoRefusal } from '../../core/match.ts';
import type { PlacedProblem, Problem } from '../../core/problem.ts';
import type { Player } from './players.ts';
import type { Seal } from '../../core/seal.ts';
import type { Snapshot } from './table.ts';

/** How a match comes to the worker. */
export type Start =
  | {
      readonly type: 'new';
      readonly id: string;
      readonly gameId: string;
      readonly config: ConfigRequest;
      readonly players: readonly Player[];
    }
  /** A match that this browser keeps. */
  | { readonly type: 'kept'; readonly id: string }
  /** A record to look through. */
  | { readonly type: 'record'; readonly text: string }
  /** A new match that goes on from a point of a record. */
  | {
      readonly type: 'branch';
      readonly id: string;
      readonly text: string;
      readonly length: number;
      readonly players: readonly Player[];
    };

/** What the page asks of the worker, and what it is answered. */
export interface Errands {
  open: { ask: { readonly start: Start; readonly pace: number }; answer: Opened };
  play: { ask: { readonly line: string; readonly remark?: string }; answer: Verdict };
  why: { ask: { readonly line: string }; answer: Verdict };
  undo: { ask: Record<never, never>; answer: { readonly refusal?: UndoRefusal } };
  resign: { ask: { readonly seat: Seat }; answer: Record<never, never> };
  record: { ask: Record<never, never>; answer: { readonly text: string } };
  at: { ask: { readonly length: number }; answer: { readonly snapshot: Snapshot } };
  draw: { ask: Record<never, never>; answer: Record<never, never> };
  look: { ask: { readonly viewer: Viewer }; answer: Record<never, never> };
  pace: { ask: { readonly pace: number }; answer: Record<never, never> };
}

export type Errand = keyof Errands;

/** 0 when it is allowed; `unread` when the line is no action at all. */
export type Verdict = { readonly code: ReasonCode } | { readonly unread: true };

export type Opened =
  | {
      readonly ok: true;
      readonly gameId: string;
      readonly seats: readonly Seat[];
      readonly material?: Json;
    }
  | { readonly ok: false; readonly problem: Problem | PlacedProblem | 'lost' };

export interface Asked<E extends Errand = Errand> {
  readonly errand: E;
  readonly number: number;
  readonly ask: Errands[E]['ask'];
}

/** What the viewer sees, without the news that the page has already. */
export type Glance = Omit<Snapshot, 'log' | 'told'>;

/** What the worker says of itself. */
export type Said =
  | { readonly type: 'answer'; readonly number: number; readonly answer: unknown }
  | { readonly type: 'fault'; readonly number: number; readonly message: string }
  /** The match cannot go on: a fault of the program. */
  | { readonly type: 'broken'; readonly message: string }
  /** Whether the match could be kept as it stands now; said when that changes. */
  | { readonly type: 'keeping'; readonly kept: boolean }
  /** The viewer's news from number `from` on replace what the page has from there; `told` is how many are new. */
  | {
      readonly type: 'seen';
      readonly glance: Glance;
      readonly from: number;
      readonly news: readonly Told[];
      readonly told: number;
      readonly next: Seat | undefined;
      readonly thinking: boolean;
      readonly seal: Seal | undefined;
    }
  | { readonly type: 'curtain'; readonly next: Seat; readonly seal: Seal | undefined };
