import { type Kysely, type Migration, Migrator } from 'kysely';
import type { Tables } from './schema.ts';

/** Every step from an empty file to today's tables, in their order. A step that has shipped is never changed. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-matches': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('engine', 'integer', (column) => column.notNull())
        .addColumn('scenario', 'text', (column) => column.notNull())
        .addColumn('options', 'text', (column) => column.notNull())
        .addColumn('players', 'text', (column) => column.notNull())
        .addColumn('spectators', 'integer', (column) => column.notNull())
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('dice_from', 'integer', (column) => column.notNull())
        .addColumn('taken', 'integer', (column) => column.notNull())
        .addColumn('setup', 'text', (column) => column.notNull())
        .addColumn('created', 'integer', (column) => column.notNull())
        .addColumn('finished', 'integer')
        .execute();
      await db.schema
        .createTable('entries')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('action', 'text')
        .addColumn('chance', 'text', (column) => column.notNull())
        .addColumn('request', 'text')
        .addColumn('at', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['match', 'number'])
        .addUniqueConstraint('entries_request', ['match', 'seat', 'request'])
        .execute();
      await db.schema
        .createTable('tokens')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('made', 'integer', (column) => column.notNull())
        .addColumn('spent', 'integer')
        .addColumn('spent_by', 'text')
        .execute();
      await db.schema.createIndex('tokens_match').on('tokens').column('match').execute();
      await db.schema
        .createTable('probe')
        .addColumn('id', 'integer', (column) => column.primaryKey())
        .addColumn('at', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '002-material': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('material', 'text').execute();
    },
  },
  '003-snapshots': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('snapshots')
        .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id'))
        .addColumn('engine', 'integer', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('body', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '004-remarks': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('entries').addColumn('remark', 'text').execute();
    },
  },
  '005-revoked': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('tokens').addColumn('revoked', 'integer').execute();
    },
  },
};

/** Brings the tables up to date; all of a step or nothing of it. Throws when the file comes from a later version. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('the tables could not be brought up to date');
}
