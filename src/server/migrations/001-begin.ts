import { type ColumnDefinitionBuilder, type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

const key = (column: ColumnDefinitionBuilder) => column.primaryKey();
const required = (column: ColumnDefinitionBuilder) => column.notNull();
const unique = (column: ColumnDefinitionBuilder) => column.notNull().unique();

/**
 * Creates the first tables. Text is compared byte by byte on both engines, so that lists are sorted the same
 * everywhere.
 */
export const begin = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;

    await db.schema
      .createTable('account')
      .addColumn('id', text, key)
      .addColumn('name', text, required)
      .addColumn('email', text, unique)
      .addColumn('password_hash', text, required)
      .addColumn('is_demo', 'integer', (column) => column.notNull().check(sql`is_demo in (0, 1)`))
      .addColumn('disabled_at', text)
      .addColumn('created_at', text, required)
      .execute();

    await db.schema
      .createTable('session')
      .addColumn('token_hash', text, key)
      .addColumn('account_id', text, required)
      .addColumn('created_at', text, required)
      .addColumn('expires_at', text, required)
      .execute();
    await db.schema.createIndex('session_of_account').on('session').columns(['account_id']).execute();

    await db.schema
      .createTable('attempt')
      .addColumn('door', text, key)
      .addColumn('failures', 'integer', required)
      .addColumn('until', text, required)
      .execute();

    await db.schema
      .createTable('enquiry')
      .addColumn('id', text, key)
      .addColumn('reference', text, unique)
      .addColumn('idempotency_key', text, unique)
      .addColumn('name', text, required)
      .addColumn('email', text, required)
      .addColumn('phone', text, required)
      .addColumn('event_type', text, required)
      .addColumn('event_date', text)
      .addColumn('message', text, required)
      .addColumn('page', text, required)
      .addColumn('service', text, required)
      .addColumn('created_at', text, required)
      .execute();

    await db.schema
      .createTable('lead')
      .addColumn('id', text, key)
      .addColumn('enquiry_id', text)
      .addColumn('name', text, required)
      .addColumn('email', text, required)
      .addColumn('phone', text, required)
      .addColumn('event_type', text, required)
      .addColumn('event_date', text)
      .addColumn('status', text, required)
      .addColumn('created_at', text, required)
      .addColumn('notes', text, required)
      .addColumn('name_key', text, required)
      .addColumn('email_key', text, required)
      .addColumn('phone_key', text, required)
      .addColumn('event_date_key', text, required)
      .addColumn('status_key', 'integer', required)
      .addColumn('search', text, required)
      .execute();
    await db.schema.createIndex('lead_by_created_at').on('lead').columns(['created_at', 'id']).execute();
    await db.schema.createIndex('lead_by_name_key').on('lead').columns(['name_key', 'id']).execute();
    await db.schema.createIndex('lead_by_email_key').on('lead').columns(['email_key', 'id']).execute();
    await db.schema.createIndex('lead_by_phone_key').on('lead').columns(['phone_key', 'id']).execute();
    await db.schema.createIndex('lead_by_event_type').on('lead').columns(['event_type', 'id']).execute();
    await db.schema.createIndex('lead_by_event_date_key').on('lead').columns(['event_date_key', 'id']).execute();
    await db.schema.createIndex('lead_by_status_key').on('lead').columns(['status_key', 'id']).execute();

    await db.schema
      .createTable('post')
      .addColumn('id', text, key)
      .addColumn('title', text, required)
      .addColumn('excerpt', text, required)
      .addColumn('content', text, required)
      .addColumn('category', text, required)
      .addColumn('tags', text, required)
      .addColumn('featured_image', text, required)
      .addColumn('author', text, required)
      .addColumn('status', text, required)
      .addColumn('created_at', text, required)
      .addColumn('updated_at', text, required)
      .addColumn('published_at', text)
      .addColumn('version', 'integer', required)
      .addColumn('title_key', text, required)
      .addColumn('author_key', text, required)
      .addColumn('search', text, required)
      .addColumn('public_search', text, required)
      .execute();
    await db.schema.createIndex('post_by_updated_at').on('post').columns(['updated_at', 'id']).execute();

    await db.schema
      .createTable('showcase')
      .addColumn('kind', text, required)
      .addColumn('position', 'integer', required)
      .addColumn('record', text, required)
      .execute();
    await db.schema.createIndex('showcase_in_order').on('showcase').columns(['kind', 'position']).execute();

    await db.schema
      .createTable('outbox')
      .addColumn('id', text, key)
      .addColumn('recipient', text, required)
      .addColumn('subject', text, required)
      .addColumn('body', text, required)
      .addColumn('created_at', text, required)
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('due_at', text, required)
      .addColumn('sent_at', text)
      .addColumn('last_error', text)
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['sent_at', 'due_at']).execute();

    await db.schema
      .createTable('deletion')
      .addColumn('id', text, key)
      .addColumn('entity', text, required)
      .addColumn('entity_id', text, required)
      .addColumn('account_id', text, required)
      .addColumn('deleted_at', text, required)
      .execute();

    await db.schema
      .createTable('upload')
      .addColumn('name', text, key)
      .addColumn('created_at', text, required)
      .execute();

    await db.schema.createTable('setting').addColumn('name', text, key).addColumn('value', text, required).execute();
  },
});
