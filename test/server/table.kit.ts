import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';
import {
  Accepted,
  Claimed,
  Created,
  type CreateMatch,
  MatchState,
  type Of,
  Refused,
  ServerMessage,
  Updates,
  type z,
} from '../../src/protocol/index.ts';
import { createServer, type Server, type ServerOptions } from '../../src/server/index.ts';
import { CHANCE } from '../chance.kit.ts';

/** Limits that no test reaches by accident. */
const NO_LIMITS = { requests: 1e9, creations: 1e9, claims: 1e9, messages: 1e9 };

export interface House {
  readonly url: string;
  readonly server: Server;
  readonly folder: string;
  readonly file: string;
  close(): Promise<void>;
}

let drawn = 0;

/** Bytes that are the same in every run: no test hangs on dice that nobody will see again. */
function sameEveryTime(outputLength: number): Uint8Array {
  drawn += 1;
  return createHash('shake256', { outputLength }).update(`${CHANCE} ${drawn}`).digest();
}

/** A server of its own on a free port, with a folder that is gone afterwards. */
export async function openHouse(options: Partial<ServerOptions> = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'schiltron-server-'));
  const file = options.file ?? join(folder, 'data', 'schiltron.sqlite');
  const server = await createServer({ rates: NO_LIMITS, random: sameEveryTime, ...options, file });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const close = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, server, folder, file, close };
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** A browser with its cookies: what the server sends and gets back is all it knows. */
export class Visitor {
  url: string;
  /** Everything that came back, as it came. */
  readonly heard: string[] = [];
  /** By match. */
  private readonly cookies = new Map<string, Map<string, string>>();

  constructor(url: string) {
    this.url = url;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...this.cookieFor(path),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    this.heard.push(text);
    return { status: response.status, text, headers: response.headers };
  }

  async create(asked: CreateMatch): Promise<Created> {
    return read(Created, await this.send('POST', '/api/matches', asked));
  }

  async claim(match: string, token: string, id: string = randomUUID()): Promise<Claimed> {
    return read(Claimed, await this.send('POST', `/api/matches/${match}/claim`, { token, id }));
  }

  async state(match: string, seat?: string): Promise<MatchState> {
    return read(MatchState, await this.send('GET', `/api/matches/${match}${asking({ seat })}`));
  }

  async updates(match: string, seat?: string, after?: number): Promise<Updates> {
    return read(Updates, await this.send('GET', `/api/matches/${match}/updates${asking({ seat, after })}`));
  }

  post(match: string, seat: string, decision: number, action: string, more: object = {}): Promise<Reply> {
    return this.send('POST', `/api/matches/${match}/actions`, {
      seat,
      decision,
      action,
      id: randomUUID(),
      ...more,
    });
  }

  async act(
    match: string,
    seat: string,
    decision: number,
    action: string,
    more: object = {},
  ): Promise<Accepted> {
    return read(Accepted, await this.post(match, seat, decision, action, more));
  }

  undo(match: string, seat: string, length: number, id: string = randomUUID()): Promise<Reply> {
    return this.send('POST', `/api/matches/${match}/undo`, { seat, id, length });
  }

  /** Opens a socket and waits for what it says first. */
  async listen(match: string, seat?: string, after?: number): Promise<Ear> {
    const ear = new Ear(this.socket(match, { seat, after }), this.heard);
    await ear.until((state) => state.number >= 0);
    return ear;
  }

  socket(match: string, query: Query = {}, headers: Readonly<Record<string, string>> = {}): WebSocket {
    const path = `/api/matches/${match}/live`;
    return new WebSocket(`${this.url.replace('http', 'ws')}${path}${asking(query)}`, {
      headers: { ...this.cookieFor(path), ...headers },
    });
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const match =
      attributes
        .find((each) => each.startsWith('Path='))
        ?.split('/')
        .at(-1) ?? '';
    const [name = '', value = ''] = pair.split('=');
    const jar = this.cookies.get(match) ?? new Map<string, string>();
    jar.set(name, value);
    this.cookies.set(match, jar);
  }

