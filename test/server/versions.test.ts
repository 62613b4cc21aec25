import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { readMatch } from '../../src/core/record-read.ts';
import { checkSeal, sealIn } from '../../src/core/seal.ts';
import { hammerOfTheScots } from '../../src/games/index.ts';
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

describe('the record of a match of other rules', () => {
  /** The lines of a record that say what was done. */
  const played = (text: string): string[] => text.split('\n').filter((line) => /^(setup|\d+\.) /.test(line));

  /** The same match under other rules, and who was there before. */
  async function afterwards(of: readonly Visitor[]): Promise<House> {
    await house.server.stop();
    setEngine(house.file, 999);
    const again = await openHouse({ file: house.file });
    for (const who of of) who.url = again.url;
    return again;
  }

  /** Somebody chooses a card, takes it back and chooses another; then the other side does so. */
  async function begun() {
    house = await openHouse();
    const { id, english, scottish } = await pair(house.url, { options: { 'rulings.heraldNameFirst': true } });
    const { decision, legal } = await english.state(id, 'english');
    await english.act(id, 'english', decision ?? -1, legal[0] ?? '');
    await english.undo(id, 'english', 1);
    for (const [who, seat] of [
      [english, 'english'],
      [scottish, 'scottish'],
    ] as const) {
      const now = await who.state(id, seat);
      await who.act(id, seat, now.decision ?? -1, now.legal.at(-1) ?? '');
    }
    return { id, english, scottish };
  }

  it('that is over is whole: what was played, what chance answered, and the proof of the dice', async () => {
    const { id, english, scottish } = await begun();
    const onlooker = new Visitor(house.url);
    await english.send('POST', `/api/matches/${id}/resign`, { seat: 'english', id: 'i-give-up' });
    const path = `/api/matches/${id}/record`;
    const before = (await onlooker.send('GET', path)).text;
    const again = await afterwards([english, scottish, onlooker]);
    for (const [who, asking] of [
      [onlooker, ''],
      [english, '?seat=english'],
      [scottish, '?seat=scottish'],
    ] as const) {
      const { status, text, headers } = await who.send('GET', `${path}${asking}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(played(text)).toEqual(played(before));
      expect(text).toContain('[engine "999"]\n');
      const read = readMatch([hammerOfTheScots], text.replace('"999"', `"${hammerOfTheScots.version}"`));
      if (!read.ok) throw new Error(read.error.code);
      const original = readMatch([hammerOfTheScots], before);
      if (!original.ok) throw new Error(original.error.code);
      expect(read.value.match.config).toEqual(original.value.match.config);
      expect(read.value.match.outcome()).toEqual(original.value.match.outcome());
      expect(read.value.tags).toEqual(original.value.tags);
      const seal = sealIn(read.value.tags);
      if (seal === undefined) throw new Error('there is no seal');
      expect(checkSeal(read.value.match, seal)).toMatchObject({ ok: true });
    }
    const other = await new Visitor(again.url).send('GET', `${path}?seat=english`);
    expect(refusal(other).code).toBe('notYourSeat');
    await again.close();
  });

  it('that is not over holds one’s own actions alone', async () => {
    const { id, english, scottish } = await begun();
    const onlooker = new Visitor(house.url);
    const people = [
      [onlooker, undefined],
      [english, 'english'],
      [scottish, 'scottish'],
    ] as const;
    const path = (seat: string | undefined) =>
      `/api/matches/${id}/record${seat === undefined ? '' : `?seat=${seat}`}`;
    const before = await Promise.all(people.map(([who, seat]) => who.send('GET', path(seat))));
    const store = await Store.open(house.file);
    const secret = (await store.load(id))?.match.secret ?? '';
    await store.close();
    const again = await afterwards([english, scottish, onlooker]);
    for (const [i, [who, seat]] of people.entries()) {
      const { text } = await who.send('GET', path(seat));
      expect(played(text)).toEqual(played(before[i]?.text ?? ''));
      expect(text.split('\n')[0]).toBe(before[i]?.text.split('\n')[0]);
      expect(text).not.toContain(secret);
      expect(text).not.toContain('setup');
      expect(readMatch([hammerOfTheScots], text.replace('"999"', `"${hammerOfTheScots.version}"`)).ok).toBe(
        false,
      );
    }
    expect(played((await english.send('GET', path('english'))).text)[1]).toBe('2. scottish …');
    await again.close();
  });

  it('is shown to nobody who may not look on', async () => {
    house = await openHouse();
    const { id, english } = await pair(house.url, { spectators: false });
    const again = await afterwards([english]);
    const stranger = await new Visitor(again.url).send('GET', `/api/matches/${id}/record`);
    expect(refusal(stranger).code).toBe('noSpectators');
    expect((await english.send('GET', `/api/matches/${id}/record`)).status).toBe(200);
    await again.close();
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
