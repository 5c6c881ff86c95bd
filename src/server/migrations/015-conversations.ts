import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Engine } from '../store/database.ts';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Adds conversations, which group the enquiries of a person and the replies to them. */
export const conversations = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('conversation')
      .addColumn('id', text, key)
      .addColumn('email', text, (column) => column.notNull().unique())
      .addColumn('name', text, required)
      .addColumn('excerpt', text, required)
      .addColumn('latest_at', text, required)
      .addColumn('read', text, required)
      .addColumn('archived', text, required)
      .addColumn('responsible_id', text, (column) => column.references('account.id').onDelete('set null'))
      .addColumn('updated_at', text, required)
      .addColumn('name_key', text, required)
      .addColumn('search', text, required)
      .execute();
    for (const columns of [
      ['latest_at', 'id'],
      ['name_key', 'id'],
      ['archived', 'latest_at', 'id'],
      ['read', 'archived', 'latest_at', 'id'],
      ['responsible_id'],
      ['updated_at'],
    ]) {
      await db.schema.createIndex(`conversation_by_${columns[0]}`).on('conversation').columns(columns).execute();
    }

    await db.schema
      .createTable('message')
      .addColumn('id', text, key)
      .addColumn('conversation_id', text, (column) =>
        column.notNull().references('conversation.id').onDelete('cascade'),
      )
      .addColumn('enquiry_id', text, (column) => column.references('enquiry.id').onDelete('cascade'))
      .addColumn('account_id', text, (column) => column.references('account.id').onDelete('set null'))
      .addColumn('subject', text, required)
      .addColumn('body', text, required)
      .addColumn('created_at', text, required)
      .execute();
    await db.schema
      .createIndex('message_of_conversation')
      .on('message')
      .columns(['conversation_id', 'created_at', 'id'])
      .execute();
    await db.schema.createIndex('message_of_enquiry').on('message').column('enquiry_id').execute();

    await db.schema
      .alterTable('outbox')
      .addColumn('message_id', text, (column) => column.references('message.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('outbox_of_message').on('outbox').column('message_id').execute();
    await takeIn(db);
  },
});

interface KeptEnquiry {
  id: string;
  name: string;
  email: string;
  message: string;
  created_at: string;
  /** Status of the enquiry's lead; null if the lead was deleted. */
  status: string | null;
}

/** @returns what a text is searched by. Written here, as a migration has to stay what it was. */
const searchText = (texts: readonly string[]) => texts.map((text) => text.normalize('NFKD').toLowerCase()).join('\n');

/** @returns what a name is sorted by. */
const sortKey = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\d+/g, (digits) => digits.padStart(12, '0'))
    .slice(0, 100);

/** Creates conversations from existing enquiries; those with a new lead are unread. */
async function takeIn(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<KeptEnquiry>`
    select enquiry.id, enquiry.name, enquiry.email, enquiry.message, enquiry.created_at, lead.status
    from enquiry left join lead on lead.enquiry_id = enquiry.id
    order by enquiry.created_at, enquiry.id`.execute(db);
  const byEmail = new Map<string, KeptEnquiry[]>();
  for (const enquiry of rows) {
    const email = enquiry.email.trim().toLowerCase();
    byEmail.set(email, [...(byEmail.get(email) ?? []), enquiry]);
  }
  for (const [email, enquiries] of byEmail) {
    const latest = enquiries.at(-1) as KeptEnquiry;
    const id = newId();
    const read = enquiries.some(({ status }) => status === 'new') ? 'no' : 'yes';
    const excerpt = latest.message.slice(0, 200).replace(/\s+/g, ' ').trim();
    const search = searchText([latest.name, email, ...enquiries.map(({ message }) => message)]);
    await sql`insert into conversation
        (id, email, name, excerpt, latest_at, read, archived, updated_at, name_key, search)
      values (${id}, ${email}, ${latest.name}, ${excerpt}, ${latest.created_at}, ${read}, 'no',
        ${latest.created_at}, ${sortKey(latest.name)}, ${search})`.execute(db);
    for (const enquiry of enquiries) {
      await sql`insert into message (id, conversation_id, enquiry_id, subject, body, created_at)
        values (${newId()}, ${id}, ${enquiry.id}, '', '', ${enquiry.created_at})`.execute(db);
    }
  }
}
