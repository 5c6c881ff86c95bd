import path from 'node:path';
import { backUp } from '#server/backup/backUp.ts';
import { type Config, readConfig } from '#server/config.ts';
import { addAccount, checkPassword } from '#server/store/accounts.ts';
import { databaseFile, migrate, openDatabase } from '#server/store/database.ts';
import { databasePictures } from '#server/store/databasePictures.ts';
import { rememberDevice } from '#server/store/devices.ts';
import { folderPictures } from '#server/store/folderPictures.ts';
import { seed } from '#server/store/seed.ts';
import { beginSession } from '#server/store/sessions.ts';
import { type engines, store, submission } from './engines.ts';
import { sentEnquiries } from './sentRows.ts';
import { temporaryFolder } from './testServer.ts';

/** Name of the backup's picture. */
export const picture = '0123456789abcdef-12x8-a1b2c3';

/** The picture's only file. */
export const pictureFile = { name: `${picture}-12.webp`, bytes: Buffer.from('a picture') };

/** Runs a function with the database of a configuration. */
export async function within<Result>(config: Config, work: (open: ReturnType<typeof openDatabase>) => Promise<Result>) {
  const database = openDatabase(config.DATABASE_URL || databaseFile(config.DATA_DIR));
  return work(database).finally(database.close);
}

/** @returns the data by which the tests tell states apart. */
export const stateOf = (config: Config) =>
  within(config, async ({ db, engine }) => {
    const names = await sentEnquiries(db).select('name').orderBy('name').execute();
    const sessions = [
      ...(await db.selectFrom('session').select('account_id').execute()),
      ...(await db.selectFrom('device').select('account_id').execute()),
    ];
    const keep = engine === 'postgres' ? databasePictures : folderPictures;
    const found = await (await keep(db, config.uploads)).get(pictureFile.name);
    if (found && !Buffer.isBuffer(found.body)) found.body.destroy();
    return { names: names.map(({ name }) => name), sessions: sessions.length, picture: found?.size ?? null };
  });

/** Stores an enquiry. */
export const enquire = (config: Config, name: string) =>
  within(config, ({ db }) => store(db, [submission(name, name)]));

/** Name of a backup's database file. */
export const fileOf = (engine: string) => (engine === 'PostgreSQL' ? 'database.dump' : 'database.db');

type Engine = (typeof engines)[number];

/** @returns the configuration of an empty data folder and database. */
export const configOf = async ({ engine, where }: Engine) =>
  readConfig({ DATA_DIR: temporaryFolder(), DATABASE_URL: engine === 'PostgreSQL' ? await where() : '' });

/** Creates and backs up data with an enquiry, a picture and a session. */
export async function openBackup(engine: Engine) {
  const config = await configOf(engine);
  await within(config, async (database) => {
    const { db } = database;
    await migrate(database);
    await seed(db, 'sample', true);
    const pictures = await (engine.engine === 'PostgreSQL' ? databasePictures : folderPictures)(db, config.uploads);
    await pictures.put(picture, [pictureFile]);
    await addAccount(db, { name: 'Eva', email: 'eva@example.com', password: 'correct horse' });
    const eva = await checkPassword(db, 'eva@example.com', 'correct horse', true);
    await beginSession(db, String(eva?.id), 60_000);
    await rememberDevice(db, String(eva?.id));
  });
  await enquire(config, 'Ada');
  const copy = path.join(temporaryFolder(), 'monday');
  await backUp(config, copy);
  await enquire(config, 'Zoe');
  return { config, copy };
}

/** States of the data: with later changes, and as restored from the backup. */
export const states = {
  changed: { names: ['Ada', 'Zoe'], sessions: 2, picture: pictureFile.bytes.length },
  restored: { names: ['Ada'], sessions: 0, picture: pictureFile.bytes.length },
};
