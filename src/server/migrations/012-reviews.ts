import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** A review as stored in `site_record`. */
interface KeptReview {
  id: string;
  name: string;
  rating: number;
  comment: string;
  date: string;
}

/** Adds a table for reviews, which visitors send and staff approve or hide. */
export const reviews = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('review')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('idempotency_key', text, (column) => column.unique())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('event_type', text, (column) => column.notNull())
      .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
      .addColumn('comment', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('answer', text, (column) => column.notNull())
      .addColumn('featured', text, (column) => column.notNull())
      .addColumn('verified', text, (column) => column.notNull())
      .addColumn('consent_at', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('name_key', text, (column) => column.notNull())
      .addColumn('event_type_key', text, (column) => column.notNull())
      .addColumn('rating_key', 'integer', (column) => column.notNull())
      .addColumn('status_key', 'integer', (column) => column.notNull())
      .addColumn('search', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('review_by_created_at').on('review').columns(['created_at', 'id']).execute();
    await db.schema.createIndex('review_by_status').on('review').columns(['status', 'created_at', 'id']).execute();
    await takeOver(db);

    await db.schema
      .alterTable('outbox')
      .addColumn('review_id', text, (column) => column.references('review.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('outbox_of_review').on('outbox').column('review_id').execute();
  },
});

/** @returns what a text is searched by. Written here, as a migration has to stay what it was. */
const searchText = (texts: readonly string[]) => texts.map((text) => text.normalize('NFKD').toLowerCase()).join('\n');

/** @returns what a name is sorted by. */
const sortKey = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
    .slice(0, 100);

/** Migrates the existing reviews with the status `waiting`: nobody has consented to their publication. */
async function takeOver(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ record: string }>`select record from site_record where kind = 'review'`.execute(db);
  for (const { record } of rows) {
    const { id, name, rating, comment, date }: KeptReview = JSON.parse(record);
    const instant = `${date}T00:00:00.000Z`;
    await sql`insert into review (id, name, email, event_type, rating, comment, status, answer, featured, verified,
        created_at, updated_at, version, name_key, event_type_key, rating_key, status_key, search)
      values (${id}, ${name}, '', 'other', ${rating}, ${comment}, 'waiting', '', 'no', 'no',
        ${instant}, ${instant}, 1, ${sortKey(name)}, 'other', ${rating}, 0, ${searchText([name, '', comment])})`.execute(
      db,
    );
  }
  await sql`delete from site_record where kind = 'review'`.execute(db);
}
