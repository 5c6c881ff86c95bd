import type { Kysely, Migration } from 'kysely';

/** What is sorted by words is put in order when it is read: the words are others in each language of a site. */
export const orderByWords: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.dropIndex('lead_by_event_type_key').execute();
    await db.schema.alterTable('lead').dropColumn('event_type_key').execute();
    await db.schema.alterTable('review').dropColumn('event_type_key').execute();
    await db.schema.alterTable('post').dropColumn('category_key').execute();
  },
};
