import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/**
 * Adds the personal links with which clients pick a time, and a reference from mails to a lead; both are deleted with
 * it.
 */
export const bookingLinks = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('booking_link')
      .addColumn('token_hash', text, (column) => column.primaryKey())
      .addColumn('lead_id', text, (column) => column.notNull().references('lead.id').onDelete('cascade'))
      .addColumn('appointment_id', text, (column) => column.references('appointment.id').onDelete('set null'))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('booking_link_of_lead').on('booking_link').column('lead_id').execute();
    await db.schema.createIndex('booking_link_of_appointment').on('booking_link').column('appointment_id').execute();

    await db.schema
      .alterTable('outbox')
      .addColumn('lead_id', text, (column) => column.references('lead.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('outbox_of_lead').on('outbox').column('lead_id').execute();
  },
});
