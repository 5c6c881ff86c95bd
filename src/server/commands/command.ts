import { refuseHalfRestored } from '../backup/switchFolder.ts';
import { CommandError } from '../commandError.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { type Db, databaseFile, migrate, openDatabase } from '../store/database.ts';

/** Runs a command of the shell: what it throws becomes one sentence and the exit code 1. */
export async function command(work: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof CommandError || error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Lets a command work on the server's database, its tables up to date, whether a server is running or not. */
export async function withDatabase(config: Config, work: (db: Db) => Promise<void>): Promise<void> {
  if (!config.DATABASE_URL) refuseHalfRestored(config.DATA_DIR);
  const database = openDatabase(config.DATABASE_URL || databaseFile(config.DATA_DIR), 'command');
  try {
    await migrate(database);
    await work(database.db);
  } finally {
    await database.close();
  }
}
