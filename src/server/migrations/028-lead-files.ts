import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds files attached to leads, which are deleted with their lead. */
export const leadFiles = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('lead_file')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('lead_id', text, (column) => column.notNull().references('lead.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
      .addColumn('account_id', text, (column) => column.references('account.id').onDelete('set null'))
      .addColumn('created_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('lead_file_of_lead').on('lead_file').columns(['lead_id', 'id']).execute();
    await db.schema.createIndex('lead_file_of_account').on('lead_file').column('account_id').execute();
  },
});
