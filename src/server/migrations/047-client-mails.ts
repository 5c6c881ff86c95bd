import type { Kysely, Migration } from 'kysely';

/** Adds to messages what clients' own mails have: the sender's address, and the names of attached files. */
export const clientMails = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('message').addColumn('sender', 'text').execute();
    await db.schema
      .alterTable('message')
      .addColumn('attachments', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
});
