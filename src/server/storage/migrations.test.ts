import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDriver } from './driver.ts';
import { Store } from './store.ts';

it('a file from before there was material, remarks or tokens out of use keeps its matches, which have none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'schiltron-migrations-'));
  const file = join(folder, 'old.sqlite');
  await (await Store.open(file)).close();
  const old = openDriver(file);
  old.exec('DROP TABLE snapshots');
  old.exec('ALTER TABLE matches DROP COLUMN material');
  old.exec('ALTER TABLE entries DROP COLUMN remark');
  old.exec('ALTER TABLE tokens DROP COLUMN revoked');
  old.exec(`DELETE FROM kysely_migration WHERE name >= '002'`);
  old.exec(
    `INSERT INTO matches VALUES ('old', 'game', 1, 'scenario', '{}', '[]', 1, 'ff', 0, 0, '[]', 5, NULL)`,
  );
  old.exec(`INSERT INTO entries VALUES ('old', 1, 'play', 0, 'pass', '[]', NULL, 6)`);
  old.exec(`INSERT INTO tokens VALUES ('aa', 'old', 1, 'key', 5, NULL, NULL)`);
  old.database.close();
  const store = await Store.open(file);
  const loaded = await store.load('old');
  expect(loaded?.match).toMatchObject({ id: 'old', material: null, created: 5 });
  expect(loaded?.entries).toMatchObject([{ action: 'pass', remark: null, at: 6 }]);
  expect(loaded?.tokens).toMatchObject([{ hash: 'aa', kind: 'key', revoked: null }]);
  await store.close();
  rmSync(folder, { recursive: true });
});
