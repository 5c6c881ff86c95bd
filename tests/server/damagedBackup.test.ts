import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { backUp } from '#server/backup/backUp.ts';
import { restore } from '#server/backup/restore.ts';
import { CommandError } from '#server/commandError.ts';
import { readConfig } from '#server/config.ts';
import { migrate, openDatabase } from '#server/store/database.ts';
import { folderPictures } from '#server/store/folderPictures.ts';
import { seed } from '#server/store/seed.ts';
import { lockData } from '#server/store/serverLock.ts';
import { picture, pictureFile, stateOf, within } from './backupData.ts';
import { temporaryFolder } from './testServer.ts';

describe('A damaged backup of a folder', () => {
  it('is not restored if a picture is missing', async () => {
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
});

describe('A database that was damaged before the backup', () => {
  async function open() {
    const config = readConfig({ DATA_DIR: temporaryFolder() });
    await within(config, async (database) => {
      await migrate(database);
      await seed(database.db, 'sample', true);
    });
    return { config, copy: path.join(temporaryFolder(), 'monday') };
  }

  it('with violated foreign keys is not restored', async () => {
    const { config, copy } = await open();
    await within(config, async ({ db }) => {
      await sql`pragma foreign_keys = off`.execute(db);
      const bytes = Buffer.from('x');
      await db.insertInto('picture_file').values({ name: 'a', upload: 'nothing', size: 1, bytes }).execute();
    });
    await backUp(config, copy);
    await expect(restore(config, copy)).rejects.toThrow('the database has rows that refer to missing rows');
  });

  /** Updates the manifest, so that the current database file counts as the original one. */
  function vouch(copy: string) {
    const bytes = readFileSync(path.join(copy, 'database.db'));
    const manifest = JSON.parse(readFileSync(path.join(copy, 'manifest.json'), 'utf8'));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    manifest.files = [{ path: 'database.db', size: bytes.length, sha256 }];
    writeFileSync(path.join(copy, 'manifest.json'), JSON.stringify(manifest));
  }

  it('with damaged pages is not restored', async () => {
    const { config, copy } = await open();
    await backUp(config, copy);
    const file = path.join(copy, 'database.db');
    const bytes = readFileSync(file);
    // The pages of the tables; the first ones, with the schema, stay intact.
    bytes.fill(0xff, 8192, bytes.length);
    writeFileSync(file, bytes);
    vouch(copy);
    await expect(restore(config, copy)).rejects.toThrow(
      /the database fails the integrity check|could not be restored: .*malformed/,
    );
    expect((await stateOf(config)).names).toEqual([]);
  });

  it('with a damaged index is not restored', async () => {
    const { config, copy } = await open();
    await backUp(config, copy);
    const { db, close } = openDatabase(path.join(copy, 'database.db'));
    await sql`pragma writable_schema = on`.execute(db);
    // An index definition that differs from the index itself.
    await sql`update sqlite_schema set sql = 'create index lead_by_name_key on lead (notes, id)'
      where name = 'lead_by_name_key'`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    await close();
    vouch(copy);
    await expect(restore(config, copy)).rejects.toThrow('nothing was changed: the database fails the integrity check.');
  });

  it('is reported differently from a file that cannot be read', async () => {
    const { config, copy } = await open();
    await backUp(config, copy);
    rmSync(path.join(copy, 'database.db'));
    mkdirSync(path.join(copy, 'database.db'));
    const refused = restore(config, copy);
    await expect(refused).rejects.toBeInstanceOf(CommandError);
    await expect(refused).rejects.toThrow(/^The backup could not be restored: EISDIR/);
    // Nothing remains that would block a server or the next restore.
    expect(readdirSync(config.DATA_DIR).filter((name) => name.includes('restor'))).toEqual([]);
    await (await lockData(config, 'server'))();
  });

  it('with a format number given as text is not restored', async () => {
    const { config, copy } = await open();
    await backUp(config, copy);
    const manifest = JSON.parse(readFileSync(path.join(copy, 'manifest.json'), 'utf8'));
    writeFileSync(path.join(copy, 'manifest.json'), JSON.stringify({ ...manifest, format: '1' }));
    await expect(restore(config, copy)).rejects.toThrow(/ is damaged: its manifest\.json cannot be read\.$/);
  });

  it('with other migrations than its manifest lists is not restored', async () => {
    const { config, copy } = await open();
    await backUp(config, copy);
    const manifest = JSON.parse(readFileSync(path.join(copy, 'manifest.json'), 'utf8'));
    manifest.migrations.pop();
    writeFileSync(path.join(copy, 'manifest.json'), JSON.stringify(manifest));
    await expect(restore(config, copy)).rejects.toThrow(
      /^The backup is damaged, nothing was changed: the database has other migrations\.$/,
    );
  });
});
