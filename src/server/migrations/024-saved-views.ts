import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Adds saved views: named list URLs, whose names are unique per account and list. */
export const savedViews = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('saved_view')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('account_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('list', text, required)
      .addColumn('name', text, required)
      .addColumn('name_key', text, required)
      .addColumn('query', text, required)
      .addColumn('created_at', text, required)
      .execute();
    await db.schema
      .createIndex('saved_view_by_name')
      .unique()
      .on('saved_view')
      .columns(['account_id', 'list', 'name_key'])
      .execute();
  },
});
