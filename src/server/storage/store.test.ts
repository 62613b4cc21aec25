import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DRIVERS, type DriverName, NoDriver, openDriver } from './driver.ts';
import { Conflict, type EntryRow, type MatchRow, Store, type TokenRow } from './store.ts';

const here = DRIVERS.filter((name) => {
  try {
    openDriver(':memory:', [name]).database.close();
    return true;
  } catch {
    return false;
  }
});

const match: MatchRow = {
  id: 'match-of-the-tests',
  game: 'toy',
  engine: 3,
  scenario: 'first',
  options: '{"a":true}',
  material: null,
  players: '["human","clerk"]',
  spectators: 1,
  secret: 'ab'.repeat(32),
  dice_from: 0,
  taken: 0,
  setup: '[1,2]',
  created: 1_790_000_000_000,
  finished: null,
};

const entry = (number: number, more: Partial<EntryRow> = {}): EntryRow => ({
  match: match.id,
  number,
  kind: 'play',
  seat: 0,
  action: `step ${number}`,
  chance: '[6]',
  remark: number === 2 ? 'said "so" 👑' : null,
  request: `request-${number}`,
  at: match.created + number,
  ...more,
});

const token = (hash: string, kind: string): TokenRow => ({
  hash,
  match: match.id,
  seat: 1,
  kind,
  made: match.created,
  spent: null,
  spent_by: null,
  revoked: null,
});

it('this Node has a driver, the newer one where it can', () => {
  const [major = 0] = process.versions.node.split('.').map(Number);
  expect(here).not.toEqual([]);
  if (major >= 24) expect(here[0]).toBe('node:sqlite');
  expect(() => openDriver(':memory:', [])).toThrow(NoDriver);
});

