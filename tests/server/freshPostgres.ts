import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { Db } from '#server/store/database.ts';
import { onTestEnd } from './testServer.ts';

/** URL of the test run's PostgreSQL; without it, its tests are skipped, which `npm test` reports. */
export const testPostgres = process.env.TEST_DATABASE_URL;

/**
 * The test run's migrated database. A copy of it takes half the time of an empty database and its migration. There is
 * none on a PostgreSQL that was not started for the test run, as it would be left there.
 */
const migrated = process.env.TEST_DATABASE_TEMPLATE;

/** Contents of a new database; a `migrated` one may also be empty, so it still has to be migrated. */
export type NewDatabase = 'empty' | 'migrated';

/** Runs a statement on the test run's PostgreSQL, outside of the tests' databases. */
export async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testPostgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** @returns the URL and the name of a new database, and a function that drops it. */
export async function createPostgres(contents: NewDatabase = 'empty') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = (contents === 'migrated' && migrated) || 'template0';
  await asOwner(`create database ${name} template ${template} strategy file_copy`);
  const drop = () => asOwner(`drop database ${name} with (force)`);
  return { url: String(new URL(`/${name}`, testPostgres)), name, drop };
}

/** @returns the URL and the name of a new database, which is dropped at the end of the test. */
export async function freshPostgres(contents?: NewDatabase): Promise<{ url: string; name: string }> {
  const { drop, ...database } = await createPostgres(contents);
  onTestEnd(drop);
  return database;
}

/** Waits until another transaction in this database waits for a lock. */
export async function waitForLock(db: Db): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toHaveLength(1), 10_000);
}
