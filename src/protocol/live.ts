import { Count, type Of } from './common.ts';
import { MatchState, SeatState } from './match.ts';
import { Update } from './update.ts';
import { z } from './zod.ts';

/** What a client says on its socket: after a gap, or when a digest differs, it asks anew from a number. */
export const ClientMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('resume'), after: Count }),
  z.object({ type: z.literal('ping') }),
]);
export type ClientMessage = Of<typeof ClientMessage>;

/**
 * What the server says on a socket. The first message after opening or `resume` brings all updates after the
 * number that the client named; every later one the updates of what has just been stored.
 */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('updates'), updates: z.array(Update), state: MatchState }),
  z.object({ type: z.literal('pong') }),
  z.object({ type: z.literal('seats'), seats: z.array(SeatState) }),
]);
export type ServerMessage = Of<typeof ServerMessage>;
