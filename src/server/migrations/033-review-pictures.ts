import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds pictures to reviews. They are deleted with the review, and visible only if staff publish them. */
export const reviewPictures = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const review = db.schema.alterTable('review');
    await review.addColumn('picture', 'text', (column) => column.notNull().defaultTo('')).execute();
    await review.addColumn('picture_shown', 'text', (column) => column.notNull().defaultTo('no')).execute();
    await db.schema
      .createTable('review_picture')
      .addColumn('review_id', text, (column) => column.notNull().references('review.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
      .addPrimaryKeyConstraint('review_picture_key', ['name', 'review_id'])
      .execute();
    await db.schema.createIndex('review_picture_of_review').on('review_picture').column('review_id').execute();
  },
});
