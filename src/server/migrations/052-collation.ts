import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** The texts that were created without the collation "C". The log comes last, as it does in all transactions of requests. */
const texts = {
  account: ['language', 'picture', 'role'],
  session: ['device', 'seen_at', 'system'],
  lead: [
    'full_search',
    'import_id',
    'language',
    'phone_digits',
    'responsible_id',
    'source',
    'tags',
    'updated_at',
    'venue',
  ],
  enquiry: ['lead_id'],
  conversation: ['lead_id'],
  message: ['attachments', 'mail_id', 'sender'],
  outbox: ['in_reply_to', 'known_before', 'language', 'reply_to'],
  post: ['full_search', 'meta_description', 'meta_title', 'slug'],
  review: ['picture', 'picture_shown'],
  activity: ['account_id', 'created_at', 'detail', 'entity', 'entity_id', 'id', 'kind', 'search'],
};

/**
 * Gives these texts the collation "C" on PostgreSQL, as all others have: columns of different collations are joined
 * without an index, so that the history of a lead was searched in the whole log. A table with a view or trigger of
 * somebody else that depends on one of them stays as it is, and as slow (0A000: "cannot alter type of a column used by …").
 */
export const collation = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (engine !== 'postgres') return;
    for (const [table, columns] of Object.entries(texts)) {
      const changes = columns.map((column) => sql`alter column ${sql.ref(column)} type text collate "C"`);
      await sql`do $$ begin
        alter table ${sql.table(table)} ${sql.join(changes)};
      exception when feature_not_supported then
        raise warning '% keeps its collation: %', ${sql.lit(table)}, sqlerrm;
      end $$`.execute(db);
    }
  },
});
