import { type Kysely, type Migration, sql } from 'kysely';

/** Adds roles to accounts, and the device and the time of the last use to sessions. */
export const roles = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('account')
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('staff').check(sql`role in ('owner', 'staff')`))
      .execute();
    // There has to be an owner: the oldest enabled account, and the demo account.
    await sql`update account set role = 'owner' where id = (
      select id from account order by case when disabled_at is null then 0 else 1 end, is_demo, created_at, id limit 1
    ) or (is_demo = 1 and email = 'admin@example.com')`.execute(db);
    await db.schema
      .alterTable('session')
      .addColumn('device', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('session')
      .addColumn('seen_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update session set seen_at = created_at`.execute(db);
  },
});
