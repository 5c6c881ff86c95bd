import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { CommandError } from '../commands/command.ts';
import type { Config } from '../config.ts';
import { databaseFile, migrate, openDatabase } from './database.ts';
import { holdData } from './serverLock.ts';

/** The database in a backup, by its engine. */
const files = { sqlite: 'database.db', postgres: 'database.dump' } as const;

/**
 * Makes a consistent copy of the database and of the uploaded pictures, while servers go on writing.
 * @param target a folder that is not there yet. @throws CommandError
 */
export async function backUp(config: Config, target: string): Promise<void> {
  if (existsSync(target)) throw new CommandError(`${target} is there already; name a folder that is not.`);
  await mkdir(path.dirname(path.resolve(target)), { recursive: true });
  // It bears its name only when it is whole.
  const unfinished = await mkdtemp(`${path.resolve(target)}.`);
  try {
    // Pictures are never changed, only added: those that the database names are there before it is copied.
    if (config.DATABASE_URL) {
      const file = path.join(unfinished, files.postgres);
      await run('pg_dump', config.DATABASE_URL, ['--format=custom', '--no-owner', `--file=${file}`]);
    } else {
      await copyDatabase(databaseFile(config.DATA_DIR), path.join(unfinished, files.sqlite));
    }
    if (existsSync(config.uploads))
      await cp(config.uploads, path.join(unfinished, 'uploads'), { recursive: true, filter: isFinished });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** What is still being written begins with a dot, and may be gone in a moment. */
const isFinished = (file: string) => !path.basename(file).startsWith('.');

/** Through SQLite itself: a copy of the file alone would lack what is still in its log. */
async function copyDatabase(from: string, to: string): Promise<void> {
  if (!existsSync(from))
    throw new CommandError(`There is no database at ${from}; set DATA_DIR to the server's folder.`);
  const database = openDatabase(from);
  try {
    await sql`vacuum into ${sql.lit(to)}`.execute(database.db);
  } finally {
    await database.close();
  }
}

/**
 * Puts a backup back; the server must not be running. What was there before is kept beside it.
 * @param source a folder that `backUp` made. @returns where the data of before is now, if there was any. @throws CommandError
 */
export async function restore(config: Config, source: string): Promise<string | null> {
  const release = await holdData(config, 'restore');
  return putBack(config, source).finally(release);
}

async function putBack(config: Config, source: string): Promise<string | null> {
  const file = path.join(source, config.DATABASE_URL ? files.postgres : files.sqlite);
  if (!existsSync(file)) throw new CommandError(`There is no backup for this kind of database in ${source}.`);
  if (config.DATABASE_URL) {
    await run('pg_restore', config.DATABASE_URL, [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--single-transaction',
      file,
    ]);
  }
  // Beside each other first: nothing is set aside for a copy that does not come through.
  const unfinished = path.join(config.DATA_DIR, '.restoring');
  await rm(unfinished, { recursive: true, force: true });
  await cp(source, unfinished, { recursive: true });
  const before = await setAside(config);
  if (!config.DATABASE_URL) {
    await rename(path.join(unfinished, files.sqlite), databaseFile(config.DATA_DIR));
    // A backup of an older version gets the tables of this one.
    const database = openDatabase(databaseFile(config.DATA_DIR));
    await migrate(database).finally(() => database.close());
  }
  if (existsSync(path.join(unfinished, 'uploads'))) {
    await cp(path.join(unfinished, 'uploads'), config.uploads, { recursive: true });
  }
  await rm(unfinished, { recursive: true, force: true });
  return before;
}

/** Within the data folder, which may be a mount point or somebody else's to rename. */
async function setAside({ DATA_DIR, DATABASE_URL, uploads }: Config): Promise<string | null> {
  const file = databaseFile(DATA_DIR);
  if (DATABASE_URL || !existsSync(file)) return null;
  const before = path.join(DATA_DIR, `before-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(before, { recursive: true });
  for (const old of [file, `${file}-wal`, `${file}-shm`, uploads]) {
    if (existsSync(old)) await rename(old, path.join(before, path.basename(old)));
  }
  return before;
}

/** Runs one of PostgreSQL's own programs on a database. @throws CommandError where it is missing or fails. */
function run(program: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const { password } = url;
  // What a program is given as an argument, all users of the machine can read.
  url.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) };
  return new Promise((resolve, reject) => {
    const child = spawn(program, [`--dbname=${url.href}`, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('error', () =>
      reject(new CommandError(`${program} was not found: install PostgreSQL's client programs.`)),
    );
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new CommandError(`${program} ended with code ${code}.`)),
    );
  });
}
