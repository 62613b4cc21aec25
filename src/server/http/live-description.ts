import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { ClientMessage, LIMITS, ServerMessage, z } from '../../protocol/index.ts';
import { CLOSE } from './socket.ts';

const closing: Readonly<Record<number, string>> = {
  [CLOSE.goingAway]: 'The server stops.',
  [CLOSE.badMessage]: 'A message made no sense: do not send it again.',
  [CLOSE.tooLarge]: `A message was longer than ${LIMITS.frame} bytes.`,
  [CLOSE.again]: 'The match has to be opened anew.',
  [CLOSE.slow]: 'The client did not read what it was sent.',
  [CLOSE.tooMany]: 'There were too many messages.',
};

const text = { type: 'string' } as const;

type Paths = NonNullable<NonNullable<FastifyDynamicSwaggerOptions['openapi']>['paths']>;

const operation = {
  summary: 'Live updates by WebSocket.',
  description:
    'Opens a WebSocket, when the request asks for one and the origin and the cookie of the seat fit. Each text ' +
    'frame is one JSON message of `x-websocket`. After a cut the client comes back with the number of the ' +
    'latest update that it has.',
  tags: ['matches'],
  parameters: [
    { in: 'path', name: 'id', required: true, schema: text },
    { in: 'query', name: 'seat', description: 'The seat that looks; an observer without it.', schema: text },
    {
      in: 'query',
      name: 'after',
      description: 'The number of the latest update that the client has; without it everything comes.',
      schema: { type: 'integer', minimum: 0 } as const,
    },
  ],
  responses: {
    '101': { description: 'The socket is open.' },
    '4XX': { description: 'It is refused, for the same reasons as a look at the match.' },
  },
  'x-websocket': {
    fromServer: z.toJSONSchema(ServerMessage),
    fromClient: z.toJSONSchema(ClientMessage, { io: 'input' }),
    closing,
  },
};

/** What the description of the API says of the live socket: its address, and every message that passes through it. */
export const livePaths = (): Paths => ({ '/api/matches/{id}/live': { get: operation } });
