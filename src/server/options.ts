import type { AnyGame } from '../core/match.ts';
import type { NewThread } from './bots/pool.ts';
import type { DriverName } from './storage/driver.ts';
import type { RandomBytes } from './tokens.ts';

/** How often something may be asked for, from one address. */
export interface Rates {
  /** Requests a minute. */
  readonly requests: number;
  /** New matches and records a minute. */
  readonly creations: number;
  /** Attempts at a seat a minute. */
  readonly claims: number;
  /** Messages that a socket may send in ten seconds. */
  readonly messages: number;
}

export interface ServerOptions {
  /** The database file; its folder is made when it is missing. */
  readonly file: string;
  /** The folder of the built client; without one only the API is served. */
  readonly web?: string | undefined;
  /** Addresses that pages may come from beside the server's own, such as `https://table.example`. */
  readonly origins?: readonly string[];
  /** Set behind a proxy: then the address of a client is the last one that its headers name. */
  readonly trustProxy?: boolean;
  /** Set where the table is reached by https: then cookies travel no other way. */
  readonly secure?: boolean;
  readonly rates?: Partial<Rates>;
  /** How long a computer player may think about one decision, in milliseconds. */
  readonly botMs?: number;
  readonly botThreads?: number;
  /** Sockets that may be open from one address. */
  readonly sockets?: number;
  /** How often a socket is asked whether somebody is still there, in milliseconds. */
  readonly pulseMs?: number;
  readonly drivers?: readonly DriverName[];
  readonly newThread?: NewThread;
  /** The games on the table; those of Schiltron when nothing is said. */
  readonly games?: readonly AnyGame[];
  /**
   * Where the ids of matches and the secrets of their dice come from: the system, unless a test wants the same dice
   * every time. Tokens never come from here.
   */
  readonly random?: RandomBytes;
  /** Where the log goes; nothing is logged without it. */
  readonly log?: { write(line: string): void };
}

export const DEFAULT_RATES: Rates = { requests: 600, creations: 30, claims: 30, messages: 40 };
export const DEFAULT_BOT_MS = 10_000;
export const DEFAULT_SOCKETS = 50;
export const DEFAULT_PULSE_MS = 30_000;
