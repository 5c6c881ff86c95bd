import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds invitations to appointments by mail, with an iCalendar part, and the state of reminders. */
export const appointmentMails = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .alterTable('appointment')
      .addColumn('invited', text, (column) => column.notNull().defaultTo('no'))
      .execute();
    await db.schema
      .alterTable('appointment')
      .addColumn('reminded_for', text, (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('outbox')
      .addColumn('appointment_id', text, (column) => column.references('appointment.id').onDelete('cascade'))
      .execute();
    await db.schema.alterTable('outbox').addColumn('purpose', text).execute();
    await db.schema.alterTable('outbox').addColumn('calendar', text).execute();
    await db.schema.createIndex('outbox_of_appointment').on('outbox').column('appointment_id').execute();
  },
});
