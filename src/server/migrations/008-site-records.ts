import type { Kysely, Migration } from 'kysely';

/** Events, testimonials, pictures and reviews are called what they are: records of the site. */
export const siteRecords = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('showcase').renameTo('site_record').execute();
    await db.schema.dropIndex('showcase_in_order').execute();
    await db.schema.createIndex('site_record_in_order').on('site_record').columns(['kind', 'position']).execute();
  },
});
