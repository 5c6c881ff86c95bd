import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { CommandError } from '../commandError.ts';
import type { Config } from '../config.ts';
import { overlapExtension } from '../migrations/011-appointments.ts';
import { databaseFile, migrate, openDatabase } from '../store/database.ts';
import { lockData } from '../store/serverLock.ts';
import { backUp } from './backUp.ts';
import {
  checkContents,
  checkFiles,
  contentsOf,
  damagedBackup,
  databaseCopy,
  type Manifest,
  readManifest,
} from './manifest.ts';
import { runDump, tablesInDump } from './postgresPrograms.ts';
import { finishRestore, preparedFolder, switchFolder } from './switchFolder.ts';

/** Tables of sessions, emptied by a restore: nobody who was signed in when the copy was made stays so. */
const signInTables = ['session', 'device'] as const;

/**
 * Puts a backup back, once it has been checked whole; no server may be running. What was there before is kept.
 * @param source a folder that `backUp` made. @returns where the data of before is now, if there was any. @throws CommandError
 */
export async function restore(config: Config, source: string): Promise<string | null> {
  const manifest = await readManifest(source, config.DATABASE_URL ? 'postgres' : 'sqlite');
  const release = await lockData(config, 'restore');
  try {
    return config.DATABASE_URL
      ? await restorePostgres(config, source, manifest)
      : await restoreFolder(config.DATA_DIR, source, manifest);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The backup could not be restored: ${(error as Error).message}`);
  } finally {
    await release();
  }
}

/** Prepares everything beside what is there, and changes places at the end: a kill leaves the one or the other. */
async function restoreFolder(dataDir: string, source: string, manifest: Manifest): Promise<string | null> {
  const interrupted = await finishRestore(dataDir);
  if (interrupted) console.info(interrupted);
  const prepared = preparedFolder(dataDir);
  try {
    await mkdir(prepared);
    for (const file of manifest.files) {
      await mkdir(path.dirname(path.join(prepared, file.path)), { recursive: true });
      await copyToDisk(path.join(source, file.path), path.join(prepared, file.path));
    }
    await checkFiles(prepared, manifest);
    await rename(path.join(prepared, databaseCopy.sqlite), databaseFile(prepared));
    await checkSqlite(databaseFile(prepared), manifest);
  } catch (error) {
    await rm(prepared, { recursive: true, force: true });
    throw error;
  }
  return switchFolder(dataDir);
}

/** @throws CommandError where the file is not there. */
async function copyToDisk(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw damagedBackup(path.basename(from), 'is missing');
    throw error;
  });
  const file = await open(to, 'r+');
  await file.sync().finally(() => file.close());
}

/** Checks a copied database, ends its sessions and gives it the tables of this version. @throws CommandError */
async function checkSqlite(file: string, manifest: Manifest): Promise<void> {
  const database = openDatabase(file);
  const { db, engine } = database;
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== 'ok') throw damagedBackup('the database', 'is not sound');
    const { rows: loose } = await sql`pragma foreign_key_check`.execute(db);
    if (loose.length > 0) throw damagedBackup('the database', 'has rows that belong to nothing');
    checkContents(await contentsOf(db, engine), manifest);
    await migrate(database);
    for (const table of signInTables) await db.deleteFrom(table).execute();
  } finally {
    await database.close();
  }
}

/** All in one transaction, checked before it is committed: a kill leaves what was there. */
async function restorePostgres(config: Config, source: string, manifest: Manifest): Promise<string | null> {
  await checkFiles(source, manifest);
  const file = path.join(source, databaseCopy.postgres);
  const dumped = new Set(await tablesInDump(file));
  const missing = manifest.tables.find(({ name }) => !dumped.has(name));
  if (missing) throw damagedBackup(`table ${missing.name}`, 'is not in it');

  const database = openDatabase(config.DATABASE_URL, 'command');
  try {
    const { rows } = await sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables where schemaname = current_schema()`.execute(
      database.db,
    );
    let before: string | null = null;
    if (rows.some(({ name }) => name === 'kysely_migration')) {
      before = path.join(config.DATA_DIR, `before-${new Date().toISOString().replace(/[:.]/g, '-')}`);
      await backUp(config, before);
    }
    const drop = rows.map(({ schema, name }) => `drop table "${schema}"."${name}" cascade;`);
    const schema = (await sql<{ name: string }>`select current_schema() as name`.execute(database.db)).rows[0]?.name;
    const wrong = manifest.tables.map(
      ({ name, rows: wanted }) =>
        `if (select count(*) from "${schema}"."${name}") <> ${wanted} then raise exception 'table ${name} does not have ${wanted} rows'; end if;`,
    );
    // A copy of an older version may lack one of them.
    const present = signInTables.filter((table) => manifest.tables.some(({ name }) => name === table));
    const sessions = present.map((table) => `delete from "${schema}"."${table}";`);
    const last = [`do $$ begin ${wrong.join('\n')} end $$;`, ...sessions].join('\n');
    await runDump(config.DATABASE_URL, file, [...drop, `${overlapExtension};`].join('\n'), last);
    // A backup of an older version gets the tables of this one.
    await migrate(database);
    return before;
  } finally {
    await database.close();
  }
}
