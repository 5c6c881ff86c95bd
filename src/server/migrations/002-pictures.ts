import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds the table of picture files, for databases that several servers share. */
export const pictures = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('picture_file')
      .addColumn('name', text, (column) => column.primaryKey())
      .addColumn('upload', text, (column) => column.notNull().references('upload.name').onDelete('cascade'))
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('picture_file_of_upload').on('picture_file').column('upload').execute();
  },
});
