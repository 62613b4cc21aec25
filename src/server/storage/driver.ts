import { createRequire } from 'node:module';
import process from 'node:process';
import type Better from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** An open database, whichever library opened it. */
export interface Driver {
  readonly name: DriverName;
  /** What the query builder works with. It is the only connection to the file. */
  readonly database: SqliteDatabase;
  /** Runs statements that give nothing back. */
  exec(sql: string): void;
}

/** `node:sqlite` is part of Node from 22.13 on; `better-sqlite3` is a package that may have been built for this Node. */
export const DRIVERS = ['node:sqlite', 'better-sqlite3'] as const;
export type DriverName = (typeof DRIVERS)[number];

/** No driver can be loaded. */
export class NoDriver extends Error {
  constructor() {
    super(
      'No SQLite: it comes with Node 22.13 and later; on older ones the package better-sqlite3 must be built.',
    );
    this.name = 'NoDriver';
  }
}

type Value = null | number | bigint | string | Uint8Array;

/** What we use of `node:sqlite`, whose types come with later versions of Node only. */
interface NodeStatement {
  all(...values: Value[]): unknown[];
  run(...values: Value[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...values: Value[]): IterableIterator<unknown>;
}

interface NodeDatabase {
  prepare(sql: string): NodeStatement;
  exec(sql: string): void;
  close(): void;
}

interface NodeSqlite {
  readonly DatabaseSync: new (file: string) => NodeDatabase;
}

const GIVES_ROWS = /^\s*(select|with|pragma|values|explain)\b|\breturning\b/i;

const asValues = (parameters: readonly unknown[]): Value[] =>
  parameters.map((value) => {
    if (value === null || typeof value === 'number' || typeof value === 'bigint') return value;
    if (typeof value === 'string' || value instanceof Uint8Array) return value;
    throw new TypeError(`a ${typeof value} cannot be stored`);
  });

function openNode({ DatabaseSync }: NodeSqlite, file: string): Driver {
  const opened = new DatabaseSync(file);
  return {
    name: 'node:sqlite',
    exec: (sql) => opened.exec(sql),
    database: {
      close: () => opened.close(),
      prepare(sql) {
        const statement = opened.prepare(sql);
        return {
          reader: GIVES_ROWS.test(sql),
          all: (parameters) => statement.all(...asValues(parameters)),
          run: (parameters) => statement.run(...asValues(parameters)),
          iterate: (parameters) => statement.iterate(...asValues(parameters)),
        };
      },
    },
  };
}

/** So many statements are kept ready. */
const READY = 100;

/** The same database, which keeps the statements ready that it was asked for before. */
function keepingReady(database: SqliteDatabase): SqliteDatabase {
  const ready = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close() {
      ready.clear();
      database.close();
    },
    prepare(sql) {
      const statement = ready.get(sql) ?? database.prepare(sql);
      if (ready.size >= READY) ready.clear();
      ready.set(sql, statement);
      return statement;
    },
  };
}

const require = createRequire(import.meta.url);

function load<T>(name: string): T | undefined {
  try {
    return require(name) as T;
  } catch {
    return undefined;
  }
}

type BetterSqlite = typeof Better;

function openBetter(Database: BetterSqlite, file: string): Driver | undefined {
  try {
    const database = new Database(file);
    return { name: 'better-sqlite3', database, exec: (sql) => database.exec(sql) };
  } catch (error) {
    // Built for another version of Node, or not built at all: the file was not touched.
    if (error instanceof Error && /bindings|NODE_MODULE_VERSION/.test(error.message)) return undefined;
    throw error;
  }
}

function tryOpen(name: DriverName, file: string): Driver | undefined {
  switch (name) {
    case 'node:sqlite': {
      const version = process.versions.node.split('.').map(Number);
      const [major = 0, minor = 0] = version;
      if (major < 22 || (major === 22 && minor < 13)) return undefined;
      const sqlite = load<NodeSqlite>('node:sqlite');
      return sqlite === undefined ? undefined : openNode(sqlite, file);
    }
    case 'better-sqlite3': {
      const better = load<BetterSqlite>('better-sqlite3');
      return better === undefined ? undefined : openBetter(better, file);
    }
  }
}

/**
 * Opens a database file, and makes it when there is none, with the first of these drivers that this Node has.
 * A commit is on the disk when it returns. Throws `NoDriver` when none can be loaded.
 */
export function openDriver(file: string, names: readonly DriverName[] = DRIVERS): Driver {
  for (const name of names) {
    const driver = tryOpen(name, file);
    if (driver === undefined) continue;
    driver.exec('PRAGMA busy_timeout = 5000');
    driver.exec('PRAGMA journal_mode = WAL');
    driver.exec('PRAGMA synchronous = FULL');
    driver.exec('PRAGMA foreign_keys = ON');
    return { ...driver, database: keepingReady(driver.database) };
  }
  throw new NoDriver();
}
