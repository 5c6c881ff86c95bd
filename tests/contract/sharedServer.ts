import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { buildApp } from '#server/buildApp.ts';
import { readConfig } from '#server/config.ts';
import type { OpenDatabase } from '#server/store/database.ts';
import { createPostgres } from '../server/freshPostgres.ts';
import { openStarted } from '../server/startedDatabase.ts';
import { browserOf } from '../server/testServer.ts';

const sampleData = { what: 'sample', withDemoAccount: true } as const;

/** A database with the sample data. */
interface SampleDatabase {
  database: OpenDatabase;
  /** Restores the initial records. */
  putBack(): Promise<unknown>;
  close(): Promise<void>;
}

/**
 * Shares one server among all tests of a group, because restoring records is many times faster than starting a server
 * with a database.
 * @returns a function that restores the sample records and returns a client that is signed out.
 */
export function sharedServer(open: () => Promise<SampleDatabase>): () => Promise<Backend> {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer(open);
  });
  afterAll(() => server.stop());
  return async () => {
    await server.putBack();
    return createHttpBackend({ fetch: browserOf(server.app).fetch });
  };
}

async function startServer(open: () => Promise<SampleDatabase>) {
  const { database, putBack, close } = await open();
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'event-house-'));
  const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR }), database });
  const stop = async () => {
    await app.close();
    await close();
    await rm(DATA_DIR, { recursive: true });
  };
  return { app, putBack, stop };
}

/** @returns the statements that empty tables and refill them from their copies. */
const refill = (tables: readonly string[]) => [
  ...tables.map((table) => `delete from ${table}`),
  ...tables.map((table) => `insert into ${table} select * from kept.${table}`),
];

/** @returns an SQLite database with the sample data. */
export async function sampleSqlite(): Promise<SampleDatabase> {
  const database = await openStarted(':memory:', sampleData);
  const run = (statement: string) => sql.raw(statement).execute(database.db);
  const names = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'kysely%' and name not like 'sqlite%'
  `.execute(database.db);
  const tables = names.rows.map(({ name }) => name);
  await run(`attach ':memory:' as kept`);
  for (const table of tables) await run(`create table kept.${table} as select * from main.${table}`);
  const putBack = async () => {
    // Avoids foreign key errors from the order of tables; the pragma has no effect within a transaction.
    await run('pragma foreign_keys = off');
    await database.db.transaction().execute(async (trx) => {
      for (const statement of refill(tables)) await sql.raw(statement).execute(trx);
    });
    await run('pragma foreign_keys = on');
  };
  return { database, putBack, close: database.close };
}

/** @returns a PostgreSQL database with the sample data. */
export async function samplePostgres(): Promise<SampleDatabase> {
  const { url, drop } = await createPostgres('migrated');
  const database = await openStarted(url, sampleData);
  const records = new pg.Client({ connectionString: url });
  await records.connect();
  const names = await records.query(
    `select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`,
  );
  const tables = names.rows.map(({ tablename }) => String(tablename));
  const keep = tables.map((table) => `create table kept.${table} as table ${table}`);
  await records.query(['create schema kept', ...keep].join('; '));
  const putBack = () =>
    records.query(
      // Disables foreign keys and triggers, so that the order of tables does not matter.
      ['begin', 'set local session_replication_role = replica', ...refill(tables), 'commit'].join('; '),
    );
  const close = async () => {
    await database.close();
    await records.end();
    await drop();
  };
  return { database, putBack, close };
}
