import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds a reference from mails to their enquiry; they are deleted with it. */
export const mailsOfEnquiries = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .alterTable('outbox')
      .addColumn('enquiry_id', text, (column) => column.references('enquiry.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('outbox_of_enquiry').on('outbox').column('enquiry_id').execute();
    // The subjects of existing mails contain the enquiry's reference: nine characters at one of two positions.
    await sql`update outbox set enquiry_id = (select id from enquiry where reference = substr(subject, 13, 9))
      where subject like 'New enquiry %'`.execute(db);
    await sql`update outbox set enquiry_id = (select id from enquiry where reference = substr(subject, 14, 9))
      where subject like 'Your enquiry %'`.execute(db);
  },
});
