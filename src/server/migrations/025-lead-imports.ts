import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Adds imports of leads: their state, uploaded rows, created leads, and the earlier state of changed leads. */
export const leadImports = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('lead_import')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('attempt', text, (column) => column.notNull().unique())
      .addColumn('account_id', text, (column) => column.references('account.id').onDelete('set null'))
      .addColumn('file', text, required)
      .addColumn('row_count', 'integer', required)
      .addColumn('state', text, required)
      .addColumn('created_at', text, required)
      .execute();
    await db.schema
      .createTable('lead_import_part')
      .addColumn('import_id', text, (column) => column.notNull().references('lead_import.id').onDelete('cascade'))
      .addColumn('first_row', 'integer', required)
      .addColumn('row_count', 'integer', required)
      .addColumn('rows_json', text, required)
      .addPrimaryKeyConstraint('lead_import_part_key', ['import_id', 'first_row'])
      .execute();
    await db.schema
      .createTable('lead_import_merge')
      .addColumn('import_id', text, (column) => column.notNull().references('lead_import.id').onDelete('cascade'))
      .addColumn('lead_id', text, (column) => column.notNull().references('lead.id').onDelete('cascade'))
      .addColumn('lead_before', text, required)
      .addColumn('version', 'integer', required)
      .addPrimaryKeyConstraint('lead_import_merge_key', ['import_id', 'lead_id'])
      .execute();
    await db.schema.createIndex('lead_import_merge_of_lead').on('lead_import_merge').column('lead_id').execute();
    await db.schema
      .alterTable('lead')
      .addColumn('import_id', 'text', (column) => column.references('lead_import.id').onDelete('set null'))
      .execute();
    await db.schema
      .createIndex('lead_of_import')
      .on('lead')
      .columns(['import_id', 'created_at', 'id'])
      .where('import_id', 'is not', null)
      .execute();
  },
});
