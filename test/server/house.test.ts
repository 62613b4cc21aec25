import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDriver } from '../../src/server/storage/driver.ts';
import { Store } from '../../src/server/index.ts';
import { GAME, type House, openHouse, pair, refusal, Visitor } from './table.kit.ts';

let house: House;

afterEach(() => house.close().catch(() => undefined));

describe('a server that stops', () => {
  it('answers what was asked, says goodbye at the sockets, and finds everything again', async () => {
    house = await openHouse();
    const { id, english, scottish } = await pair(house.url);
    const ear = await scottish.listen(id, 'scottish');
    const { decision, legal } = await english.state(id, 'english');
    const post = english.post(id, 'english', decision ?? -1, legal[0] ?? '');
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    const stopping = house.server.stop();
    // A post that came in time is carried out and kept; one that came too late is turned away and leaves nothing.
    const { status } = await post;
    expect([200, 503]).toContain(status);
    const kept = status === 200;
    expect(await ear.ended()).toBe(1001);
    await stopping;
    await expect(english.state(id, 'english')).rejects.toThrow();
    const again = await openHouse({ file: house.file });
    for (const visitor of [english, scottish]) visitor.url = again.url;
    expect((await english.state(id, 'english')).number).toBe(kept ? 1 : 0);
    expect((await scottish.state(id, 'scottish')).deciders).toEqual(kept ? [1] : [0, 1]);
    await again.close();
  });
});

describe('a match of other rules', () => {
  it('is refused, and the others are played on', async () => {
    house = await openHouse();
    const { id } = await pair(house.url);
    await house.server.stop();
    const raw = openDriver(house.file);
    raw.exec(`UPDATE matches SET engine = 999 WHERE id = '${id}'`);
    raw.database.close();
    const again = await openHouse({ file: house.file });
    const visitor = new Visitor(again.url);
    expect(refusal(await visitor.send('GET', `/api/matches/${id}`))).toMatchObject({
      status: 409,
      code: 'engineVersion',
      args: { match: 999, engine: 1 },
    });
    expect((await visitor.create({ game: GAME, scenario: 'braveheart' })).match.game).toBe(GAME);
    await again.close();
  });
});

