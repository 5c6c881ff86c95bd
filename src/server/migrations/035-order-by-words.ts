import type { Kysely, Migration } from 'kysely';

/** Drops the sort keys of labels: these depend on the language, so lists are sorted by a query expression instead. */
export const orderByWords: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.dropIndex('lead_by_event_type_key').execute();
    await db.schema.alterTable('lead').dropColumn('event_type_key').execute();
    await db.schema.alterTable('review').dropColumn('event_type_key').execute();
    await db.schema.alterTable('post').dropColumn('category_key').execute();
  },
};
