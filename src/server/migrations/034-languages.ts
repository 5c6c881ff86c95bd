import type { Kysely, Migration } from 'kysely';

/** Adds the language of leads and accounts, in which their mails are written. */
export const languages: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ['lead', 'account']) {
      await db.schema
        .alterTable(table)
        .addColumn('language', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  },
};
