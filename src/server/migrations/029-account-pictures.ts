import type { Kysely, Migration } from 'kysely';

/** The pictures of those who work there. */
export const accountPictures = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('account')
      .addColumn('picture', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
});
