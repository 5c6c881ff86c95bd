import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, vi } from 'vitest';
import type { Db } from '#server/store/database.ts';
import { atTheEnd } from './testServer.ts';

/** The PostgreSQL of this test run; without one its half of the tests does not run, and `npm test` says so. */
export const testPostgres = process.env.TEST_DATABASE_URL;

/** Does something in the PostgreSQL of this test run, beside every database of a test. */
export async function asOwner(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: testPostgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** @returns the address and the name of a new database, and what takes it away. */
export async function createPostgres() {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create database ${name} template template0`);
  const drop = () => asOwner(`drop database ${name} with (force)`);
  return { url: String(new URL(`/${name}`, testPostgres)), name, drop };
}

/** @returns the address and the name of a database of its own until the test's end. */
export async function freshPostgres(): Promise<{ url: string; name: string }> {
  const { drop, ...database } = await createPostgres();
  atTheEnd(drop);
  return database;
}

/** Waits until another transaction in this database waits for a lock. */
export async function somebodyWaits(db: Db): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await waiting.execute(db)).rows).toHaveLength(1), 10_000);
}
