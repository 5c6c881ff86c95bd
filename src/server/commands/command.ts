import { refuseHalfRestored } from '../backup/switchFolder.ts';
import { CommandError } from '../commandError.ts';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { type Db, databaseFile, migrate, openDatabase } from '../store/database.ts';

/** Runs a shell command; errors are printed as one sentence, and set the exit code to 1. */
export async function command(work: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(readConfig(process.env), process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof CommandError || error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a function with the migrated database, whether a server is running or not. */
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
