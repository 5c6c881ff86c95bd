import type { Kysely, Migration } from 'kysely';

/** Adds a covering index for the dashboard's count of appointments and its list of the week. */
export const appointmentsByStatus = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const columns = ['status', 'starts_at', 'ends_at'];
    await db.schema.createIndex('appointment_by_status').on('appointment').columns(columns).execute();
  },
});
