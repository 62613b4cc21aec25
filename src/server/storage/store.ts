import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, type Selectable, sql, SqliteDialect } from 'kysely';
import { type DriverName, openDriver } from './driver.ts';
import { migrate } from './migrations.ts';
import type { EntryTable, MatchTable, SnapshotTable, Tables, TokenTable } from './schema.ts';

export type MatchRow = Selectable<MatchTable>;
export type EntryRow = Selectable<EntryTable>;
export type TokenRow = Selectable<TokenTable>;
export type SnapshotRow = Selectable<SnapshotTable>;

/** Everything that is kept of a match. */
export interface StoredMatch {
  readonly match: MatchRow;
  readonly entries: readonly EntryRow[];
  readonly tokens: readonly TokenRow[];
}

/** Another entry has this number already, or this request was stored before. */
export class Conflict extends Error {
  constructor() {
    super('this place in the log is taken');
    this.name = 'Conflict';
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  (/UNIQUE constraint failed/.test(error.message) ||
    ('code' in error &&
      ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'].includes(String(error.code))));

/** So many rows go into one statement: SQLite takes a limited number of values. */
const ROWS_AT_ONCE = 100;

/** Where matches are kept. What a promise of it confirms is on the disk. */
export class Store {
  readonly driver: DriverName;
  private readonly db: Kysely<Tables>;
  private readonly exec: (sql: string) => void;

  private constructor(driver: DriverName, db: Kysely<Tables>, exec: (sql: string) => void) {
    this.driver = driver;
    this.db = db;
    this.exec = exec;
  }

  /** Opens the file, with the folders to it, and brings its tables up to date. */
  static async open(file: string, drivers?: readonly DriverName[]): Promise<Store> {
    if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const driver = openDriver(file, drivers);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: driver.database }) });
    await migrate(db);
    return new Store(driver.name, db, (sql) => driver.exec(sql));
  }

  /** Keeps a new match with all that it begins with; all of it or nothing. */
  async create({ match, entries, tokens }: StoredMatch): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await trx.insertInto('matches').values(match).execute();
      for (let i = 0; i < entries.length; i += ROWS_AT_ONCE) {
        await trx
          .insertInto('entries')
          .values(entries.slice(i, i + ROWS_AT_ONCE))
          .execute();
      }
      if (tokens.length > 0)
        await trx
          .insertInto('tokens')
          .values([...tokens])
          .execute();
    });
  }

  /** Adds an entry to the log of its match. Throws `Conflict` when its number or its request is taken. */
  async append(entry: EntryRow, finished: boolean): Promise<void> {
    try {
      if (!finished) {
        await this.db.insertInto('entries').values(entry).execute();
        return;
      }
      await this.db.transaction().execute(async (trx) => {
        await trx.insertInto('entries').values(entry).execute();
        await trx.updateTable('matches').set({ finished: entry.at }).where('id', '=', entry.match).execute();
      });
    } catch (error) {
      if (isTaken(error)) throw new Conflict();
      throw error;
    }
  }

  async load(id: string): Promise<StoredMatch | undefined> {
    const match = await this.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (match === undefined) return undefined;
    const entries = await this.db
      .selectFrom('entries')
      .selectAll()
      .where('match', '=', id)
      .orderBy('number')
      .execute();
    const tokens = await this.db.selectFrom('tokens').selectAll().where('match', '=', id).execute();
    return { match, entries, tokens };
  }

  /** The latest snapshot of a match, if there is one. Whether it fits is for the reader to see. */
  async snapshot(match: string): Promise<SnapshotRow | undefined> {
    return this.db.selectFrom('snapshots').selectAll().where('match', '=', match).executeTakeFirst();
  }

  /** Keeps a snapshot in place of the one before it. */
  async keepSnapshot(row: SnapshotRow): Promise<void> {
    await this.db
      .insertInto('snapshots')
      .values(row)
      .onConflict((conflict) => conflict.column('match').doUpdateSet(row))
      .execute();
  }

  /** The matches that are not over, and who plays them. */
  async running(): Promise<Pick<MatchRow, 'id' | 'players'>[]> {
    return this.db.selectFrom('matches').select(['id', 'players']).where('finished', 'is', null).execute();
  }

  /**
   * Spends an invitation and keeps the key that came for it; whatever else opened the seat is out of use from then on.
   * False when it was spent before, or is out of use itself.
   */
  async spend(invite: string, by: string, key: TokenRow): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('tokens')
        .set({ spent: key.made, spent_by: by })
        .where('hash', '=', invite)
        .where('kind', '!=', 'key')
        .where('spent', 'is', null)
        .where('revoked', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await trx
        .updateTable('tokens')
        .set({ revoked: key.made })
        .where('match', '=', key.match)
        .where('seat', '=', key.seat)
        .where('hash', '!=', invite)
        .where('revoked', 'is', null)
        .execute();
      await trx.insertInto('tokens').values(key).execute();
      return true;
    });
  }

  async addKey(key: TokenRow): Promise<void> {
    await this.db.insertInto('tokens').values(key).execute();
  }

  /** Keeps a new invitation in place of those to the same seat that nobody has used. */
  async renew(invite: TokenRow): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('tokens')
        .set({ revoked: invite.made })
        .where('match', '=', invite.match)
        .where('seat', '=', invite.seat)
        .where('kind', '!=', 'key')
        .where('spent', 'is', null)
        .where('revoked', 'is', null)
        .execute();
      await trx.insertInto('tokens').values(invite).execute();
    });
  }

  /** Puts an invitation that nobody has used out of use. `at` is in milliseconds since 1970. */
  async revoke(invite: string, at: number): Promise<void> {
    await this.db
      .updateTable('tokens')
      .set({ revoked: at })
      .where('hash', '=', invite)
      .where('spent', 'is', null)
      .execute();
  }

  /** Writes a row, to see whether that can be done. */
  async probe(at: number): Promise<void> {
    await this.db
      .insertInto('probe')
      .values({ id: 1, at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
      .execute();
  }

  /** Writes a copy of everything to a new file, while play goes on. Throws when the file exists. */
  backup(file: string): void {
    this.exec(`VACUUM INTO '${file.replaceAll("'", "''")}'`);
  }

  /** What a setting of the database is, for tests. */
  async setting(name: 'journal_mode' | 'synchronous'): Promise<unknown> {
    const { rows } = await sql<Record<string, unknown>>`PRAGMA ${sql.raw(name)}`.execute(this.db);
    return rows[0]?.[name];
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }
}
