import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { migrate, type OpenDatabase, openDatabase } from '#server/store/database.ts';
import type { ConnectionUse } from '#server/store/postgres.ts';
import { seed } from '#server/store/seed.ts';

/** Data that the first start stores in a database. */
export interface FirstStart {
  what: 'sample' | 'none';
  demoToo: boolean;
}

/** SQLite databases after their first start, as bytes, by options. */
const started = new Map<string, Promise<Buffer>>();

/**
 * Opens a database after its first start. For SQLite, copies a database that was started before, in a twentieth of the
 * time. As the first start stores the current time, tests with fake timers get their own.
 * @param where URL of an empty PostgreSQL database, or `:memory:` for a new SQLite database.
 * @param use purpose of PostgreSQL's connections.
 */
export async function openStarted(
  where: string,
  first: FirstStart,
  use: ConnectionUse = 'request',
): Promise<OpenDatabase> {
  if (where === ':memory:' && !vi.isFakeTimers()) return openCopy(first);
  if (where === ':memory:') return start(openDatabase(where), first);
  // Without short timeouts, like the server at its start, so that a stalled machine does not fail the test.
  const patient = await start(openDatabase(where, 'command'), first);
  if (use === 'command') return patient;
  await patient.close();
  return openDatabase(where, use);
}

async function start(database: OpenDatabase, { what, demoToo }: FirstStart): Promise<OpenDatabase> {
  await migrate(database);
  await seed(database.db, what, demoToo);
  return database;
}

async function openCopy(first: FirstStart): Promise<OpenDatabase> {
  const kind = `${first.what} ${first.demoToo}`;
  const bytes = started.get(kind) ?? bytesOf(first);
  started.set(kind, bytes);
  const { file, remove } = await temporaryFile();
  await writeFile(file, await bytes);
  const database = openDatabase(file);
  // A copy need not survive a power failure.
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
