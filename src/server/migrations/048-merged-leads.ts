import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds the leads into which others were merged, so that addresses of the latter still lead somewhere. */
export const mergedLeads = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('merged_lead')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('lead_id', text, (column) => column.notNull().references('lead.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('merged_lead_of_lead').on('merged_lead').column('lead_id').execute();
  },
});
