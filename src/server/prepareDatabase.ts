import type { Config } from './config.ts';
import { listAccounts } from './store/accounts.ts';
import { databaseFile, migrate, openDatabase } from './store/database.ts';
import { seed } from './store/seed.ts';
import type { SiteSample } from './store/siteSample.ts';
import { discardMailsByAnybody } from './store/unsentMails.ts';

/** @returns where the database is, as {@link openDatabase} expects it. */
export const databaseOf = ({ DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): string =>
  DATABASE_URL || databaseFile(DATA_DIR);

/**
 * Brings the tables of the database up to date, and adds the data of a first start.
 * @param samples of the languages besides the default one, by URL prefix without its slash.
 * @returns whether there is an account that can sign in.
 * @throws errors of the database.
 */
export async function prepareDatabase(
  config: Config,
  samples: ReadonlyMap<string, SiteSample>,
): Promise<{ canSignIn: boolean }> {
  // Connections of commands have no timeouts, as a migration may take long.
  const database = openDatabase(databaseOf(config), 'command');
  try {
    await migrate(database);
    await seed(database.db, config.SEED, config.demo !== 'never', samples);
    await discardMailsByAnybody(database.db, config.demo === 'always');
    const accounts = await listAccounts(database.db);
    return { canSignIn: accounts.some(({ disabled_at }) => disabled_at === null) };
  } finally {
    await database.close();
  }
}
