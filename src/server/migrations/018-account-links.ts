import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds the links for choosing a password, and the expiry of mails. */
export const accountLinks = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('account_link')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('account_link_of_account').on('account_link').column('account_id').execute();
    await db.schema.alterTable('outbox').addColumn('expires_at', text).execute();
  },
});
