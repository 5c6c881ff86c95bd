import { type Kysely, type Migration, sql } from 'kysely';

/** Adds to conversations the lead that they belong to, whatever its email address becomes. */
export const conversationLeads: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('conversation')
      .addColumn('lead_id', 'text', (column) => column.references('lead.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex('conversation_of_lead').on('conversation').column('lead_id').execute();
    // Only for the following statement, which would read all leads for each conversation.
    await db.schema.createIndex('lead_by_address').on('lead').expression(sql`lower(email)`).execute();
    await sql`update conversation set lead_id = (
      select id from lead where lower(lead.email) = conversation.email order by created_at desc, id desc limit 1
    )`.execute(db);
    await db.schema.dropIndex('lead_by_address').execute();
  },
};
