import { type Kysely, type Migration, sql } from 'kysely';
import type { Engine } from '../store/database.ts';

/**
 * Gives the texts of each table the collation "C" on PostgreSQL, if they were created without: columns of different
 * collations are joined without an index, so that the history of a lead was searched in the whole log.
 */
export const collation = (engine: Engine): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (engine !== 'postgres') return;
    const { rows } = await sql<{ table: string; change: string }>`
      select table_name as table, string_agg(format('alter column %I type text collate "C"', column_name), ', ') as change
      from information_schema.columns
      where table_schema = current_schema() and data_type = 'text' and collation_name is distinct from 'C'
      group by table_name`.execute(db);
    for (const { table, change } of rows) await sql`alter table ${sql.table(table)} ${sql.raw(change)}`.execute(db);
  },
});
