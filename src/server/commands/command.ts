import { refuseHalfRestored } from '../backup/switchFolder.ts';
import { type Config, readConfig } from '../config.ts';
import { databaseOf } from '../prepareDatabase.ts';
import { printableError } from '../printableError.ts';
import { type Db, migrate, openDatabase } from '../store/database.ts';

/**
 * Runs a shell command; its errors are printed and set the exit code to 1.
 * @param work is given the settings and the command's arguments.
 */
export async function command(work: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    console.error(printableError(error));
    process.exitCode = 1;
  }
}

/** Runs a function with the migrated database, whether a server is running or not. */
export async function withDatabase(config: Config, work: (db: Db) => Promise<void>): Promise<void> {
  if (!config.DATABASE_URL) refuseHalfRestored(config.DATA_DIR);
  const database = openDatabase(databaseOf(config), 'command');
  try {
    await migrate(database);
    await work(database.db);
  } finally {
    await database.close();
  }
}
