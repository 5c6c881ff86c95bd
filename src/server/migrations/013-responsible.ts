import type { Kysely, Migration } from 'kysely';

/** Adds the responsible staff member to leads. */
export const responsible = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('lead')
      .addColumn('responsible_id', 'text', (column) => column.references('account.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex('lead_of_responsible').on('lead').column('responsible_id').execute();
  },
});
