import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds sort keys for event types, categories and statuses: the lower-case label, or the position in the workflow. */
export const sortKeys = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .alterTable('lead')
      .addColumn('event_type_key', text, (column) => column.notNull().defaultTo(''))
      .execute();
    // The sort key is the lower-case label, which equals the value for all event types.
    await sql`update lead set event_type_key = event_type`.execute(db);
    await db.schema.dropIndex('lead_by_event_type').execute();
    await db.schema.createIndex('lead_by_event_type_key').on('lead').columns(['event_type_key', 'id']).execute();

    await db.schema
      .alterTable('post')
      .addColumn('category_key', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update post set category_key = case category
      when 'wedding' then 'weddings' when 'birthday' then 'birthdays' else category end`.execute(db);
    await db.schema
      .alterTable('post')
      .addColumn('status_key', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update post set status_key = case status when 'published' then 1 else 0 end`.execute(db);
  },
});
