import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { backUp } from '#server/backup/backUp.ts';
import { restore } from '#server/backup/restore.ts';
import { finishRestore, refuseHalfRestored, stepsOf } from '#server/backup/switchFolder.ts';
import { CommandError } from '#server/commandError.ts';
import { type Config, readConfig } from '#server/config.ts';
import { addAccount, checkPassword } from '#server/store/accounts.ts';
import { databaseFile, migrate, openDatabase } from '#server/store/database.ts';
import { databasePictures } from '#server/store/databasePictures.ts';
import { rememberDevice } from '#server/store/devices.ts';
import { folderPictures } from '#server/store/folderPictures.ts';
import { seed } from '#server/store/seed.ts';
import { lockData } from '#server/store/serverLock.ts';
import { beginSession } from '#server/store/sessions.ts';
import { engines, store, submission } from './engines.ts';
import { spawnCommand, startServer } from './serverProcess.ts';
import { temporaryFolder } from './testServer.ts';

const picture = '0123456789abcdef-12x8-a1b2c3';
const pictureFile = { name: `${picture}-12.webp`, bytes: Buffer.from('a picture') };

/** Does something with the data of a configuration. */
async function within<Result>(config: Config, work: (open: ReturnType<typeof openDatabase>) => Promise<Result>) {
  const database = openDatabase(config.DATABASE_URL || databaseFile(config.DATA_DIR));
  return work(database).finally(database.close);
}

/** What of the data tells one state from another. */
const stateOf = (config: Config) =>
  within(config, async ({ db, engine }) => {
    const names = await db.selectFrom('enquiry').select('name').orderBy('name').execute();
    const sessions = [
      ...(await db.selectFrom('session').select('account_id').execute()),
      ...(await db.selectFrom('device').select('account_id').execute()),
    ];
    const keep = engine === 'postgres' ? databasePictures : folderPictures;
    const found = await (await keep(db, config.uploads)).get(pictureFile.name);
    if (found && !Buffer.isBuffer(found.body)) found.body.destroy();
    return { names: names.map(({ name }) => name), sessions: sessions.length, picture: found?.size ?? null };
  });

const enquire = (config: Config, name: string) => within(config, ({ db }) => store(db, [submission(name, name)]));

const fileOf = (engine: string) => (engine === 'PostgreSQL' ? 'database.dump' : 'database.db');

