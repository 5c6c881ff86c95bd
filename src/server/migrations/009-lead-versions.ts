import { type Kysely, type Migration, sql } from 'kysely';

/** Adds versions to leads, so that concurrent changes are detected. */
export const leadVersions = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('lead')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .alterTable('lead')
      .addColumn('updated_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update lead set updated_at = created_at`.execute(db);
  },
});
