import type { Kysely, Migration } from 'kysely';

/** In which language somebody has written to the company, and somebody works: their mails are written in it. */
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