  private cookieFor(path: string): Record<string, string> {
    const jar = this.cookies.get(path.split(/[/?]/)[3] ?? '');
    return jar === undefined
      ? {}
      : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
  }
}

interface Query {
  readonly seat?: string | undefined;
  readonly after?: number | undefined;
}

const asking = (query: Query): string => {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
};

/** The answer, which has to be one of this kind. */
export function read<T extends z.ZodMiniType>(schema: T, { status, text }: Reply): Of<T> {
  if (status >= 400) throw new Error(`refused with ${status}: ${text.slice(0, 300)}`);
  return exactly(schema, text);
}

/** What a text says, which has to be all that the schema names and nothing else. */
function exactly<T extends z.ZodMiniType>(schema: T, text: string): Of<T> {
  const json: unknown = JSON.parse(text);
  const read = schema.parse(json);
  if (!isDeepStrictEqual(read, json)) throw new Error(`more than its schema names: ${text.slice(0, 300)}`);
  return read;
}

/** The code of a refusal. */
export function refusal({ status, text }: Reply): {
  status: number;
  code: string;
  args: Record<string, unknown>;
} {
  const { error } = Refused.parse(JSON.parse(text));
  return { status, code: error.code, args: error.args };
}

const CHECKED = 50;

/** A socket that is listened to says something more often than this. */
const QUIET_MS = 60_000;

/** Somebody who listens at a socket, and checks that no number is missing. */
export class Ear {
  readonly socket: WebSocket;
  readonly numbers: number[] = [];
  state: MatchState | undefined;
  closed: number | undefined;
  private readonly waiting = new Set<() => void>();
  private checked = 0;

  constructor(socket: WebSocket, heard: string[]) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = (data as Buffer).toString('utf8');
      heard.push(text);
      const message = this.read(text);
      if (message.type === 'updates') {
        for (const { number } of message.updates) this.numbers.push(number);
        this.state = message.state;
      }
      for (const wake of this.waiting) wake();
    });
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.closed = code;
      for (const wake of this.waiting) wake();
    });
  }

  /** The state once it is like this. */
  async until(holds: (state: MatchState) => boolean): Promise<MatchState> {
    const found = await this.wait(() =>
      this.state !== undefined && holds(this.state) ? this.state : undefined,
    );
    return found;
  }

  /** The first messages are held against the schema; after that they are believed. */
  private read(text: string): ServerMessage {
    this.checked += 1;
    return this.checked > CHECKED ? (JSON.parse(text) as ServerMessage) : exactly(ServerMessage, text);
  }

  /** The number with which the socket was closed. */
  ended(): Promise<number> {
    return this.wait(() => this.closed);
  }

  close(): void {
    this.socket.terminate();
  }

  private wait<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find();
        timer.refresh();
        if (found === undefined && this.closed === undefined) return;
        this.waiting.delete(look);
        clearTimeout(timer);
        if (found === undefined) reject(new Error(`the socket was closed: ${this.closed}`));
        else resolve(found);
      };
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error('nothing came'));
      }, QUIET_MS);
      this.waiting.add(look);
      look();
    });
  }
}

/** How a socket that does not open is refused: the status of the answer. */
export const refusedWith = (socket: WebSocket): Promise<number> =>
  new Promise((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => reject(new Error('the socket opened')));
    socket.on('error', () => undefined);
  });

/** The number with which a socket is closed. */
export const closedWith = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.on('close', resolve);
    socket.on('error', () => undefined);
  });

export const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.on('open', () => resolve());
    socket.on('error', reject);
  });

export const GAME = 'hammer-of-the-scots';

/** Two people and the match they play: the one who made it is English. */
export async function pair(
  url: string,
  more: Partial<CreateMatch> = {},
): Promise<{ id: string; english: Visitor; scottish: Visitor; created: Created }> {
  const [english, scottish] = [new Visitor(url), new Visitor(url)];
  const created = await english.create({ game: GAME, scenario: 'braveheart', take: ['english'], ...more });
  await scottish.claim(created.match.id, created.invites['scottish'] ?? '');
  return { id: created.match.id, english, scottish, created };
}
