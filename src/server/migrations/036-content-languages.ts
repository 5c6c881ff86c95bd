import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/**
 * Adds a language to posts, slugs and public records. Existing content belongs to the site's default language, whose
 * name is empty, as in URLs.
 */
export const contentLanguages = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const table of ['post', 'site_record']) {
      await db.schema
        .alterTable(table)
        .addColumn('language', text, (column) => column.notNull().defaultTo(''))
        .execute();
    }
    await db.schema
      .createTable('post_address_of_language')
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('slug', text, (column) => column.notNull())
      .addColumn('post_id', text, (column) => column.notNull().references('post.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('post_address_key', ['language', 'slug'])
      .execute();
    await sql`insert into post_address_of_language (language, slug, post_id)
      select '', slug, post_id from post_address`.execute(db);
    await db.schema.dropTable('post_address').execute();
    await db.schema.alterTable('post_address_of_language').renameTo('post_address').execute();
    await db.schema.createIndex('post_address_by_post').on('post_address').column('post_id').execute();
  },
});
