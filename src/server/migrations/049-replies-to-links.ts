import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Removes what mail servers replied to mails with links that grant access, as replies may quote the links. Only their codes
 * are stored from now on.
 */
export const repliesToLinks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`update outbox set last_error = null where expires_at is not null`.execute(db);
  },
};
