import type { Kysely, Migration } from 'kysely';

/** Adds indexes to page through the blog, with all posts or those of one category. */
export const blogPages = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema.createIndex('post_by_published_at').on('post').columns(['status', 'published_at', 'id']).execute();
    await db.schema
      .createIndex('post_by_category_and_published_at')
      .on('post')
      .columns(['status', 'category', 'published_at', 'id'])
      .execute();
  },
});
