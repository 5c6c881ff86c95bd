import type { Kysely, Migration } from 'kysely';

/** A page of the blog is read from its place in the order, of all posts and of one category. */
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
