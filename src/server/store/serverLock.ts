import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { CommandError } from '../commandError.ts';
import type { Config } from '../config.ts';
import { codeOf, messageOf } from '../errorDetails.ts';

/** Key of the advisory lock in PostgreSQL: an arbitrary number that must never change. */
const lockNumber = 7_202_613;

/** Delay before a server takes its PostgreSQL lock again after the connection broke, in ms. */
const retryAfter = 1000;

/** Releases a lock. */
export type Release = () => Promise<void>;

/** The holder of the lock: a `server` shares it with other servers, a `restore` holds it exclusively. */
type Holder = 'server' | 'restore';

/**
 * Locks the data until the lock is released or the process ends, even if it crashes. A data folder with an embedded
 * database can be used by one process only; a PostgreSQL database by any number of servers, but not during a restore.
 * @throws CommandError if the lock is taken, or the folder is not writable.
 */
export const lockData = (config: Config, holder: Holder): Promise<Release> =>
  config.DATABASE_URL ? lockPostgres(config.DATABASE_URL, holder) : lockFolder(config.DATA_DIR);

/** SQLite uses locks of the operating system, which are released when the process ends. */
async function lockFolder(folder: string): Promise<Release> {
  const file = path.join(folder, 'server.lock.db');
  let lock: Database.Database | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    lock = new Database(file);
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
    // `BEGIN` alone writes nothing: this statement fails if the folder is not writable.
    lock.exec('CREATE TABLE IF NOT EXISTS holder (id text)');
  } catch (error) {
    lock?.close();
    if (/BUSY|LOCKED/.test(codeOf(error))) {
      throw new CommandError(
        `Another server, or a restore, is using the data in ${folder}: stop it first, or set DATA_DIR to another folder.`,
      );
    }
    throw new CommandError(
      `The data folder ${folder} cannot be written (${messageOf(error)}): give it to the user that runs this, or set DATA_DIR.`,
    );
  }
  const heldLock = lock;
  return async () => {
    heldLock.exec('ROLLBACK');
    heldLock.close();
  };
}

/** Holds the lock in its own database session; if the connection breaks, a new session takes the lock again. */
async function lockPostgres(connectionString: string, holder: Holder): Promise<Release> {
  const [lock, busy] =
    holder === 'server'
      ? ['pg_try_advisory_lock_shared', 'A restore of this database is running: start the server when it has finished.']
      : ['pg_try_advisory_lock', 'A server is using this database: stop it first.'];
  let released = false;
  let client: pg.Client | undefined;

  const hold = async () => {
    const session = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 });
    session.on('error', () => undefined);
    try {
      await session.connect();
      const { rows } = await session.query<{ is_locked: boolean }>(`select ${lock}(${lockNumber}) as is_locked`);
      if (!rows[0]?.is_locked) throw new CommandError(busy);
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
