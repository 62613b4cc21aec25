import { Buffer } from 'node:buffer';
import { performance } from 'node:perf_hooks';
import type { WebSocket } from '@fastify/websocket';
import type { Viewer } from '../../core/game.ts';
import { ClientMessage } from '../../protocol/index.ts';
import { frame, type Listener } from '../match/audience.ts';
import type { Room } from '../match/room.ts';

/** What a frame may come as. */
type RawData = Buffer | ArrayBuffer | Buffer[];

/** Why the server closes a socket: the numbers of RFC 6455, and our own above 4000. */
export const CLOSE = {
  goingAway: 1001,
  badMessage: 1008,
  tooLarge: 1009,
  again: 1012,
  slow: 4008,
  tooMany: 4029,
} as const;

/** So many bytes may wait for a client that does not read; with more it is let go, and asks for what it missed. */
const UNREAD = 1024 * 1024;
const WINDOW_MS = 10_000;

/** What holds for every socket. */
export interface SocketRules {
  /** Messages that may come in ten seconds. */
  readonly messages: number;
  /** How often a socket is asked whether somebody is still there, in milliseconds. */
  readonly pulseMs: number;
}

/** Counts what comes in, and says when it is too much. Goes by time that passes, so that no clock can be set wrong. */
function limiter(max: number): () => boolean {
  let began = performance.now();
  let count = 0;
  return () => {
    if (performance.now() - began >= WINDOW_MS) {
      began = performance.now();
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

/** Ends a socket at whose other end nobody answers any more. */
function keepAlive(socket: WebSocket, pulseMs: number): void {
  let alive = true;
  const answered = (): void => {
    alive = true;
  };
  const pulse = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, pulseMs);
  socket.on('pong', answered);
  socket.on('message', answered);
  socket.on('close', () => clearInterval(pulse));
}

/** Joins a socket to a room until either closes. `after` is the number of the update that the client has. */
export function attach(
  socket: WebSocket,
  room: Room,
  viewer: Viewer,
  after: number | undefined,
  { messages, pulseMs }: SocketRules,
): void {
  const tooMany = limiter(messages);
  const listener: Listener = {
    viewer,
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > UNREAD) socket.close(CLOSE.slow);
      else socket.send(message, { binary: false });
    },
    drop: () => socket.close(CLOSE.again),
  };
  keepAlive(socket, pulseMs);
  socket.on('close', () => room.unlisten(listener));
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: RawData) => {
    if (socket.readyState !== socket.OPEN) return;
    if (tooMany()) return socket.close(CLOSE.tooMany);
    const message = parse(data);
    switch (message?.type) {
      case undefined:
        return socket.close(CLOSE.badMessage);
      case 'ping':
        return listener.send(frame({ type: 'pong' }));
      case 'resume':
        room.resume(listener, message.after).catch(listener.drop);
        return;
    }
  });
  room.listen(listener, after).catch(listener.drop);
}
