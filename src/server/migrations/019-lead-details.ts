import { type Kysely, type Migration, sql } from 'kysely';

/** The columns that this migration fills. */
interface Tables {
  lead: { id: string; enquiry_id: string | null; phone: string; phone_digits: string; tags: string; source: string };
  enquiry: { id: string; page: string; lead_id: string | null };
}

/** Adds event details and tags to leads, and the columns by which leads of the same person are found. */
export const leadDetails = (): Migration => ({
  up: async (db: Kysely<Tables>) => {
    await db.schema.alterTable('lead').addColumn('guests', 'integer').execute();
    await db.schema.alterTable('lead').addColumn('budget', 'integer').execute();
    for (const [column, before] of [
      ['venue', ''],
      ['tags', '[]'],
      ['phone_digits', ''],
      ['source', ''],
    ] as const) {
      await db.schema
        .alterTable('lead')
        .addColumn(column, 'text', (text) => text.notNull().defaultTo(before))
        .execute();
    }
    await db.schema
      .alterTable('enquiry')
      .addColumn('lead_id', 'text', (column) => column.references('lead.id').onDelete('cascade'))
      .execute();

    await db
      .updateTable('lead')
      .set((build) => ({
        source: build
          .selectFrom('enquiry')
          .select(sql<string>`substr(page, 1, 100)`.as('page'))
          .whereRef('enquiry.id', '=', 'lead.enquiry_id'),
      }))
      .where('enquiry_id', 'is not', null)
      .execute();
    const leads = await db.selectFrom('lead').select(['id', 'phone']).where('phone', '<>', '').execute();
    for (const { id, phone } of leads) {
      const digits = phone.replace(/\D/g, '');
      if (digits.length < 7) continue;
      await db
        .updateTable('lead')
        .set({ phone_digits: digits.slice(-10) })
        .where('id', '=', id)
        .execute();
    }
    await db.schema.createIndex('lead_phone_digits').on('lead').column('phone_digits').execute();
    // Covering indexes for the counts on the dashboard.
    await db.schema.createIndex('lead_by_status').on('lead').columns(['status', 'created_at', 'budget']).execute();
    await db.schema.createIndex('lead_by_event').on('lead').columns(['status', 'event_date']).execute();
    await db.schema.createIndex('lead_by_time').on('lead').columns(['created_at', 'status', 'source']).execute();
    // The tags in use are read with each list, and most leads have none.
    await db.schema.createIndex('lead_tags').on('lead').column('tags').where('tags', '<>', '[]').execute();
    await db.schema.createIndex('enquiry_lead').on('enquiry').column('lead_id').execute();
  },
});
