import { type Kysely, type Migration, sql } from 'kysely';

/** Leads can be changed, by several people at once. */
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
