import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AnyGame } from '../../core/match.ts';
import type { Rooms } from '../match/rooms.ts';
import type { Rates } from '../options.ts';
import type { Store } from '../storage/store.ts';

/** The web server, with requests and answers typed by the schemas of the protocol. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the routes need. */
export interface Context {
  /** The games on the table. */
  readonly games: readonly AnyGame[];
  readonly rooms: Rooms;
  readonly store: Store;
  readonly rates: Rates;
  readonly origins: readonly string[];
  readonly secure: boolean;
  readonly sockets: number;
  readonly pulseMs: number;
  readonly now: () => number;
}

/** A limit of its own for a route. */
export const limited = (max: number): { rateLimit: { max: number; timeWindow: string } } => ({
  rateLimit: { max, timeWindow: '1 minute' },
});
