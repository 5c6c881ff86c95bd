import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
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

/** Files of databases after their first start, by what it put into them. */
const started = new Map<string, Promise<string>>();

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
  const name = `${first.what}-${first.demoToo}.db`;
  const original = started.get(name) ?? writeStarted(name, first);
  started.set(name, original);
  const folder = await temporary();
  const file = path.join(folder, name);
  await copyFile(await original, file);
  const database = openDatabase(file);
  // Nobody asks a copy to outlive this machine's power.
  await sql`pragma synchronous = off`.execute(database.db);
  const close = async () => {
    await database.close();
    await rm(folder, { recursive: true });
  };
  return { ...database, close };
}

const temporary = () => mkdtemp(path.join(tmpdir(), 'event-house-'));

async function writeStarted(name: string, first: FirstStart): Promise<string> {
  const folder = await temporary();
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const file = path.join(folder, name);
  const database = openDatabase(':memory:');
  await start(database, first);
  await sql`vacuum into ${file}`.execute(database.db);
  await database.close();
  return file;
}
