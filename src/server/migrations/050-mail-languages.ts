import type { Kysely, Migration } from 'kysely';

/** Adds the language of a mail's text, which its HTML names. It is unknown of mails that are already in the outbox. */
export const mailLanguages = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('outbox').addColumn('language', 'text').execute();
  },
});
