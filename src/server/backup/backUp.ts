import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { isUploadFile } from '#domain/uploads.ts';
import { CommandError } from '../commandError.ts';
import type { Config } from '../config.ts';
import { messageOf } from '../errorDetails.ts';
import { databaseFile, openDatabase } from '../store/database.ts';
import { type Contents, contentsOf, databaseCopy, manifestFile, manifestOf, picturesCopy } from './manifest.ts';
import { dump } from './postgresPrograms.ts';
import { refuseHalfRestored } from './switchFolder.ts';

/**
 * Creates a consistent copy of the database and the uploaded pictures while servers keep running, with a manifest of
 * its contents.
 * @param target a folder that does not exist yet.
 * @throws CommandError
 */
export async function backUp(config: Config, target: string): Promise<void> {
  if (existsSync(target)) throw new CommandError(`${target} already exists; name a folder that does not exist.`);
  if (!config.DATABASE_URL) refuseHalfRestored(config.DATA_DIR);
  let unfinished: string | undefined;
  try {
    await mkdir(path.dirname(path.resolve(target)), { recursive: true });
    // The folder is renamed only once the copy is complete.
    unfinished = await mkdtemp(`${path.resolve(target)}.`);
    const manifest = config.DATABASE_URL
      ? await copyPostgres(config.DATABASE_URL, unfinished)
      : await copyFolder(config, unfinished);
    await writeFile(path.join(unfinished, manifestFile), manifest, { flush: true });
    await rename(unfinished, target);
  } catch (error) {
    if (unfinished) await rm(unfinished, { recursive: true, force: true });
    if (error instanceof CommandError) throw error;
    throw new CommandError(`The backup could not be created: ${messageOf(error)}`);
  }
}

/** Dumps a PostgreSQL database. @returns the manifest; its row counts come from the same snapshot as the dump. */
async function copyPostgres(databaseUrl: string, folder: string): Promise<string> {
  const { db, engine, close } = openDatabase(databaseUrl, 'command');
  try {
    const copy = db.transaction().setIsolationLevel('repeatable read');
    const contents = await copy.execute(async (transaction) => {
      // No timeouts for this transaction.
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      const { rows } = await sql<{ snapshot: string; schema: string }>`
        select pg_export_snapshot() as snapshot, current_schema() as schema`.execute(transaction);
      const { snapshot = '', schema = '' } = rows[0] ?? {};
      await dump(databaseUrl, schema, snapshot, path.join(folder, databaseCopy.postgres));
      return contentsOf(transaction, engine);
    });
    return await manifestOf(folder, engine, contents, [databaseCopy.postgres]);
  } finally {
    await close();
  }
}

/** Copies an embedded database and its pictures. @returns the manifest. */
async function copyFolder({ DATA_DIR, uploads }: Config, folder: string): Promise<string> {
  const copy = path.join(folder, databaseCopy.sqlite);
  const contents = await copySqlite(databaseFile(DATA_DIR), copy);
  const files: string[] = [databaseCopy.sqlite];
  // Pictures never change; they are only added and, at least a day after the last use, deleted.
  const pictures = existsSync(uploads) ? (await readdir(uploads)).filter(isUploadFile) : [];
  if (pictures.length > 0) await mkdir(path.join(folder, picturesCopy));
  for (const picture of pictures) {
    const copied = await copyFile(path.join(uploads, picture), path.join(folder, picturesCopy, picture)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    );
    if (copied) files.push(`${picturesCopy}/${picture}`);
  }
  return manifestOf(folder, 'sqlite', contents, files);
}

/**
 * Copies a database with SQLite: a copy of the file would lack the contents of its write-ahead log.
 * @returns its contents.
 */
async function copySqlite(from: string, to: string): Promise<Contents> {
  if (!existsSync(from))
    throw new CommandError(`There is no database at ${from}; set DATA_DIR to the server's folder.`);
  const database = openDatabase(from);
  try {
    await sql`vacuum into ${sql.lit(to)}`.execute(database.db);
  } finally {
    await database.close();
  }
  const copy = openDatabase(to);
  const contents = await contentsOf(copy.db, copy.engine).finally(copy.close);
  // The driver may leave these files behind; they are empty, because nothing was written.
  for (const end of ['-wal', '-shm']) await rm(to + end, { force: true });
  return contents;
}
