import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanPictures } from '#server/plugins/pictures.ts';
import { folderPictures } from '#server/store/folderPictures.ts';
import { unexpected } from './pictureServer.ts';
import { testServer } from './testServer.ts';

describe('Cleaning pictures', () => {
  it('continues if a picture or the whole folder is already gone', async () => {
    const { database, config } = await testServer();
    const pictures = await folderPictures(database.db, config.uploads);
    const names = ['0123456789abcdef-1x1-000000', 'fedcba9876543210-1x1-000000'];
    for (const name of names) await pictures.put(name, [{ name: `${name}-1.webp`, bytes: Buffer.from('x') }]);
    await database.db.updateTable('upload').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    rmSync(config.uploads, { recursive: true });
    expect(await cleanPictures(pictures, unexpected)).toBe(2);
  });

  it('continues if one picture cannot be removed, and reports the error', async () => {
    const warnings: unknown[] = [];
    const remove = async (picture: string) => {
      if (picture === 'a') throw new Error('no');
      return true;
    };
    const pictures = { put: async () => {}, get: async () => null, list: async () => ['a', 'b'], remove };
    expect(await cleanPictures(pictures, (error) => warnings.push(error))).toBe(1);
    expect(warnings).toEqual([new Error('no')]);
  });

  it('removes no file of a picture that is stored again at the same time', async () => {
    const { database, config } = await testServer();
    const pictures = await folderPictures(database.db, config.uploads);
    const picture = '0123456789abcdef-1x1-000000';
    const files = [1, 2, 3].map((width) => ({ name: `${picture}-${width}.webp`, bytes: Buffer.from('x') }));
    await pictures.put(picture, files);
    await database.db.updateTable('upload').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    // So many files that deleting them takes longer than storing three.
    for (let width = 10_000; width < 13_000; width += 1) {
      writeFileSync(path.join(config.uploads, `${picture}-${width}.webp`), '');
    }
    const removed = pictures.remove(picture, '2021-01-01T00:00:00.000Z');
    await Promise.all([removed, pictures.put(picture, files)]);
    expect(await removed).toBe(true);
    expect(readdirSync(config.uploads).toSorted()).toEqual(files.map(({ name }) => name));
  });

  it('removes unfinished files of a killed server at the start', async () => {
    const { database, config } = await testServer();
    writeFileSync(path.join(config.uploads, '.half'), '');
    await folderPictures(database.db, config.uploads);
    expect(readdirSync(config.uploads)).toEqual([]);
  });
});