describe('what cannot be stored', () => {
  it('is not acknowledged, and nobody hears of it', async () => {
    house = await openHouse();
    const { id, english, scottish } = await pair(house.url);
    const ear = await scottish.listen(id, 'scottish');
    const raw = openDriver(house.file);
    raw.exec(`CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
    const { decision, legal } = await english.state(id, 'english');
    const failed = await english.post(id, 'english', decision ?? -1, legal[0] ?? '');
    expect(refusal(failed)).toMatchObject({ status: 500, code: 'internal' });
    expect(failed.text).not.toContain('disk');
    expect(await ear.ended()).toBe(1012);
    expect(ear.numbers).toEqual([0]);
    expect((await english.state(id, 'english')).number).toBe(0);
    raw.exec('DROP TRIGGER full');
    raw.database.close();
    await english.act(id, 'english', decision ?? -1, legal[0] ?? '');
    expect((await scottish.state(id, 'scottish')).number).toBe(1);
  });
});

describe('the log', () => {
  it('names routes and results, and nothing that is secret', async () => {
    const lines: string[] = [];
    house = await openHouse({ log: { write: (line) => lines.push(line) } });
    const { id, english, created } = await pair(house.url);
    const { decision, legal, view } = await english.state(id, 'english');
    await english.act(id, 'english', decision ?? -1, legal[0] ?? '');
    await english.post(id, 'english', 0, 'move wallace fife');
    await english.send('GET', `/api/matches/${id}/why?seat=english&action=move%20wallace%20fife`);
    await english.send('POST', '/api/matches', '{"broken');
    const ear = await english.listen(id, 'english');
    ear.close();
    await house.server.stop();
    const log = lines.join('');
    expect(log).toContain('"route":"/api/matches/:id/actions","status":200');
    const tokens = [...Object.values(created.keys), ...Object.values(created.invites)];
    for (const secret of [id, ...tokens, 'wallace', legal[0] ?? '', 'seat-english'])
      expect(log).not.toContain(secret);
    expect(log).not.toContain(JSON.stringify(view).slice(0, 40));
  });

  it('keeps no token in the database either', async () => {
    house = await openHouse();
    const { created } = await pair(house.url);
    await house.server.stop();
    const bytes = readFileSync(house.file, 'latin1');
    for (const token of [...Object.values(created.keys), ...Object.values(created.invites)]) {
      expect(bytes).not.toContain(token);
    }
  });
});

describe('the description', () => {
  it('holds every route with its answers', async () => {
    house = await openHouse();
    const { text } = await new Visitor(house.url).send('GET', '/api/openapi.json');
    const { openapi, paths } = JSON.parse(text) as {
      openapi: string;
      paths: Record<string, Record<string, { summary: string; responses: object }>>;
    };
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths).toSorted()).toEqual([
      '/api/games',
      '/api/matches',
      '/api/matches/{id}',
      '/api/matches/{id}/actions',
      '/api/matches/{id}/at/{length}',
      '/api/matches/{id}/claim',
      '/api/matches/{id}/record',
      '/api/matches/{id}/undo',
      '/api/matches/{id}/updates',
      '/api/matches/{id}/why',
      '/api/records',
      '/api/records/check',
    ]);
    for (const methods of Object.values(paths)) {
      for (const { summary } of Object.values(methods)) expect(summary).toMatch(/\.$/);
    }
  });
});

describe('health', () => {
  it('is told to whoever asks', async () => {
    house = await openHouse();
    const visitor = new Visitor(house.url);
    expect((await visitor.send('GET', '/healthz')).status).toBe(200);
    expect((await visitor.send('GET', '/readyz')).text).toBe('{"ok":true}');
    const raw = openDriver(house.file);
    raw.exec('DROP TABLE probe');
    raw.database.close();
    expect((await visitor.send('GET', '/readyz')).status).toBe(503);
    expect((await visitor.send('GET', '/healthz')).status).toBe(200);
  });
});

describe('the page', () => {
  it('is the same file at every address, and its parts are kept for good', async () => {
    house = await openHouse();
    const web = join(house.folder, 'web');
    mkdirSync(join(web, 'assets'), { recursive: true });
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Schiltron</title>');
    writeFileSync(join(web, 'assets', 'a.js'), '1;');
    const other = await openHouse({ web });
    const visitor = new Visitor(other.url);
    const page = { accept: 'text/html' };
    for (const path of ['/', '/match/some-id', '/anything']) {
      const { status, text, headers } = await visitor.send('GET', path, undefined, page);
      expect([status, text.includes('Schiltron'), headers.get('cache-control')]).toEqual([
        200,
        true,
        'no-cache',
      ]);
    }
    const part = await visitor.send('GET', '/assets/a.js');
    expect(part.headers.get('cache-control')).toContain('immutable');
    expect((await visitor.send('GET', '/assets/b.js')).status).toBe(404);
    expect((await visitor.send('GET', '/..%2f..%2fschiltron.sqlite')).status).toBeGreaterThanOrEqual(400);
    expect((await visitor.send('GET', '/api/other', undefined, page)).status).toBe(404);
    await other.close();
  });
});

describe('a backup', () => {
  it('of a server that runs can be served in its place', async () => {
    house = await openHouse();
    const { id, english } = await pair(house.url);
    const { decision, legal } = await english.state(id, 'english');
    await english.act(id, 'english', decision ?? -1, legal[0] ?? '');
    const copy = join(house.folder, 'copy.sqlite');
    const store = await Store.open(house.file);
    store.backup(copy);
    await store.close();
    expect(existsSync(copy)).toBe(true);
    const other = await openHouse({ file: copy });
    const before = await english.state(id, 'english');
    english.url = other.url;
    expect(await english.state(id, 'english')).toEqual(before);
    await other.close();
  });
});
