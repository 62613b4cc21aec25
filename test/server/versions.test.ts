import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { Store } from '../../src/server/index.ts';
import { openDriver } from '../../src/server/storage/driver.ts';
import { GAME, type House, openHouse, pair, refusal, refusedWith, Visitor } from './table.kit.ts';

let house: House;

afterEach(() => house.close().catch(() => undefined));

/** Says of the stored matches that other rules made them. */
function setEngine(file: string, engine: number): void {
  const raw = openDriver(file);
  raw.exec(`UPDATE matches SET engine = ${engine}`);
  raw.database.close();
}

async function kept(file: string, id: string): Promise<unknown> {
  const store = await Store.open(file);
  const stored = await store.load(id);
  await store.close();
  return stored?.entries;
}

describe('a match of other rules', () => {
  it('is refused at every door, and nobody adds to it', async () => {
    house = await openHouse();
    const { id, english } = await pair(house.url);
    const { decision, legal } = await english.state(id, 'english');
    await english.act(id, 'english', decision ?? -1, legal[0] ?? '');
    const before = await english.state(id, 'english');
    await house.server.stop();
    const entries = await kept(house.file, id);
    setEngine(house.file, 999);

    const again = await openHouse({ file: house.file });
    english.url = again.url;
    const path = `/api/matches/${id}`;
    const doors = [
      await english.send('GET', path),
      await english.send('GET', `${path}/updates`),
      await english.send('GET', `${path}/at/0`),
      await english.send('GET', `${path}/record?seat=english`),
      await english.send('GET', `${path}/why?seat=english&action=end`),
      await english.post(id, 'english', before.decision ?? 0, legal[0] ?? ''),
      await english.undo(id, 'english', 1),
    ];
    for (const door of doors) {
      expect(refusal(door)).toEqual({
        status: 409,
        code: 'engineVersion',
        args: { match: 999, engine: before.match.engine },
      });
    }
    expect(await refusedWith(english.socket(id, { seat: 'english' }))).toBe(409);
    // What begins now is not touched by that.
    expect((await english.create({ game: GAME, scenario: 'braveheart' })).match.game).toBe(GAME);
    await again.close();
    expect(await kept(house.file, id)).toEqual(entries);

    setEngine(house.file, before.match.engine);
    const third = await openHouse({ file: house.file });
    english.url = third.url;
    expect(await english.state(id, 'english')).toEqual(before);
    await third.close();
  });

  it('is not played on by its computer player, and the log says that something failed', async () => {
    house = await openHouse();
    const maker = new Visitor(house.url);
    const { match } = await maker.create({
      game: GAME,
      scenario: 'braveheart',
      seats: { scottish: 'random' },
      take: ['english'],
    });
    const ear = await maker.listen(match.id, 'english');
    await ear.until(({ deciders }) => !deciders.includes(1));
    await house.server.stop();
    const entries = await kept(house.file, match.id);
    setEngine(house.file, 999);
    const lines: string[] = [];
    const again = await openHouse({ file: house.file, log: { write: (line) => lines.push(line) } });
    await expect.poll(() => lines.join('')).toContain('"error":"Refusal"');
    await again.close();
    expect(await kept(house.file, match.id)).toEqual(entries);
  });
});

describe('a record of other rules', () => {
  it('is refused, with both versions', async () => {
    house = await openHouse();
    const folder = `test/records/${GAME}`;
    const text = readFileSync(`${folder}/${readdirSync(folder).toSorted()[0] ?? ''}`, 'utf8');
    const record = text.replace(/\[engine "\d+"\]/, '[engine "999"]');
    for (const path of ['/api/records', '/api/records/check']) {
      expect(refusal(await new Visitor(house.url).send('POST', path, { record }))).toMatchObject({
        status: 422,
        code: 'badRecord',
        args: { problem: 'engineVersion', record: '999' },
      });
    }
  });
});
