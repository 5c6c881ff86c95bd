import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { CommandError } from '../commandError.ts';
import type { Config } from '../config.ts';
import { messageOf } from '../errorDetails.ts';
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
import { finishRestore, nameForPrevious, preparedFolder, switchFolder } from './switchFolder.ts';

/** Tables emptied by a restore, so that sessions from the time of the backup do not become valid again. */
const signInTables = ['session', 'device'] as const;

/**
 * Restores a backup after it has been verified; no server may be running. The current data is kept.
 * @param source a folder created by `backUp`.
 * @returns the folder with the previous data, or null if there was none.
 * @throws CommandError
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
    throw new CommandError(`The backup could not be restored: ${messageOf(error)}`);
  } finally {
    await release();
  }
}

/**
 * Prepares the data in a separate folder and swaps the folders at the end, so that a kill leaves either the old or the
 * new data.
 */
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
    await prepareSqlite(databaseFile(prepared), manifest);
  } catch (error) {
    await rm(prepared, { recursive: true, force: true });
    throw error;
  }
  return switchFolder(dataDir);
}

/** Copies a file and flushes it to disk. @throws CommandError if the file does not exist. */
async function copyToDisk(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw damagedBackup(path.basename(from), 'is missing');
    throw error;
  });
  const file = await open(to, 'r+');
  await file.sync().finally(() => file.close());
}

/** Verifies a copied database, deletes its sessions and runs missing migrations. @throws CommandError */
async function prepareSqlite(file: string, manifest: Manifest): Promise<void> {
  const database = openDatabase(file);
  const { db, engine } = database;
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== 'ok') throw damagedBackup('the database', 'fails the integrity check');
    const { rows: loose } = await sql`pragma foreign_key_check`.execute(db);
    if (loose.length > 0) throw damagedBackup('the database', 'has rows that refer to missing rows');
    checkContents(await contentsOf(db, engine), manifest);
    await migrate(database);
    for (const table of signInTables) await db.deleteFrom(table).execute();
  } finally {
    await database.close();
  }
}

/** Restores in one transaction, verified before the commit, so that a kill leaves the previous data. */
async function restorePostgres(config: Config, source: string, manifest: Manifest): Promise<string | null> {
  await checkFiles(source, manifest);
  const file = path.join(source, databaseCopy.postgres);
  const dumped = new Set(await tablesInDump(file));
  const missing = manifest.tables.find(({ name }) => !dumped.has(name));
  if (missing) throw damagedBackup(`table ${missing.name}`, 'is missing');

  const database = openDatabase(config.DATABASE_URL, 'command');
  try {
    const { rows } = await sql<{ schema: string; name: string }>`
      select schemaname as schema, tablename as name from pg_tables where schemaname = current_schema()`.execute(
      database.db,
    );
    let before: string | null = null;
    if (rows.some(({ name }) => name === 'kysely_migration')) {
      before = path.join(config.DATA_DIR, nameForPrevious());
      await backUp(config, before);
    }
    const drop = rows.map(({ schema, name }) => `drop table "${schema}"."${name}" cascade;`);
    const schema = (await sql<{ name: string }>`select current_schema() as name`.execute(database.db)).rows[0]?.name;
    const wrong = manifest.tables.map(
      ({ name, rows: expectedRows }) =>
        `if (select count(*) from "${schema}"."${name}") <> ${expectedRows} then raise exception 'table ${name} does not have ${expectedRows} rows'; end if;`,
    );
    // Backups of older versions may lack one of these tables.
    const present = signInTables.filter((table) => manifest.tables.some(({ name }) => name === table));
    const sessions = present.map((table) => `delete from "${schema}"."${table}";`);
    const last = [`do $$ begin ${wrong.join('\n')} end $$;`, ...sessions].join('\n');
    await runDump(config.DATABASE_URL, file, [...drop, `${overlapExtension};`].join('\n'), last);
    // Runs the migrations that are newer than the backup.
    await migrate(database);
    return before;
  } finally {
    await database.close();
  }
}
