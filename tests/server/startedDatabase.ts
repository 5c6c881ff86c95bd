import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { migrate, type OpenDatabase, openDatabase } from '#server/store/database.ts';
import type { ConnectionUse } from '#server/store/postgres.ts';
import { seed } from '#server/store/seed.ts';

/** The data that a first start adds to a database. */
export interface FirstStart {
  what: 'sample' | 'none';
  withDemoAccount: boolean;
}

/** The bytes of SQLite databases after their first start, by the added data. */
const started = new Map<string, Promise<Buffer>>();

/**
 * Opens a database after its first start. For SQLite, a copy of an earlier one is used, which is twenty times as fast.
 * With a fake clock, no copy is used, because the first start stores the current time.
 * @param where the URL of an empty PostgreSQL database, or `:memory:` for a separate SQLite database.
 * @param use the purpose of PostgreSQL connections.
 */
export async function openStarted(
  where: string,
  first: FirstStart,
  use: ConnectionUse = 'request',
): Promise<OpenDatabase> {
  if (where === ':memory:' && !vi.isFakeTimers()) return openCopy(first);
  if (where === ':memory:') return start(openDatabase(where), first);
  // Without timeouts, as in the server, so that a slow machine does not fail the test.
  const patient = await start(openDatabase(where, 'command'), first);
  if (use === 'command') return patient;
  await patient.close();
  return openDatabase(where, use);
}

async function start(database: OpenDatabase, { what, withDemoAccount }: FirstStart): Promise<OpenDatabase> {
  await migrate(database);
  await seed(database.db, what, withDemoAccount);
  return database;
}

async function openCopy(first: FirstStart): Promise<OpenDatabase> {
  const kind = `${first.what} ${first.withDemoAccount}`;
  const bytes = started.get(kind) ?? bytesOf(first);
  started.set(kind, bytes);
  const { file, remove } = await temporaryFile();
  await writeFile(file, await bytes);
  const database = openDatabase(file);
  // Durability is not needed in tests.
  await sql`pragma synchronous = off`.execute(database.db);
  const close = async () => {
    await database.close();
    await remove();
  };
  return { ...database, close };
}

async function bytesOf(first: FirstStart): Promise<Buffer> {
  const { file, remove } = await temporaryFile();
  const database = await start(openDatabase(':memory:'), first);
  await sql`vacuum into ${file}`.execute(database.db);
  await database.close();
  const bytes = await readFile(file);
  await remove();
  return bytes;
}

async function temporaryFile() {
  const folder = await mkdtemp(path.join(tmpdir(), 'event-house-'));
  return { file: path.join(folder, 'event-house.db'), remove: () => rm(folder, { recursive: true }) };
}
