import type { Kysely, Migration } from 'kysely';

/** Adds what the client knows before a mail about a changed appointment, so that a later change can replace the mail. */
export const delayedUpdates = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('outbox').addColumn('known_before', 'text').execute();
  },
});
