import type { Kysely, Migration } from 'kysely';

/** Adds pictures to accounts. */
export const accountPictures = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('account')
      .addColumn('picture', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
});
