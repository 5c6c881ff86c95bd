import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { migrate, openDatabase } from '#server/store/database.ts';
import { seed } from '#server/store/seed.ts';
import { asOwner, testPostgres } from '../server/freshPostgres.ts';
import { browserOf } from '../server/testServer.ts';

/** Everything in the tables but what migrations did. */
const ownTables = `select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'`;

/**
 * One server on one PostgreSQL for all tests of a group: a database for each, even as a copy of another, takes twenty
 * times as long as putting its records back.
 * @returns puts the sample records back as they were, and gives a client that nobody has signed in with.
 */
export function samplePostgres(): () => Promise<Backend> {
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer(`test_${randomUUID().replaceAll('-', '')}`);
  });
  afterAll(() => server.stop());
  return async () => {
    await server.putBack();
    return createHttpBackend({ fetch: browserOf(server.app).fetch });
  };
}

/** @param name of the database that is made. */
async function startServer(name: string) {
  await asOwner(`create database ${name} template template0`);
  const url = String(new URL(`/${name}`, testPostgres));
  const database = openDatabase(url);
  await migrate(database);
  await seed(database.db, 'sample', true);
  const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: url }), database });
  const records = new pg.Client({ connectionString: url });
  await records.connect();
  const tables = (await records.query(ownTables)).rows.map(({ tablename }) => String(tablename));
  const keep = tables.map((table) => `create table kept.${table} as table ${table}`);
  await records.query(['create schema kept', ...keep].join('; '));
  const putBack = [
    'begin',
    // Neither foreign keys nor triggers ask for an order.
    'set local session_replication_role = replica',
    ...tables.map((table) => `delete from ${table}`),
    ...tables.map((table) => `insert into ${table} select * from kept.${table}`),
    'commit',
  ].join('; ');
  return {
    app,
    putBack: () => records.query(putBack),
    stop: async () => {
      await app.close();
      await database.close();
      await records.end();
      await asOwner(`drop database ${name} with (force)`);
    },
  };
}
