import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ClientMessage, ServerMessage } from '../../src/protocol/index.ts';
import { closedWith, type House, opened, openHouse, Visitor } from './table.kit.ts';

interface Schema {
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, { readonly const?: unknown }>>;
}

interface Operation {
  readonly summary: string;
  readonly responses: object;
  readonly 'x-websocket'?: {
    readonly fromServer: Schema;
    readonly fromClient: Schema;
    readonly closing: Readonly<Record<string, string>>;
  };
}

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let house: House;
let description: Description;

beforeAll(async () => {
  house = await openHouse({ rates: { requests: 1e9, creations: 1e9, claims: 1e9, messages: 5 } });
  const { text } = await new Visitor(house.url).send('GET', '/api/openapi.json');
  description = JSON.parse(text) as Description;
});

afterAll(() => house.close());

/** The types of message that a schema of the description names. */
const typesIn = ({ oneOf = [] }: Schema): unknown[] => oneOf.map((each) => each.properties?.['type']?.const);

/** The types that the server's own schemas know. */
const typesOf = (schema: typeof ClientMessage | typeof ServerMessage): unknown[] =>
  schema.def.options.flatMap((option) => [...option.def.shape.type.def.values]);

describe('the description', () => {
  it('holds every route with its answers', () => {
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths).toSorted()).toEqual([
      '/api/games',
      '/api/matches',
      '/api/matches/{id}',
      '/api/matches/{id}/actions',
      '/api/matches/{id}/at/{length}',
      '/api/matches/{id}/claim',
      '/api/matches/{id}/invitation',
      '/api/matches/{id}/live',
      '/api/matches/{id}/material',
      '/api/matches/{id}/offer',
      '/api/matches/{id}/record',
      '/api/matches/{id}/resign',
      '/api/matches/{id}/undo',
      '/api/matches/{id}/updates',
      '/api/matches/{id}/why',
      '/api/records',
      '/api/records/check',
    ]);
    for (const methods of Object.values(description.paths)) {
      for (const { summary, responses } of Object.values(methods)) {
        expect(summary).toMatch(/\.$/);
        expect(Object.keys(responses)).not.toEqual([]);
      }
    }
  });

  it('holds every message that passes through a socket, and every way in which it is closed', async () => {
    const live = description.paths['/api/matches/{id}/live']?.['get']?.['x-websocket'];
    if (live === undefined) throw new Error('the live socket is not described');
    expect(typesIn(live.fromServer)).toEqual(typesOf(ServerMessage));
    expect(typesIn(live.fromClient)).toEqual(typesOf(ClientMessage));

    // What a server really says, when it is asked everything that it can be asked.
    const maker = new Visitor(house.url);
    const { match, invites } = await maker.create({ game: 'hammer-of-the-scots', scenario: 'braveheart' });
    const socket = maker.socket(match.id);
    const said = new Set<string>();
    socket.on('message', (data: Buffer) => {
      const message = ServerMessage.parse(JSON.parse(data.toString('utf8')));
      said.add(message.type);
    });
    await opened(socket);
    for (const type of typesOf(ClientMessage)) socket.send(JSON.stringify({ type, after: 0 }));
    await maker.claim(match.id, invites['english'] ?? '');
    await expect.poll(() => said).toEqual(new Set(typesIn(live.fromServer)));
    const closed = closedWith(socket);
    for (let i = 0; i < 5; i += 1) socket.send('{"type":"ping"}');
    expect(Object.keys(live.closing)).toContain(String(await closed));
    for (const text of ['{', 'x'.repeat(5000)]) {
      const other = maker.socket(match.id);
      await opened(other);
      const ended = closedWith(other);
      other.send(text);
      expect(Object.keys(live.closing)).toContain(String(await ended));
    }
  });
});
