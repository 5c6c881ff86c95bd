import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Adds templates for replies. */
export const templates = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('template')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('name', text, required)
      .addColumn('subject', text, required)
      .addColumn('body', text, required)
      .addColumn('created_at', text, required)
      .addColumn('updated_at', text, required)
      .addColumn('version', 'integer', required)
      .addColumn('name_key', text, required)
      .addColumn('search', text, required)
      .execute();
    await db.schema.createIndex('template_by_name_key').on('template').columns(['name_key', 'id']).execute();
  },
});
