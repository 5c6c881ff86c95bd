import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/** Adds second sign-in steps: authenticator apps, passkeys and recovery codes. */
export const twoStep = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('authenticator')
      .addColumn('account_id', text, (column) =>
        column.primaryKey().notNull().references('account.id').onDelete('cascade'),
      )
      .addColumn('secret', text)
      .addColumn('begun', text)
      .addColumn('last_code', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('recovery_code')
      .addColumn('code_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('account_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('recovery_code_of_account').on('recovery_code').column('account_id').execute();
    await db.schema
      .createTable('passkey')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('account_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('public_key', text, (column) => column.notNull())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('transports', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('used_at', text)
      .execute();
    await db.schema.createIndex('passkey_of_account').on('passkey').column('account_id').execute();
    await db.schema
      .createTable('passkey_challenge')
      .addColumn('challenge_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('account_id', text, (column) => column.references('account.id').onDelete('cascade'))
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('first_step')
      .addColumn('token_hash', text, (column) => column.primaryKey().notNull())
      .addColumn('account_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('remember', 'integer', (column) => column.notNull())
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    for (const table of ['passkey_challenge', 'first_step']) {
      await db.schema.createIndex(`${table}_of_account`).on(table).column('account_id').execute();
      await db.schema.createIndex(`${table}_by_end`).on(table).column('expires_at').execute();
    }
  },
});
