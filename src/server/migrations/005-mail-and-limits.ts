import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/**
 * Mails that are refused for good say so, instead of waiting for a hundred years; mails that wait for a mail server
 * that takes none are known as such. Limits are counted by key; an account's browsers are known;
 * a form whose answer got lost may come again.
 */
export const mailAndLimits = (engine: Engine): Migration => {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('outbox').addColumn('failed_at', text).execute();
      await db.schema
        .alterTable('outbox')
        .addColumn('waits_for_server', 'integer', (column) =>
          column.notNull().defaultTo(0).check(sql`waits_for_server in (0, 1)`),
        )
        .execute();

      // Counts of a quarter of an hour: nothing of them is kept.
      await db.schema.dropTable('attempt').execute();
      await db.schema
        .createTable('rate_limit')
        .addColumn('key', text, (column) => column.primaryKey())
        .addColumn('hits', 'integer', (column) => column.notNull())
        .addColumn('until', text, (column) => column.notNull())
        .execute();
      await db.schema.createIndex('rate_limit_until').on('rate_limit').column('until').execute();

      await db.schema
        .createTable('write_attempt')
        .addColumn('key', text, (column) => column.primaryKey())
        .addColumn('record_id', text, (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('created_at', text, (column) => column.notNull())
        .execute();

      await db.schema
        .createTable('device')
        .addColumn('token_hash', text, (column) => column.primaryKey())
        .addColumn('account_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
        .addColumn('created_at', text, (column) => column.notNull())
        .addColumn('expires_at', text, (column) => column.notNull())
        .execute();
      await db.schema.createIndex('device_of_account').on('device').column('account_id').execute();
    },
  };
};
