import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { jsonSchemaTransform, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { pino } from 'pino';
import { LIMITS } from '../protocol/index.ts';
import { BotPool } from './bots/pool.ts';
import { routeClient } from './http/client.ts';
import type { App, Context } from './http/context.ts';
import { answerErrors, safely } from './http/errors.ts';
import { routeGames } from './http/games.ts';
import { routeHealth } from './http/health.ts';
import { livePaths } from './http/live-description.ts';
import { routeLive } from './http/live.ts';
import { routeMatches } from './http/matches.ts';
import { secure } from './http/security.ts';
import { Rooms } from './match/rooms.ts';
import { GAMES_HERE } from './match/terms.ts';
import { written } from './match/written.ts';
import {
  DEFAULT_BOT_MS,
  DEFAULT_PULSE_MS,
  DEFAULT_RATES,
  DEFAULT_SOCKETS,
  type ServerOptions,
} from './options.ts';
import { Refusal } from './refusal.ts';
import { Store } from './storage/store.ts';

export { NoDriver } from './storage/driver.ts';
export { Store } from './storage/store.ts';
export type { ServerOptions } from './options.ts';

/** A server that runs. */
export interface Server {
  /** Begins to listen, and gives the address. Port 0 takes any that is free. */
  listen(at: { readonly host: string; readonly port: number }): Promise<string>;
  /** Finishes what was asked for, closes the sockets, and lets go of the database. */
  stop(): Promise<void>;
}

/** Opens the database and puts the server together. Throws `NoDriver` when this Node has no SQLite. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const store = await Store.open(options.file, options.drivers);
  const bots = new BotPool(options.botThreads ?? 1, options.botMs ?? DEFAULT_BOT_MS, options.newThread);
  const logger: FastifyBaseLogger =
    options.log === undefined ? pino({ enabled: false }) : pino({ base: null }, options.log);
  const now = (): number => Date.now();
  const { games = GAMES_HERE } = options;
  const rooms = new Rooms({
    games,
    store,
    bots,
    now,
    random: options.random ?? randomBytes,
    failed: (error) => logger.error(safely(error), 'failed'),
  });
  const app: App = Fastify({
    loggerInstance: logger,
    // Addresses hold the ids of matches: our own line names the route alone.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.body,
    // One proxy: what stands before the address that it names comes from the client, who may write anything there.
    trustProxy: options.trustProxy === true ? (_address, hop) => hop === 0 : false,
    forceCloseConnections: 'idle',
    // We say in our own words that the server stops.
    return503OnClosing: false,
    requestTimeout: 30_000,
  }).withTypeProvider<ZodTypeProvider>();
  const context: Context = {
    games,
    rooms,
    store,
    now,
    rates: { ...DEFAULT_RATES, ...options.rates },
    origins: options.origins ?? [],
    secure: options.secure ?? false,
    sockets: options.sockets ?? DEFAULT_SOCKETS,
    pulseMs: options.pulseMs ?? DEFAULT_PULSE_MS,
  };
  let stopping = false;
  app.addHook('onRequest', (_request, _reply, done) => {
    done(stopping ? new Refusal('stopping') : undefined);
  });
  await assemble(app, context, options.web);
  return {
    async listen(at) {
      await app.listen(at);
      rooms.wakeAll().catch((error: unknown) => logger.error(safely(error), 'failed'));
      return addressOf(app.server.address());
    },
    async stop() {
      stopping = true;
      await closing(app);
      await bots.stop();
      await rooms.settled();
      await store.close();
    },
  };
}

async function assemble(app: App, context: Context, web: string | undefined): Promise<void> {
  app.setValidatorCompiler(validatorCompiler);
  // What is answered has been made for whoever asks, and its type is checked against the schema.
  app.setSerializerCompiler(() => written);
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOptions.url ?? '', status: reply.statusCode, ms }, 'answered');
    done();
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Schiltron', description: 'The table of Schiltron by HTTP.', version: '1' },
      paths: livePaths(),
    },
    transform: jsonSchemaTransform,
  });
  await secure(app, context);
  await routeLive(app, context);
  await app.register(async (routes) => {
    const typed: App = routes.withTypeProvider<ZodTypeProvider>();
    routeHealth(typed, context);
    routeGames(typed, context);
    routeMatches(typed, context);
    typed.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
  });
  await routeClient(app, web);
}

/** Lets what is being asked for be answered, but waits for nobody longer than this. */
const PATIENCE_MS = 5000;

/** Closes the web server, and with it the connections that are still open after a while. */
async function closing(app: App): Promise<void> {
  const impatience = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS);
  await app.close();
  clearTimeout(impatience);
}

function addressOf(address: string | AddressInfo | null): string {
  if (address === null || typeof address === 'string') return address ?? '';
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
