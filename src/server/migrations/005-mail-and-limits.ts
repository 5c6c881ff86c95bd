import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/**
 * Adds columns for permanently rejected mails and for mails that wait for an unavailable mail server, and the tables of
 * rate limits by key, of known devices, and of write attempts, which make repeated form requests idempotent.
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

      // The counters cover a quarter of an hour only, so they are not migrated.
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
