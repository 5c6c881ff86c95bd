import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { CommandError } from '../commandError.ts';
import type { Config } from '../config.ts';

/** The name of our advisory lock in PostgreSQL, which knows locks by a number: any one, the same for ever. */
const lockNumber = 7_202_613;

/** How long a server waits before it takes its lock in PostgreSQL again, after the connection broke, in ms. */
const retryAfter = 1000;

/** Ends holding a lock. */
export type Release = () => Promise<void>;

/** Who holds the lock: `server` shares it with other servers, `restore` holds it alone. */
type Holder = 'server' | 'restore';

/**
 * Says that somebody works with the data, until it is released or the process ends, however it ends. A folder with an
 * embedded database has room for one; of PostgreSQL any number of servers work with the same database, but none while
 * a restore does. @throws CommandError where the lock is not free, or the folder cannot be written.
 */
export const lockData = (config: Config, holder: Holder): Promise<Release> =>
  config.DATABASE_URL ? lockPostgres(config.DATABASE_URL, holder) : lockFolder(config.DATA_DIR);

/** SQLite's own locks are the operating system's: they vanish with the process that holds them. */
async function lockFolder(folder: string): Promise<Release> {
  const file = path.join(folder, 'server.lock.db');
  let lock: Database.Database | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    lock = new Database(file);
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    // Nothing is written before it has to be: this finds out whether it could be.
    lock.exec('CREATE TABLE IF NOT EXISTS holder (id text)');
  } catch (error) {
    lock?.close();
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (/BUSY|LOCKED/.test(code)) {
      throw new CommandError(
        `Another server, or a restore, is using the data in ${folder}: stop it first, or set DATA_DIR to another folder.`,
      );
    }
    throw new CommandError(
      `The data folder ${folder} cannot be written (${message}): give it to the user that runs this, or set DATA_DIR.`,
    );
  }
  const held = lock;
  return async () => {
    held.exec('ROLLBACK');
    held.close();
  };
}

/** A session of its own holds the lock; where it breaks, another one takes it again. */
async function lockPostgres(connectionString: string, holder: Holder): Promise<Release> {
  const [lock, busy] =
    holder === 'server'
      ? ['pg_try_advisory_lock_shared', 'A restore is going on in this database: start the server when it is done.']
      : ['pg_try_advisory_lock', 'A server is using this database: stop it first.'];
  let released = false;
  let client: pg.Client | undefined;

  const hold = async () => {
    const session = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 });
    session.on('error', () => undefined);
    try {
      await session.connect();
      const { rows } = await session.query<{ held: boolean }>(`select ${lock}(${lockNumber}) as held`);
      if (!rows[0]?.held) throw new CommandError(busy);
    } catch (error) {
      await session.end().catch(() => undefined);
      throw error;
    }
    session.once('end', () => void (released || holdAgain()));
    client = session;
  };
  const holdAgain = () => {
    setTimeout(() => void (released || hold().catch(holdAgain)), retryAfter).unref();
  };

  await hold();
  return async () => {
    released = true;
    await client?.end();
  };
}
