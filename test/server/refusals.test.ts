import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '../../src/server/tokens.ts';
import {
  closedWith,
  GAME,
  type House,
  opened,
  openHouse,
  pair,
  refusal,
  refusedWith,
  Visitor,
} from './table.kit.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

describe('a seat', () => {
  it('is nobody else’s to play or to look from', async () => {
    const { id, english, scottish } = await pair(house.url);
    const { decision, legal } = await english.state(id, 'english');
    for (const other of [scottish, new Visitor(house.url)]) {
      const post = await other.post(id, 'english', decision ?? -1, legal[0] ?? '');
      expect(refusal(post)).toMatchObject({ status: 403, code: 'notYourSeat' });
      expect(refusal(await other.undo(id, 'english', 0)).code).toBe('notYourSeat');
      for (const path of ['', '/updates', '/at/0', '/record']) {
        const looked = await other.send('GET', `/api/matches/${id}${path}?seat=english`);
        expect(refusal(looked)).toMatchObject({ status: 403, code: 'notYourSeat' });
      }
      const asked = await other.send('GET', `/api/matches/${id}/why?seat=english&action=end`);
      expect(refusal(asked).code).toBe('notYourSeat');
      expect(await refusedWith(other.socket(id, { seat: 'english' }))).toBe(403);
    }
    expect((await english.state(id, 'english')).number).toBe(0);
  });

  it('that does not exist is said to be so', async () => {
    const { id, english } = await pair(house.url);
    expect(refusal(await english.send('GET', `/api/matches/${id}?seat=norse`)).code).toBe('noSuchSeat');
  });

  it('does not open to a cookie that was made up', async () => {
    const { id } = await pair(house.url);
    const liar = new Visitor(house.url);
    const cookie = `seat-english=${newToken()}`;
    const answer = await liar.send('GET', `/api/matches/${id}?seat=english`, undefined, { cookie });
    expect(refusal(answer).code).toBe('notYourSeat');
  });
});

describe('an invitation', () => {
  it('is good once, and again only for whoever used it', async () => {
    const maker = new Visitor(house.url);
    const { match, invites, keys } = await maker.create({
      game: GAME,
      scenario: 'braveheart',
      take: ['english'],
    });
    expect(Object.keys(invites)).toEqual(['scottish']);
    expect(Object.keys(keys)).toEqual(['english']);
    const token = invites['scottish'] ?? '';
    const friend = new Visitor(house.url);
    const request = randomUUID();
    const first = await friend.claim(match.id, token, request);
    // The answer was lost on its way: the same request is answered again.
    const again = await friend.claim(match.id, token, request);
    expect([first.seat, again.seat]).toEqual(['scottish', 'scottish']);
    const thief = new Visitor(house.url);
    const stolen = await thief.send('POST', `/api/matches/${match.id}/claim`, { token, id: randomUUID() });
    expect(refusal(stolen)).toMatchObject({ status: 409, code: 'inviteSpent' });
    const asCookie = await thief.send('GET', `/api/matches/${match.id}?seat=scottish`, undefined, {
      cookie: `seat-scottish=${token}`,
    });
    expect(refusal(asCookie).code).toBe('notYourSeat');
    const elsewhere = new Visitor(house.url);
    expect(await elsewhere.claim(match.id, first.key)).toEqual({ seat: 'scottish', key: first.key });
    expect((await elsewhere.state(match.id, 'scottish')).viewer).toBe('scottish');
  });

  it('that was made up opens nothing', async () => {
    const { id } = await pair(house.url);
    const liar = new Visitor(house.url);
    const claim = (token: string) =>
      liar.send('POST', `/api/matches/${id}/claim`, { token, id: randomUUID() });
    expect(refusal(await claim(newToken()))).toMatchObject({ status: 403, code: 'badToken' });
    expect(refusal(await claim('short'))).toMatchObject({ status: 400, code: 'badRequest' });
  });

  it('of one match opens no other', async () => {
    const maker = new Visitor(house.url);
    const one = await maker.create({ game: GAME, scenario: 'braveheart' });
    const two = await maker.create({ game: GAME, scenario: 'braveheart' });
    const token = one.invites['english'] ?? '';
    const answer = await maker.send('POST', `/api/matches/${two.match.id}/claim`, {
      token,
      id: randomUUID(),
    });
    expect(refusal(answer).code).toBe('badToken');
  });
});

