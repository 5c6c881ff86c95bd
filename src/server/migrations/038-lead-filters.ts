import type { Kysely, Migration } from 'kysely';

/**
 * Extends the indexes for the most used filters of leads, so that their counts are read from an index alone, and the
 * newest leads of a person without sorting all of them.
 */
export const leadFilters = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const byStatus = ['status', 'created_at', 'budget', 'event_type'];
    await db.schema.dropIndex('lead_by_status').execute();
    await db.schema.createIndex('lead_by_status').on('lead').columns(byStatus).execute();
    const ofResponsible = ['responsible_id', 'created_at', 'id', 'status', 'event_type'];
    await db.schema.dropIndex('lead_of_responsible').execute();
    await db.schema.createIndex('lead_of_responsible').on('lead').columns(ofResponsible).execute();
  },
});
