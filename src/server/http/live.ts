import websocket from '@fastify/websocket';
import { CountText, LIMITS, MatchId, Name, z } from '../../protocol/index.ts';
import { Refusal } from '../refusal.ts';
import type { App, Context } from './context.ts';
import { needViewer } from './seats.ts';
import { attach, CLOSE } from './socket.ts';

const Match = z.object({ id: MatchId });
const After = z.object({ seat: z.optional(Name), after: z.optional(CountText) });

const FAREWELL_MS = 1000;

/** How many sockets are open from each address. */
class Crowd {
  private readonly open = new Map<string, number>();
  private readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  isFull(address: string): boolean {
    return (this.open.get(address) ?? 0) >= this.max;
  }

  enter(address: string): void {
    this.open.set(address, (this.open.get(address) ?? 0) + 1);
  }

  leave(address: string): void {
    const left = (this.open.get(address) ?? 1) - 1;
    if (left > 0) this.open.set(address, left);
    else this.open.delete(address);
  }
}

async function openWebsockets(app: App): Promise<void> {
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
}

/** Live updates: one socket for each viewer of a match. `live-description.ts` says what passes through it. */
export async function routeLive(app: App, { rooms, rates, sockets, pulseMs }: Context): Promise<void> {
  const crowd = new Crowd(sockets);
  await openWebsockets(app);
  app.get(
    '/api/matches/:id/live',
    {
      websocket: true,
      schema: { params: Match, querystring: After },
      preHandler: async (request) => {
        // What would be refused is refused before the socket opens.
        needViewer(request, await rooms.room(request.params.id), request.query.seat);
        if (crowd.isFull(request.ip)) throw new Refusal('tooMany');
      },
    },
    (socket, request) => {
      const { ip, query } = request;
      crowd.enter(ip);
      socket.on('close', () => crowd.leave(ip));
      rooms
        .room(request.params.id)
        .then((room) => {
          if (socket.readyState !== socket.OPEN) return;
          const viewer = needViewer(request, room, query.seat);
          attach(socket, room, viewer, query.after, { messages: rates.messages, pulseMs });
        })
        .catch(() => socket.close(CLOSE.again));
    },
  );
}