describe.each(engines)('A backup on $engine', ({ engine, where }) => {
  const configOf = async () =>
    readConfig({ DATA_DIR: temporaryFolder(), DATABASE_URL: engine === 'PostgreSQL' ? await where() : '' });

  /** Data with an enquiry, a picture and somebody who is signed in. */
  async function open() {
    const config = await configOf();
    await within(config, async (database) => {
      const { db } = database;
      await migrate(database);
      await seed(db, 'sample', true);
      const pictures = await (engine === 'PostgreSQL' ? databasePictures : folderPictures)(db, config.uploads);
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
  const changed = { names: ['Ada', 'Zoe'], sessions: 2, picture: pictureFile.bytes.length };
  const restored = { names: ['Ada'], sessions: 0, picture: pictureFile.bytes.length };

  it('brings everything back and signs everybody out; what was there before can be brought back, too', async () => {
    const { config, copy } = await open();
    const pictures = engine === 'PostgreSQL' ? [] : ['uploads'];
    expect(readdirSync(copy)).toEqual([fileOf(engine), 'manifest.json', ...pictures]);
    const before = String(await restore(config, copy));
    expect(await stateOf(config)).toEqual(restored);
    expect(path.dirname(before)).toBe(config.DATA_DIR);
    if (engine === 'PostgreSQL') await restore(config, before);
    else expect(readdirSync(before)).toEqual(expect.arrayContaining(['event-house.db', 'uploads']));
    const kept =
      engine === 'PostgreSQL' ? config : { ...config, DATA_DIR: before, uploads: path.join(before, 'uploads') };
    expect((await stateOf(kept)).names).toEqual(changed.names);
    expect(readdirSync(config.DATA_DIR).filter((name) => /^\.|restore/.test(name))).toEqual([]);
  });

  it('can be put into a place where nothing was', async () => {
    const { copy } = await open();
    const config = await configOf();
    expect(await restore(config, copy)).toBeNull();
    expect(await stateOf(config)).toEqual(restored);
  });

  const manifestOf = (copy: string) => JSON.parse(readFileSync(path.join(copy, 'manifest.json'), 'utf8'));
  const change = (copy: string, changes: object) =>
    writeFileSync(path.join(copy, 'manifest.json'), JSON.stringify({ ...manifestOf(copy), ...changes }));
  it.each<[string, (copy: string) => void, RegExp]>([
    ['no manifest', (copy) => rmSync(path.join(copy, 'manifest.json')), /^There is no backup in/],
    ['half a manifest', (copy) => truncateSync(path.join(copy, 'manifest.json'), 200), /manifest.json cannot be read/],
    ['an empty manifest', (copy) => truncateSync(path.join(copy, 'manifest.json')), /manifest.json cannot be read/],
    ['no database', (copy) => rmSync(path.join(copy, fileOf(engine))), /database\.\w+ is missing/],
    ['an empty database', (copy) => truncateSync(path.join(copy, fileOf(engine))), /has 0 bytes instead of/],
    ['half a database', (copy) => truncateSync(path.join(copy, fileOf(engine)), 9000), /has 9000 bytes instead of/],
    ['more than was copied', (copy) => appendFileSync(path.join(copy, fileOf(engine)), 'x'), /bytes instead of/],
    [
      'an overwritten database',
      (copy) => {
        const bytes = readFileSync(path.join(copy, fileOf(engine)));
        bytes.fill('x', 5000, 5100);
        writeFileSync(path.join(copy, fileOf(engine)), bytes);
      },
      /database\.\w+ has been changed/,
    ],
    [
      'other rows than it says',
      (copy) => change(copy, { tables: [...manifestOf(copy).tables, { name: 'lead', rows: 7 }] }),
      /table lead (has 21 rows instead of 7|does not have 7 rows)/,
    ],
    [
      'a table less than it says',
      (copy) => change(copy, { tables: [...manifestOf(copy).tables, { name: 'nothing', rows: 0 }] }),
      /table nothing (has no rows instead of 0|is not in it)/,
    ],
    ['nothing listed', (copy) => change(copy, { files: [] }), /is not listed/],
    [
      'a way out of its folder',
      (copy) => change(copy, { files: [{ ...manifestOf(copy).files[0], path: 'uploads/../../x' }] }),
      /manifest.json cannot be read/,
    ],
    ['a newer form', (copy) => change(copy, { format: 2 }), /comes from a newer version/],
    ['newer tables', (copy) => change(copy, { migrations: ['999-next'] }), /comes from a newer version/],
    [
      'another engine',
      (copy) => change(copy, { engine: engine === 'PostgreSQL' ? 'sqlite' : 'postgres' }),
      engine === 'PostgreSQL' ? /is of an embedded database, but/ : /is of a PostgreSQL, but/,
    ],
  ])('with %s is refused with a sentence, and nothing is changed', async (_what, damage, sentence) => {
    const { config, copy } = await open();
    damage(copy);
    const refused = restore(config, copy);
    await expect(refused).rejects.toBeInstanceOf(CommandError);
    await expect(refused).rejects.toThrow(sentence);
    expect(await stateOf(config)).toEqual(changed);
    expect(existsSync(path.join(config.DATA_DIR, '.restoring'))).toBe(false);
  });

  it('is not restored while a server runs', async () => {
    const { config, copy } = await open();
    const release = await lockData(config, 'server');
    await expect(restore(config, copy)).rejects.toThrow(/stop it first/);
    expect(await stateOf(config)).toEqual(changed);
    await release();
    await restore(config, copy);
    expect(await stateOf(config)).toEqual(restored);
  });

  it('whose restore is killed leaves what was there or what was to come, and the next start goes on', async () => {
    const { config, copy } = await open();
    const { DATA_DIR, DATABASE_URL } = config;
    for (const sign of engine === 'PostgreSQL' ? ['before-'] : ['.restoring', 'restore.json']) {
      const run = spawnCommand('restore', [copy], { DATA_DIR, DATABASE_URL });
      await run.until(() => readdirSync(DATA_DIR).some((name) => name.startsWith(sign)));
      run.kill();
      await run.ended;
      const server = await startServer({ DATA_DIR, DATABASE_URL, LOG_LEVEL: 'silent' });
      await server.end('SIGTERM');
      expect([changed.names, restored.names]).toContainEqual((await stateOf(config)).names);
      await restore(config, copy);
      expect(await stateOf(config)).toEqual(restored);
    }
  });
});

describe('A picture that is missing in a backup of a folder', () => {
  it('makes it a damaged one', async () => {
    const config = readConfig({ DATA_DIR: temporaryFolder() });
    await within(config, async (database) => {
      await migrate(database);
      await (await folderPictures(database.db, config.uploads)).put(picture, [pictureFile]);
    });
    const copy = path.join(temporaryFolder(), 'monday');
    await backUp(config, copy);
    rmSync(path.join(copy, 'uploads', pictureFile.name));
    await expect(restore(config, copy)).rejects.toThrow(`${pictureFile.name} is missing`);
  });

  it('is not made where there is no database, or where there is something already', async () => {
    const config = readConfig({ DATA_DIR: temporaryFolder() });
    const target = path.join(temporaryFolder(), 'monday');
    await expect(backUp(config, target)).rejects.toThrow(/^There is no database at/);
    mkdirSync(target);
    await expect(backUp(config, target)).rejects.toThrow(/is there already/);
    expect(readdirSync(path.dirname(target))).toEqual(['monday']);
  });
});

describe('A database that was damaged before it was copied', () => {
  async function open() {
    const config = readConfig({ DATA_DIR: temporaryFolder() });
    await within(config, async (database) => {
      await migrate(database);
      await seed(database.db, 'sample', true);
    });
    return { config, copy: path.join(temporaryFolder(), 'monday') };
  }

  it('in what belongs together is not restored', async () => {
    const { config, copy } = await open();
    await within(config, async ({ db }) => {
      await sql`pragma foreign_keys = off`.execute(db);
      const bytes = Buffer.from('x');
      await db.insertInto('picture_file').values({ name: 'a', upload: 'nothing', size: 1, bytes }).execute();
    });
    await backUp(config, copy);
    await expect(restore(config, copy)).rejects.toThrow('the database has rows that belong to nothing');
  });

  it('in its pages is not restored', async () => {
    const { config, copy } = await open();
    await backUp(config, copy);
    const file = path.join(copy, 'database.db');
    const bytes = readFileSync(file);
    // The pages of the tables; the first ones, which describe them, stay.
    bytes.fill(0xff, 8192, bytes.length);
    writeFileSync(file, bytes);
    // As if it had been so when it was copied.
    const manifest = JSON.parse(readFileSync(path.join(copy, 'manifest.json'), 'utf8'));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    manifest.files = [{ path: 'database.db', size: bytes.length, sha256 }];
    writeFileSync(path.join(copy, 'manifest.json'), JSON.stringify(manifest));
    await expect(restore(config, copy)).rejects.toThrow(/the database is not sound|could not be restored: .*malformed/);
    expect((await stateOf(config)).names).toEqual([]);
  });
});

describe('A restore of a folder', () => {
  const plan = {
    before: 'before-1',
    old: ['event-house.db', 'event-house.db-wal'],
    fresh: ['event-house.db', 'uploads'],
  };
  const read = (folder: string, name: string) => readFileSync(path.join(folder, name), 'utf8');

  it.each([0, 1, 2, 3, 4, 5])('that was killed after %i moves is finished at the next start', async (moves) => {
    const folder = temporaryFolder();
    for (const name of plan.old) writeFileSync(path.join(folder, name), `old ${name}`);
    mkdirSync(path.join(folder, '.restoring', 'uploads'), { recursive: true });
    writeFileSync(path.join(folder, '.restoring', 'event-house.db'), 'new');
    writeFileSync(path.join(folder, '.restoring', 'uploads', 'a'), 'new picture');
    writeFileSync(path.join(folder, 'restore.json'), JSON.stringify(plan));
    for (const step of stepsOf(folder, plan).slice(0, moves)) await step();
    expect(() => refuseHalfRestored(folder)).toThrow('start the server once, which finishes it');
    expect(await finishRestore(folder)).toBe(
      `A restore was interrupted; it is finished now. What was there before is in ${path.join(folder, 'before-1')}.`,
    );
    expect(readdirSync(folder).toSorted()).toEqual(['before-1', 'event-house.db', 'uploads']);
    expect([read(folder, 'event-house.db'), read(folder, 'uploads/a')]).toEqual(['new', 'new picture']);
    for (const name of plan.old) expect(read(path.join(folder, 'before-1'), name)).toBe(`old ${name}`);
    expect(await finishRestore(folder)).toBeNull();
  });

  it('that was killed before the first move has changed nothing', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, '.restoring'));
    writeFileSync(path.join(folder, 'event-house.db'), 'old');
    expect(await finishRestore(folder)).toContain('the data is as it was. To restore, run it again.');
    expect(readdirSync(folder)).toEqual(['event-house.db']);
  });
});
