import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** The columns that this migration reads and fills. */
interface Tables {
  post: { id: string; title: string; slug: string; published_at: string | null };
  post_address: { slug: string; post_id: string };
}

/** @returns a title as the last segment of a URL. */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join('-')
    .slice(0, 80)
    .replace(/-$/, '');

/** Adds readable slugs and search engine metadata to posts. Of posts with the same title, the oldest gets no suffix. */
export const postAddresses = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const column of ['slug', 'meta_title', 'meta_description'])
      await db.schema
        .alterTable('post')
        .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
        .execute();
    await db.schema
      .createTable('post_address')
      .addColumn('slug', text, (column) => column.primaryKey().notNull())
      .addColumn('post_id', text, (column) => column.notNull().references('post.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('post_address_by_post').on('post_address').column('post_id').execute();

    const tables = db as Kysely<Tables>;
    const posts = await tables
      .selectFrom('post')
      .select(['id', 'title'])
      .orderBy('published_at')
      .orderBy('id')
      .execute();
    const taken = new Map<string, number>();
    for (const { id, title } of posts) {
      const base = slugOf(title) || `post-${id}`;
      const count = (taken.get(base) ?? 0) + 1;
      taken.set(base, count);
      // The id avoids a clash with a title that ends with the same number.
      const slug = count === 1 ? base : `${base}-${count}-${id}`;
      await tables.updateTable('post').set({ slug }).where('id', '=', id).execute();
      await tables.insertInto('post_address').values({ slug, post_id: id }).execute();
    }
  },
});
