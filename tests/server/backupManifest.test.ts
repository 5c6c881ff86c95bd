import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoPeople } from '#sample/account.ts';
import { conversations } from '#sample/conversations.ts';
import { backUp } from '#server/backup/backUp.ts';
import { CommandError } from '#server/commandError.ts';
import { readConfig } from '#server/config.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { migrate } from '#server/store/database.ts';
import { openBackup, picture, pictureFile, within } from './backupData.ts';
import { engines } from './engines.ts';
import { temporaryFolder } from './testServer.ts';

/** Number of enquiries in the sample conversations. */
const sampleEnquiries = conversations
  .flatMap(({ messages }) => messages)
  .filter(({ kind }) => kind === 'enquiry').length;

const manifestOf = (copy: string) => JSON.parse(readFileSync(path.join(copy, 'manifest.json'), 'utf8'));

/** The configuration of a folder with an empty embedded database. */
async function emptyFolder() {
  const config = readConfig({ DATA_DIR: temporaryFolder() });
  await within(config, migrate);
  return config;
}

describe.each(engines)('The manifest of a backup on $engine', ({ engine, where }) => {
  it('lists time, engine, migrations, row counts of tables and hashes of files', async () => {
    const begun = new Date().toISOString();
    const { config, copy } = await openBackup({ engine, where });
    const { createdAt, files, tables, ...rest } = manifestOf(copy);
    const kind = engine === 'PostgreSQL' ? 'postgres' : 'sqlite';
    expect(rest).toEqual({ format: 1, engine: kind, migrations: Object.keys(migrations(kind)) });
    expect([begun, createdAt, new Date().toISOString()].toSorted()[1]).toBe(createdAt);

    const names: string[] = tables.map(({ name }: { name: string }) => name);
    const there = await within(config, ({ db }) => db.introspection.getTables());
    expect(names.toSorted()).toEqual(there.map(({ name }) => name).toSorted());
    const rows = Object.fromEntries(tables.map((table: { name: string; rows: number }) => [table.name, table.rows]));
    expect(rows).toMatchObject({
      enquiry: 1 + sampleEnquiries,
      lead: 21,
      account: demoPeople.length + 1,
      session: 1,
      device: 1,
    });

    const listed = engine === 'PostgreSQL' ? ['database.dump'] : ['database.db', `uploads/${pictureFile.name}`];
    const described = listed.map((name) => {
      const bytes = readFileSync(path.join(copy, name));
      return { path: name, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    });
    expect(files).toEqual(described);
  });
});

describe('A backup of a folder', () => {
  it('creates missing folders and contains no picture folder without pictures', async () => {
    const config = await emptyFolder();
    const copy = path.join(temporaryFolder(), 'week', 'monday');
    await backUp(config, copy);
    expect(readdirSync(copy).toSorted()).toEqual(['database.db', 'manifest.json']);
    mkdirSync(config.uploads);
    await backUp(config, `${copy}-later`);
    expect(readdirSync(`${copy}-later`).toSorted()).toEqual(['database.db', 'manifest.json']);
    expect(readdirSync(path.dirname(copy)).toSorted()).toEqual(['monday', 'monday-later']);
  });

  it('contains only pictures of the uploads folder and skips one that cannot be opened', async () => {
    const config = await emptyFolder();
    mkdirSync(config.uploads);
    writeFileSync(path.join(config.uploads, pictureFile.name), pictureFile.bytes);
    writeFileSync(path.join(config.uploads, 'notes.txt'), 'not a picture');
    // A broken symbolic link: a file that is listed, but cannot be opened.
    symlinkSync(path.join(config.uploads, 'gone'), path.join(config.uploads, `${picture}-13.webp`));
    const copy = path.join(temporaryFolder(), 'monday');
    await backUp(config, copy);
    expect(readdirSync(path.join(copy, 'uploads'))).toEqual([pictureFile.name]);
    const paths = manifestOf(copy).files.map((file: { path: string }) => file.path);
    expect(paths).toEqual(['database.db', `uploads/${pictureFile.name}`]);
  });

  it('that fails reports why and leaves nothing behind', async () => {
    const target = path.join(temporaryFolder(), 'monday');
    const noDatabase = readConfig({ DATA_DIR: temporaryFolder() });
    writeFileSync(path.join(noDatabase.DATA_DIR, 'event-house.db'), 'something else '.repeat(100));
    const noPicture = await emptyFolder();
    mkdirSync(path.join(noPicture.uploads, pictureFile.name), { recursive: true });
    for (const config of [noDatabase, noPicture]) {
      const failed = backUp(config, target);
      await expect(failed).rejects.toBeInstanceOf(CommandError);
      await expect(failed).rejects.toThrow(/^The backup could not be created: \S/);
      expect(readdirSync(path.dirname(target))).toEqual([]);
    }
  });

  it('is refused while a restore is incomplete', async () => {
    const config = await emptyFolder();
    const plan = path.join(config.DATA_DIR, 'restore.json');
    writeFileSync(plan, '{}');
    const target = path.join(temporaryFolder(), 'monday');
    await expect(backUp(config, target)).rejects.toThrow(/^A restore is running, or was interrupted/);
    rmSync(plan);
    await backUp(config, target);
    expect(readdirSync(target)).toContain('manifest.json');
  });

  it('includes changes that are still in the write-ahead log', async () => {
    const config = await emptyFolder();
    await within(config, async ({ db }) => {
      await sql`pragma wal_autocheckpoint = 0`.execute(db);
      await db.insertInto('setting').values({ name: 'late', value: '1' }).execute();
      const copy = path.join(temporaryFolder(), 'monday');
      await backUp(config, copy);
      expect(manifestOf(copy).tables).toContainEqual({ name: 'setting', rows: 1 });
    });
  });
});
