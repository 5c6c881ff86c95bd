import type { Kysely, Migration } from 'kysely';

/** What the dashboard counts of appointments, without looking at the rows themselves, and how it finds those of the week. */
export const appointmentsByStatus = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const columns = ['status', 'starts_at', 'ends_at'];
    await db.schema.createIndex('appointment_by_status').on('appointment').columns(columns).execute();
  },
});
