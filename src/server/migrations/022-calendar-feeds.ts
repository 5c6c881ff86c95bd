import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** The secret addresses at which calendar programs read the appointments of one person each; one goes with its account. */
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
