import type { Kysely, Migration } from 'kysely';

/**
 * Adds what puts a reply into the client's thread: the id of a client's mail, and that of the mail which one of the
 * outbox answers; and the address that answers to a mail go to. All are unknown of what is already stored.
 */
export const mailThreads = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('message').addColumn('mail_id', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('in_reply_to', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('reply_to', 'text').execute();
  },
});
