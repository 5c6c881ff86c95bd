import type { Kysely, Migration } from 'kysely';

/** Adds the system to sessions, whose `device` was browser and system as a text in the language of the sign-in. */
export const systemsOfSessions = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('session')
      .addColumn('system', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
});