describe('a cookie', () => {
  it('is read by no script, sent by no other site, and goes to its match alone', async () => {
    const maker = new Visitor(house.url);
    const reply = await maker.send('POST', '/api/matches', {
      game: GAME,
      scenario: 'braveheart',
      take: ['english'],
    });
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain(`Path=/api/matches/${JSON.parse(reply.text).match.id}`);
  });
});

describe('a page of another site', () => {
  const elsewhere = { origin: 'https://elsewhere.example' };

  it('cannot change anything, nor listen', async () => {
    const { id, english } = await pair(house.url);
    const { decision, legal } = await english.state(id, 'english');
    const body = { seat: 'english', id: randomUUID(), decision, action: legal[0] };
    const path = `/api/matches/${id}/actions`;
    for (const headers of [elsewhere, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
      expect(refusal(await english.send('POST', path, body, headers))).toMatchObject({
        status: 403,
        code: 'wrongOrigin',
      });
    }
    expect(await refusedWith(english.socket(id, { seat: 'english' }, elsewhere))).toBe(403);
    expect((await english.state(id, 'english')).number).toBe(0);
  });

  it('may when it is one of those that were named, and so may the table’s own', async () => {
    const other = await openHouse({ origins: ['https://elsewhere.example'] });
    try {
      const maker = new Visitor(other.url);
      const body = { game: GAME, scenario: 'braveheart' };
      expect((await maker.send('POST', '/api/matches', body, elsewhere)).status).toBe(201);
      expect((await maker.send('POST', '/api/matches', body, { origin: other.url })).status).toBe(201);
    } finally {
      await other.close();
    }
  });
});

describe('what is too large', () => {
  it('is refused as a body', async () => {
    const visitor = new Visitor(house.url);
    const { id } = await pair(house.url);
    const answer = await visitor.post(id, 'english', 0, 'x'.repeat(20_000));
    expect(refusal(answer)).toMatchObject({ status: 413, code: 'tooLarge' });
    const record = await visitor.send('POST', '/api/records', { record: 'x'.repeat(2_000_000) });
    expect(refusal(record)).toMatchObject({ status: 413, code: 'tooLarge' });
  });

  it('ends a socket as a frame', async () => {
    const { id, english } = await pair(house.url);
    const socket = english.socket(id, { seat: 'english' });
    await opened(socket);
    const closed = closedWith(socket);
    socket.send('x'.repeat(5000));
    expect(await closed).toBe(1009);
  });

  it('or makes no sense, ends a socket too', async () => {
    const { id, english } = await pair(house.url);
    for (const text of ['{', '{"type":"dance"}', '[]', '{"type":"resume","after":-1}']) {
      const socket = english.socket(id, { seat: 'english' });
      await opened(socket);
      const closed = closedWith(socket);
      socket.send(text);
      expect(await closed).toBe(1008);
    }
  });
});

describe('what is not there', () => {
  it('is said to be so', async () => {
    const visitor = new Visitor(house.url);
    const match = await visitor.send('GET', `/api/matches/${'A'.repeat(22)}`);
    expect(refusal(match)).toMatchObject({ status: 404, code: 'noSuchMatch' });
    expect(refusal(await visitor.send('GET', '/api/nothing'))).toMatchObject({
      status: 404,
      code: 'notFound',
    });
    expect(await refusedWith(visitor.socket('A'.repeat(22)))).toBe(404);
    const create = (body: object) => visitor.send('POST', '/api/matches', { game: GAME, ...body });
    expect(refusal(await create({ scenario: 'x', game: 'chess' })).code).toBe('noSuchGame');
    expect(refusal(await create({ scenario: 'nowhere' }))).toMatchObject({
      code: 'badConfig',
      args: { problem: 'unknownScenario' },
    });
    expect(refusal(await create({ scenario: 'braveheart', seats: { english: 'nobody' } })).code).toBe(
      'noSuchPlayer',
    );
    expect(refusal(await create({ scenario: 'braveheart', seats: { french: 'clerk' } })).code).toBe(
      'noSuchSeat',
    );
  });

  it('or is no JSON, is refused without an echo', async () => {
    const visitor = new Visitor(house.url);
    const answer = await visitor.send('POST', '/api/matches', '{"<script>');
    expect(refusal(answer)).toMatchObject({ status: 400, code: 'badRequest' });
    expect(answer.text).not.toContain('script');
    const plain = await visitor.send('POST', '/api/matches', '{}', { 'content-type': 'text/plain' });
    expect(plain.status).toBe(400);
  });
});

describe('spectators', () => {
  it('are kept out where the match says so, but for those who play', async () => {
    const { id, english } = await pair(house.url, { spectators: false });
    const stranger = new Visitor(house.url);
    expect(refusal(await stranger.send('GET', `/api/matches/${id}`))).toMatchObject({
      status: 403,
      code: 'noSpectators',
    });
    expect(await refusedWith(stranger.socket(id))).toBe(403);
    expect((await english.state(id)).viewer).toBe('observer');
  });
});

describe('limits', () => {
  it('hold for requests, new matches and messages', async () => {
    const small = await openHouse({
      rates: { requests: 40, creations: 2, claims: 1, messages: 3 },
      sockets: 1,
    });
    try {
      const { id, english, scottish } = await pair(small.url);
      const create = () => english.send('POST', '/api/matches', { game: GAME, scenario: 'braveheart' });
      expect((await create()).status).toBe(201);
      expect(refusal(await create())).toMatchObject({ status: 429, code: 'tooMany' });
      const claim = await scottish.send('POST', `/api/matches/${id}/claim`, {
        token: newToken(),
        id: randomUUID(),
      });
      expect(refusal(claim).code).toBe('tooMany');
      const socket = english.socket(id, { seat: 'english' });
      await opened(socket);
      expect(await refusedWith(scottish.socket(id, { seat: 'scottish' }))).toBe(429);
      const closed = closedWith(socket);
      for (let i = 0; i < 4; i += 1) socket.send('{"type":"ping"}');
      expect(await closed).toBe(4029);
      const answers = await Promise.all(Array.from({ length: 40 }, () => english.send('GET', '/api/games')));
      expect(answers.some(({ status }) => status === 429)).toBe(true);
      expect((await english.send('GET', '/healthz')).status).toBe(200);
    } finally {
      await small.close();
    }
  });
});

describe('limits of an address', () => {
  const small = { requests: 5, creations: 1, claims: 1, messages: 3 };
  const create = { game: GAME, scenario: 'braveheart' };

  it('hold however the address of the page is written', async () => {
    const limits = await openHouse({ rates: small });
    try {
      const visitor = new Visitor(limits.url);
      expect((await visitor.send('POST', '/api/matches', create)).status).toBe(201);
      for (const path of ['/%61pi/matches', '/api/%6Datches', '/%61%70%69/matches', '/api/matches?'])
        expect(refusal(await visitor.send('POST', path, create)).code, path).toBe('tooMany');
      const seen = new Set<number>();
      for (let i = 0; i < 8; i += 1) {
        const { status, headers } = await visitor.send('GET', '/ap%69/games');
        expect(headers.get('cache-control')).toBe('no-store');
        seen.add(status);
      }
      expect(seen).toEqual(new Set([200, 429]));
      for (let i = 0; i < 8; i += 1) seen.add((await visitor.send('GET', '/readyz')).status);
      expect((await visitor.send('GET', '/readyz')).status).toBe(429);
      expect((await visitor.send('GET', '/healthz')).status).toBe(200);
    } finally {
      await limits.close();
    }
  });

  it('hold behind a proxy for the address that it names, whatever the client says before', async () => {
    const limits = await openHouse({ rates: small, trustProxy: true });
    try {
      const visitor = new Visitor(limits.url);
      const from = (forwarded: string) =>
        visitor.send('POST', '/api/matches', create, { 'x-forwarded-for': forwarded });
      expect((await from('192.0.2.1')).status).toBe(201);
      for (const said of ['198.51.100.1', '198.51.100.2, 198.51.100.3', 'anything at all'])
        expect(refusal(await from(`${said}, 192.0.2.1`)).code).toBe('tooMany');
      expect((await from('192.0.2.1, 192.0.2.2')).status).toBe(201);
    } finally {
      await limits.close();
    }
  });

  it('do not go by what a client says where there is no proxy', async () => {
    const limits = await openHouse({ rates: small });
    try {
      const visitor = new Visitor(limits.url);
      const statuses = [];
      for (const forwarded of ['192.0.2.1', '192.0.2.2'])
        statuses.push(
          (await visitor.send('POST', '/api/matches', create, { 'x-forwarded-for': forwarded })).status,
        );
      expect(statuses).toEqual([201, 429]);
    } finally {
      await limits.close();
    }
  });
});

describe('headers', () => {
  it('let a page load its own files alone', async () => {
    const visitor = new Visitor(house.url);
    const { headers } = await visitor.send('GET', '/api/games');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
