import { Count, Line, Name, type Of, Remark, RequestId } from './common.ts';
import { MatchState } from './match.ts';
import { Update } from './update.ts';
import { z } from './zod.ts';

/** An action of a seat. The same `id` sent again has no second effect and gets the same answer. */
export const PostAction = z.object({
  seat: Name,
  id: RequestId,
  /** The decision that the client answers, out of `MatchState`. */
  decision: Count,
  action: Line,
  /** What is said with it, where the game takes something. */
  remark: z.optional(Remark),
  /** The latest update that the client has: the answer brings what came after it. */
  after: z.optional(Count),
});
export type PostAction = Of<typeof PostAction>;

/** Takes the seat's latest action back. */
export const PostUndo = z.object({
  seat: Name,
  id: RequestId,
  /** How many actions stand, as far as the client knows. */
  length: Count,
  after: z.optional(Count),
});
export type PostUndo = Of<typeof PostUndo>;

/** The seat gives up: the others have won. Possible while a match without an umpire goes on; it cannot be taken back. */
export const PostResign = z.object({
  seat: Name,
  id: RequestId,
  after: z.optional(Count),
});
export type PostResign = Of<typeof PostResign>;

/** What came after an update, and what it led to. */
export const Updates = z.object({ updates: z.array(Update), state: MatchState });
export type Updates = Of<typeof Updates>;

/** The action is on disk, under this number of the log. */
export const Accepted = z.object({ number: Count, updates: z.array(Update), state: MatchState });
export type Accepted = Of<typeof Accepted>;

/** The answer to a post that comes too late, or whose turn it is not: what the client missed. */
export const Stale = z.object({
  error: z.object({ code: z.enum(['stale', 'notYourDecision']), args: z.record(z.string(), z.unknown()) }),
  updates: z.array(Update),
  state: MatchState,
});
export type Stale = Of<typeof Stale>;

/** Why a line is refused; allowed when there is no reason. */
export const Verdict = z.object({
  allowed: z.boolean(),
  reason: z.optional(z.object({ code: z.int(), id: z.string(), paragraph: z.string() })),
});
export type Verdict = Of<typeof Verdict>;
