import { type Kysely, type Migration, sql } from 'kysely';

/** Replaces the table of deletions with a log of all changes to records. */
export const activities = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('activity')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('entity', 'text', (column) => column.notNull())
      .addColumn('entity_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('set null'))
      .addColumn('detail', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('activity_of_record')
      .on('activity')
      .columns(['entity_id', 'entity', 'created_at'])
      .execute();
    await db.schema.createIndex('activity_by_created_at').on('activity').columns(['created_at', 'id']).execute();
    await sql`insert into activity (id, entity, entity_id, kind, account_id, detail, created_at, version)
      select deletion.id, entity, entity_id, 'deleted', account.id, '{}', deleted_at, 1
      from deletion left join account on account.id = deletion.account_id`.execute(db);
    await db.schema.dropTable('deletion').execute();
  },
});