describe.each(here)('%s', (driver: DriverName) => {
  let folder: string;
  let file: string;
  let store: Store;

  const open = (): Promise<Store> => Store.open(file, [driver]);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'schiltron-store-'));
    file = join(folder, 'below', 'schiltron.sqlite');
    store = await open();
  });

  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('writes ahead and syncs fully', async () => {
    expect(store.driver).toBe(driver);
    expect(await store.setting('journal_mode')).toBe('wal');
    expect(await store.setting('synchronous')).toBe(2);
  });

  it('gives back what was kept, after it was closed too', async () => {
    const entries = Array.from({ length: 250 }, (_, i) => entry(i + 1));
    await store.create({ match, entries, tokens: [token('one', 'invite')] });
    await store.append(entry(251, { kind: 'undo', action: null, chance: '[]', request: null }), false);
    const kept = await store.load(match.id);
    expect(kept?.match).toEqual(match);
    expect(kept?.entries.map((row) => row.number)).toEqual(Array.from({ length: 251 }, (_, i) => i + 1));
    expect(kept?.entries.at(-1)).toMatchObject({ kind: 'undo', action: null, request: null });
    await store.close();
    store = await open();
    expect(await store.load(match.id)).toEqual(kept);
    expect(await store.load('another')).toBeUndefined();
  });

  it('keeps no two entries of one number, and no request twice', async () => {
    await store.create({ match, entries: [entry(1)], tokens: [] });
    await expect(store.append(entry(1, { request: 'another' }), false)).rejects.toThrow(Conflict);
    await expect(store.append(entry(2, { request: 'request-1' }), false)).rejects.toThrow(Conflict);
    await store.append(entry(2, { request: 'request-1', seat: 1 }), false);
    await store.append(entry(3, { request: null }), false);
    await store.append(entry(4, { request: null }), false);
    expect((await store.load(match.id))?.entries).toHaveLength(4);
  });

  it('knows which matches are running', async () => {
    await store.create({ match, entries: [], tokens: [] });
    expect(await store.running()).toEqual([{ id: match.id, players: match.players }]);
    await store.append(entry(1), true);
    expect(await store.running()).toEqual([]);
    expect((await store.load(match.id))?.match.finished).toBe(entry(1).at);
  });

  it('makes all of a match or nothing', async () => {
    await expect(store.create({ match, entries: [entry(1), entry(1)], tokens: [] })).rejects.toThrow();
    expect(await store.load(match.id)).toBeUndefined();
  });

  it('spends an invitation once', async () => {
    await store.create({ match, entries: [], tokens: [token('one', 'invite'), token('two', 'key')] });
    expect(await store.spend('one', 'somebody', token('three', 'key'))).toBe(true);
    expect(await store.spend('one', 'somebody', token('four', 'key'))).toBe(false);
    expect(await store.spend('two', 'somebody', token('five', 'key'))).toBe(false);
    const tokens = (await store.load(match.id))?.tokens ?? [];
    expect(tokens.map((row) => row.hash).toSorted()).toEqual(['one', 'three', 'two']);
    expect(tokens.find((row) => row.hash === 'one')).toMatchObject({
      spent_by: 'somebody',
      spent: match.created,
    });
  });

  it('puts what opened a seat out of use when somebody else takes it, and nothing of another seat', async () => {
    const tokens = [
      { ...token('first', 'invite'), spent: 1, spent_by: 'somebody' },
      token('key', 'key'),
      token('offer', 'offer'),
      { ...token('other', 'key'), seat: 0 },
    ];
    await store.create({ match, entries: [], tokens });
    const of = async (hash: string) =>
      (await store.load(match.id))?.tokens.find((row) => row.hash === hash)?.revoked;
    expect(await store.spend('offer', 'another', token('new', 'key'))).toBe(true);
    expect(await Promise.all(['first', 'key', 'offer', 'new', 'other'].map(of))).toEqual([
      match.created,
      match.created,
      null,
      null,
      null,
    ]);
  });

  it('keeps one open invitation to a seat, and none that was put out of use', async () => {
    const tokens = [token('one', 'invite'), { ...token('two', 'invite'), seat: 0 }];
    await store.create({ match, entries: [], tokens });
    await store.renew(token('three', 'offer'));
    expect(await store.spend('one', 'somebody', token('late', 'key'))).toBe(false);
    await store.revoke('three', 9);
    expect(await store.spend('three', 'somebody', token('later', 'key'))).toBe(false);
    expect(await store.spend('two', 'somebody', { ...token('key', 'key'), seat: 0 })).toBe(true);
    await store.revoke('two', 9);
    const revoked = (await store.load(match.id))?.tokens.map((row) => [row.hash, row.revoked]);
    expect(Object.fromEntries(revoked ?? [])).toEqual({ one: match.created, two: null, three: 9, key: null });
  });

  it('copies itself while it is open', async () => {
    await store.create({ match, entries: [entry(1)], tokens: [] });
    const copy = join(folder, "a 'copy'.sqlite");
    store.backup(copy);
    await store.append(entry(2), false);
    const other = await Store.open(copy, [driver]);
    expect((await other.load(match.id))?.entries).toHaveLength(1);
    await other.close();
    expect(() => store.backup(copy)).toThrow();
  });

  it('keeps the latest snapshot of a match, and none of a match that there is not', async () => {
    await store.create({ match, entries: [entry(1)], tokens: [] });
    const row = { match: match.id, engine: 1, number: 1, digest: 'aa', body: '{"a":1}' };
    expect(await store.snapshot(match.id)).toBeUndefined();
    await store.keepSnapshot(row);
    await store.keepSnapshot({ ...row, number: 2, body: '{"a":2}' });
    expect(await store.snapshot(match.id)).toEqual({ ...row, number: 2, body: '{"a":2}' });
    await expect(store.keepSnapshot({ ...row, match: 'another' })).rejects.toThrow();
  });

  it('can be written', async () => {
    await store.probe(1);
    await store.probe(2);
  });

  it('refuses a file that a later version has written', async () => {
    await store.close();
    const raw = openDriver(file, [driver]);
    raw.exec(`INSERT INTO kysely_migration (name, timestamp) VALUES ('999-later', '2099')`);
    raw.database.close();
    await expect(open()).rejects.toThrow(/999-later/);
    const repair = openDriver(file, [driver]);
    repair.exec(`DELETE FROM kysely_migration WHERE name = '999-later'`);
    repair.database.close();
    store = await open();
  });
});
