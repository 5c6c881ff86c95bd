import type { Kysely, Migration } from 'kysely';

/** Renames the table of events, testimonials, pictures and reviews to `site_record`. */
export const siteRecords = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('showcase').renameTo('site_record').execute();
    await db.schema.dropIndex('showcase_in_order').execute();
    await db.schema.createIndex('site_record_in_order').on('site_record').columns(['kind', 'position']).execute();
  },
});
