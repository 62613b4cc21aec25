import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { openDriver } from '../../src/server/storage/driver.ts';
import { Store } from '../../src/server/index.ts';
import { GAME, type House, openHouse, pair, refusal, Visitor } from './table.kit.ts';

let house: House;

afterEach(() => house.close().catch(() => undefined));

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

  it('takes the match out of memory once: who has come back since is not forgotten', async () => {
    const lines: string[] = [];
    house = await openHouse({
      log: { write: (line) => lines.push(line) },
      botMs: 3000,
      // It never answers, so that its thought is cut short.
      newThread: () =>
        new Worker('require("node:worker_threads").parentPort.on("message", () => undefined)', {
          eval: true,
        }),
    });
    const english = new Visitor(house.url);
    const { match } = await english.create({
      game: GAME,
      scenario: 'braveheart',
      seats: { scottish: 'clerk' },
      take: ['english'],
    });
    const raw = openDriver(house.file);
    raw.exec(`CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'disk full'); END`);
    const { decision, legal } = await english.state(match.id, 'english');
    const failed = await english.post(match.id, 'english', decision ?? -1, legal[0] ?? '');
    expect(failed.status).toBe(500);
    raw.exec('DROP TRIGGER full');
    raw.database.close();
    const ear = await english.listen(match.id, 'english');
    // The thought that began before comes to its end, in a match that is not the one in memory any more.
    await expect
      .poll(() => lines.filter((line) => line.includes('"error":"Refusal"')).length)
      .toBeGreaterThan(0);
    const { number } = await english.act(match.id, 'english', decision ?? -1, legal[0] ?? '');
    await ear.until((state) => state.number >= number && state.deciders.length > 0);
    await ear.until((state) => state.number > number || !state.deciders.includes(1));
    expect(ear.closed).toBeUndefined();
    ear.close();
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
    const store = await Store.open(house.file);
    const dice = (await store.load(id))?.match.secret ?? '';
    await store.close();
    expect(dice).toMatch(/^[0-9a-f]{64}$/);
    for (const secret of [id, dice, ...tokens, 'wallace', legal[0] ?? '', 'seat-english'])
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
