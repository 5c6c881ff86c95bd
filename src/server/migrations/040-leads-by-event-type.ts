import type { Kysely, Migration } from 'kysely';

/** Adds indexes of leads by kind of event: for lists sorted by it, which are read kind by kind, and for its filter. */
export const leadsByEventType = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema.createIndex('lead_by_event_type').on('lead').columns(['event_type', 'id']).execute();
    const newestOfType = ['event_type', 'created_at', 'id'];
    await db.schema.createIndex('lead_newest_of_event_type').on('lead').columns(newestOfType).execute();
  },
});
