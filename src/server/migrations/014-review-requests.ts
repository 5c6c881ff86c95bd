import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds the personal links that ask leads for a review; they are deleted with their lead. */
export const reviewRequests = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('review_request')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('lead_id', text, (column) => column.notNull().references('lead.id').onDelete('cascade'))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('review_request_of_lead').on('review_request').column('lead_id').execute();
  },
});
