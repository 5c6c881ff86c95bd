import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds the secret URLs of calendar feeds, one per account; they are deleted with the account. */
export const calendarFeeds = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('calendar_feed')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().unique().references('account.id').onDelete('cascade'))
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
  },
});
