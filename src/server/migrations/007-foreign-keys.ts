import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Adds foreign keys: sessions are deleted with their account, and a lead loses the reference to a deleted enquiry. */
export const foreignKeys = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`delete from session where account_id not in (select id from account)`.execute(db);
    await sql`update lead set enquiry_id = null where enquiry_id not in (select id from enquiry)`.execute(db);
    await (engine === 'postgres' ? addConstraints(db) : rebuildTables(db));
    await db.schema.createIndex('lead_of_enquiry').on('lead').column('enquiry_id').execute();
  },
});

async function addConstraints(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('session')
    .addForeignKeyConstraint('session_account', ['account_id'], 'account', ['id'], (build) => build.onDelete('cascade'))
    .execute();
  await db.schema
    .alterTable('lead')
    .addForeignKeyConstraint('lead_enquiry', ['enquiry_id'], 'enquiry', ['id'], (build) => build.onDelete('set null'))
    .execute();
}

/** SQLite cannot add a constraint to an existing table, so the tables are rebuilt. */
async function rebuildTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session_new')
    .addColumn('token_hash', 'text', key)
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await sql`insert into session_new select token_hash, account_id, created_at, expires_at from session`.execute(db);
  await db.schema.dropTable('session').execute();
  await db.schema.alterTable('session_new').renameTo('session').execute();
  await db.schema.createIndex('session_of_account').on('session').columns(['account_id']).execute();

  await db.schema
    .createTable('lead_new')
    .addColumn('id', 'text', key)
    .addColumn('enquiry_id', 'text', (column) => column.references('enquiry.id').onDelete('set null'))
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('event_type', 'text', required)
    .addColumn('event_date', 'text')
    .addColumn('status', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('notes', 'text', required)
    .addColumn('name_key', 'text', required)
    .addColumn('email_key', 'text', required)
    .addColumn('phone_key', 'text', required)
    .addColumn('event_type_key', 'text', required)
    .addColumn('event_date_key', 'text', required)
    .addColumn('status_key', 'integer', required)
    .addColumn('search', 'text', required)
    .execute();
  await sql`insert into lead_new
    select id, enquiry_id, name, email, phone, event_type, event_date, status, created_at, notes,
      name_key, email_key, phone_key, event_type_key, event_date_key, status_key, search
    from lead`.execute(db);
  await db.schema.dropTable('lead').execute();
  await db.schema.alterTable('lead_new').renameTo('lead').execute();
  await db.schema.createIndex('lead_by_created_at').on('lead').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('lead_by_name_key').on('lead').columns(['name_key', 'id']).execute();
  await db.schema.createIndex('lead_by_email_key').on('lead').columns(['email_key', 'id']).execute();
  await db.schema.createIndex('lead_by_phone_key').on('lead').columns(['phone_key', 'id']).execute();
  await db.schema.createIndex('lead_by_event_type_key').on('lead').columns(['event_type_key', 'id']).execute();
  await db.schema.createIndex('lead_by_event_date_key').on('lead').columns(['event_date_key', 'id']).execute();
  await db.schema.createIndex('lead_by_status_key').on('lead').columns(['status_key', 'id']).execute();
}
