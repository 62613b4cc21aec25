import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Created } from '../../src/protocol/index.ts';
import { Store } from '../../src/server/index.ts';
import { openDriver } from '../../src/server/storage/driver.ts';
import { GAME, type House, openHouse, read, Visitor } from './table.kit.ts';

const FOLDER = `test/records/${GAME}`;

/** A snapshot is kept after the hundredth entry. */
const DUE = 100;

it('a snapshot is kept while a match goes on, and neither helps nor harms but for the time that loading takes', async () => {
  const record = readFileSync(`${FOLDER}/${readdirSync(FOLDER).toSorted()[0] ?? ''}`, 'utf8');
  let house: House = await openHouse();
  const { file } = house;
  const visitor = new Visitor(house.url);
  const body = { record, at: DUE - 3, take: ['english', 'scottish'] };
  const { match } = read(Created, await visitor.send('POST', '/api/records', body));
  const look = () =>
    Promise.all(['english', 'scottish', 'observer'].map((seat) => visitor.updates(match.id, seat)));
  for (let i = 0; i < 5; i += 1) {
    const states = (await look()).map(({ state }) => state);
    const state = states.find(({ decision }) => decision !== null);
    await visitor.act(match.id, state?.viewer ?? '', state?.decision ?? -1, state?.legal[0] ?? '');
  }
  const before = await look();
  expect(before[0]?.state.number).toBe(DUE + 2);
  await house.server.stop();
  const store = await Store.open(file);
  expect(await store.snapshot(match.id)).toMatchObject({ number: DUE, engine: match.engine });
  await store.close();

  for (const damage of [
    undefined,
    `UPDATE snapshots SET body = replace(body, '1', '2')`,
    'UPDATE snapshots SET number = number + 1',
    'UPDATE snapshots SET engine = engine + 1',
    `UPDATE snapshots SET digest = ''`,
    'DELETE FROM snapshots',
  ]) {
    if (damage !== undefined) {
      const raw = openDriver(file);
      raw.exec(damage);
      raw.database.close();
    }
    house = await openHouse({ file });
    visitor.url = house.url;
    expect(await look(), damage).toEqual(before);
    await house.close();
  }
});
