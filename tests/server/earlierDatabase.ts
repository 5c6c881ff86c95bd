import { Migrator } from 'kysely';
import { expect } from 'vitest';
import { migrations } from '#server/migrations/migrations.ts';
import { openDatabase } from '#server/store/database.ts';
import type { Where } from './engines.ts';
import { onTestEnd } from './testServer.ts';

/**
 * Opens a new database with the tables of an earlier version, until the end of the test.
 * @param last name of that version's last migration.
 * @returns the database, and a function that migrates it to another version. Default: the current one.
 */
export async function earlierDatabase(where: Where, last: string) {
  const { db, engine, close } = openDatabase(await where());
  onTestEnd(close);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  expect((await migrator.migrateTo(last)).error).toBeUndefined();
  const upgrade = async (to?: string) =>
    expect((await (to ? migrator.migrateTo(to) : migrator.migrateToLatest())).error).toBeUndefined();
  return { db, upgrade };
}
