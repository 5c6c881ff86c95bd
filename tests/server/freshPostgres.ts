import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { Db } from '#server/store/database.ts';
import { atTheEnd } from './testServer.ts';

/** URL of the PostgreSQL server for tests; without one, the PostgreSQL tests are skipped, and `npm test` reports it. */
export const testPostgres = process.env.TEST_DATABASE_URL;

/** Runs a statement on the PostgreSQL server, outside of the tests' databases. */
export async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testPostgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates a database. @returns its URL and name, and a function that drops it. */
export async function createPostgres() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create database ${name} template template0`);
  const drop = () => asOwner(`drop database ${name} with (force)`);
  return { url: String(new URL(`/${name}`, testPostgres)), name, drop };
}

/** Creates a database that is dropped at the end of the test. @returns its URL and name. */
export async function freshPostgres(): Promise<{ url: string; name: string }> {
  const { drop, ...database } = await createPostgres();
  atTheEnd(drop);
  return database;
}

/** Waits until a transaction in this database is waiting for a lock. */
export async function somebodyWaits(db: Db): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toHaveLength(1), 10_000);
}
