import { Buffer } from 'node:buffer';
import websocket from '@fastify/websocket';
import type { WebSocket } from '@fastify/websocket';
import {
  ClientMessage,
  CountText,
  LIMITS,
  MatchId,
  Name,
  type ServerMessage,
  z,
} from '../../protocol/index.ts';
import type { Listener, Room } from '../match/room.ts';
import { Refusal } from '../refusal.ts';
import type { App, Context } from './context.ts';
import { needViewer } from './seats.ts';

/** What a frame may come as. */
type RawData = Buffer | ArrayBuffer | Buffer[];

const Match = z.object({ id: MatchId });
const After = z.object({ seat: z.optional(Name), after: z.optional(CountText) });

/** Reasons to close a socket, by the numbers of RFC 6455 and our own above 4000. */
const CLOSE = { goingAway: 1001, badMessage: 1008, again: 1012, tooMany: 4029, slow: 4008 } as const;

/** A client that has not read so many bytes is let go: it comes back and asks for what it missed. */
const UNREAD = 4 * 1024 * 1024;
const PING_MS = 30_000;
const FAREWELL_MS = 1000;
const WINDOW_MS = 10_000;

/** Counts what comes in, and says when it is too much. */
function limiter(max: number, now: () => number): () => boolean {
  let began = now();
  let count = 0;
  return () => {
    if (now() - began >= WINDOW_MS) {
      began = now();
      count = 0;
    }
    count += 1;
    return count > max;
  };
}

const textOf = (data: RawData): string => {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (data instanceof ArrayBuffer ? Buffer.from(data) : data).toString('utf8');
};

function parse(data: RawData): ClientMessage | undefined {
  try {
    const read = ClientMessage.safeParse(JSON.parse(textOf(data)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Joins a socket to a room until either closes. */
function attach(
  socket: WebSocket,
  room: Room,
  viewer: Listener['viewer'],
  after: number | undefined,
  context: Context,
): void {
  const tooMany = limiter(context.rates.messages, () => context.now());
  const listener: Listener = {
    viewer,
    send(message: ServerMessage) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > UNREAD) socket.close(CLOSE.slow);
      else socket.send(JSON.stringify(message));
    },
    drop: () => socket.close(CLOSE.again),
  };
  let alive = true;
  const pulse = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    socket.ping();
  }, PING_MS);
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('close', () => {
    clearInterval(pulse);
    room.unlisten(listener);
  });
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: RawData) => {
    alive = true;
    if (tooMany()) return socket.close(CLOSE.tooMany);
    const message = parse(data);
    switch (message?.type) {
      case undefined:
        return socket.close(CLOSE.badMessage);
      case 'ping':
        return listener.send({ type: 'pong' });
      case 'resume':
        room.resume(listener, message.after).catch(listener.drop);
        return;
    }
  });
  room.listen(listener, after).catch(listener.drop);
}

/** Live updates: one socket for each viewer of a match. */
export async function routeLive(app: App, context: Context): Promise<void> {
  const open = new Map<string, number>();
  await app.register(websocket, {
    options: { maxPayload: LIMITS.frame },
    preClose(done) {
      const { clients } = app.websocketServer;
      for (const client of clients) client.close(CLOSE.goingAway);
      // Whoever does not answer the farewell is not waited for.
      const farewell = setTimeout(() => {
        for (const client of clients) client.terminate();
      }, FAREWELL_MS);
      app.websocketServer.close(() => {
        clearTimeout(farewell);
        done();
      });
    },
  });
  // The connection of a socket that was refused belongs to nobody any more.
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.end();
    done();
  });
  app.get(
    '/api/matches/:id/live',
    {
      websocket: true,
      schema: {
        summary: 'Live updates by WebSocket: see docs/server.md.',
        tags: ['matches'],
        params: Match,
        querystring: After,
      },
      preHandler: async (request) => {
        // What would be refused is refused before the socket opens.
        needViewer(request, await context.rooms.room(request.params.id), request.query.seat);
        if ((open.get(request.ip) ?? 0) >= context.sockets) throw new Refusal('tooMany');
      },
    },
    (socket, request) => {
      const { ip } = request;
      open.set(ip, (open.get(ip) ?? 0) + 1);
      socket.on('close', () => {
        const left = (open.get(ip) ?? 1) - 1;
        if (left > 0) open.set(ip, left);
        else open.delete(ip);
      });
      context.rooms
        .room(request.params.id)
        .then((room) => {
          if (socket.readyState !== socket.OPEN) return;
          attach(socket, room, needViewer(request, room, request.query.seat), request.query.after, context);
        })
        .catch(() => socket.close(CLOSE.again));
    },
  );
}
