import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { vi } from 'vitest';
import { migrate, type OpenDatabase, openDatabase } from '#server/store/database.ts';
import { seed } from '#server/store/seed.ts';

/** What a first start puts into a database. */
export interface FirstStart {
  what: 'sample' | 'none';
  demoToo: boolean;
}

/** Makes the tables of a database and puts into it what a first start does. */
export async function start(database: OpenDatabase, { what, demoToo }: FirstStart): Promise<void> {
  await migrate(database);
  await seed(database.db, what, demoToo);
}

/** The bytes of databases after their first start, by what it put into them. */
const started = new Map<string, Promise<Buffer>>();

/**
 * An SQLite database after its first start: a copy of one that was started before, in a twentieth of the time. A first
 * start writes its moment down, so where a test holds the clock, one is started for it alone.
 */
export async function startedDatabase(first: FirstStart): Promise<OpenDatabase> {
  if (vi.isFakeTimers()) {
    const database = openDatabase(':memory:');
    await start(database, first);
    return database;
  }
  const kind = `${first.what} ${first.demoToo}`;
  const bytes = started.get(kind) ?? bytesOf(first);
  started.set(kind, bytes);
  const { file, remove } = await temporaryFile();
  await writeFile(file, await bytes);
  const database = openDatabase(file);
  // Nobody asks a copy to outlive this machine's power.
  await sql`pragma synchronous = off`.execute(database.db);
  const close = async () => {
    await database.close();
    await remove();
  };
  return { ...database, close };
}

async function bytesOf(first: FirstStart): Promise<Buffer> {
  const { file, remove } = await temporaryFile();
  const database = openDatabase(':memory:');
  await start(database, first);
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
