import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { databasePictures } from '#server/store/databasePictures.ts';
import { folderPictures } from '#server/store/folderPictures.ts';
import { createPost } from '#server/store/posts.ts';
import { draft } from '#tests/support/records.ts';
import { engines, openStore } from './engines.ts';
import { testPostgres } from './freshPostgres.ts';
import { textOf } from './pictureServer.ts';
import { temporaryFolder } from './testServer.ts';

const picture = '0123456789abcdef-12x8-a1b2c3';
const other = 'fedcba9876543210-12x8-a1b2c3';

/** @returns the files of a picture; each contains its own name. */
const filesOf = (name: string) =>
  [`${name}-12.avif`, `${name}-12.webp`].map((file) => ({ name: file, bytes: Buffer.from(file) }));

/** The date of old pictures, and a later instant. */
const old = '2020-01-01T00:00:00.000Z';
const since = '2021-01-01T00:00:00.000Z';

async function open({ engine, where }: (typeof engines)[number]) {
  const db = await openStore(where);
  const folder = path.join(temporaryFolder(), 'uploads');
  const keep = engine === 'PostgreSQL' ? databasePictures : folderPictures;
  const pictures = await keep(db, folder);
  const age = () => db.updateTable('upload').set({ created_at: old }).execute();
  const texts = (name: string) => Promise.all(filesOf(name).map((file) => textOf(pictures, file.name)));
  return { db, folder, pictures, age, texts };
}

const whole = (name: string) => filesOf(name).map((file) => file.name);
const gone = ['', ''];

describe.each(engines)('The picture store on $engine', ({ engine, where }) => {
  const openHere = () => open({ engine, where });

  it('returns each file with its size, and null for an unknown name', async () => {
    const { pictures, texts } = await openHere();
    await pictures.put(picture, filesOf(picture));
    expect(await texts(picture)).toEqual(whole(picture));
    const found = await pictures.get(`${picture}-12.webp`);
    expect(found?.size).toBe(`${picture}-12.webp`.length);
    if (found && !Buffer.isBuffer(found.body)) found.body.destroy();
    expect(await pictures.get(`${other}-12.webp`)).toBeNull();
  });

  it('lists pictures stored before an instant, and counts one stored again as new', async () => {
    const { pictures, age, texts } = await openHere();
    for (const name of [other, picture]) await pictures.put(name, filesOf(name));
    expect(await pictures.list(since)).toEqual([]);
    await age();
    expect(await pictures.list(old)).toEqual([]);
    expect(await pictures.list(since)).toEqual([picture, other]);
    await pictures.put(picture, filesOf(picture));
    expect(await pictures.list(since)).toEqual([other]);
    expect(await texts(picture)).toEqual(whole(picture));
  });

  it('removes an old picture with its files, and no other', async () => {
    const { pictures, age, texts } = await openHere();
    for (const name of [other, picture]) await pictures.put(name, filesOf(name));
    expect(await pictures.remove(picture, since)).toBe(false);
    await age();
    expect(await pictures.remove(picture, old)).toBe(false);
    expect(await texts(picture)).toEqual(whole(picture));
    expect(await pictures.remove(picture, since)).toBe(true);
    expect([await texts(picture), await texts(other)]).toEqual([gone, whole(other)]);
    expect(await pictures.remove(picture, since)).toBe(false);
    expect(await pictures.list(since)).toEqual([other]);
  });

  it('does not remove a picture that a post shows above or in its text', async () => {
    const { db, pictures, age, texts } = await openHere();
    const third = 'aaaaaaaaaaaaaaaa-12x8-a1b2c3';
    for (const name of [picture, other, third]) await pictures.put(name, filesOf(name));
    await age();
    const address = (name: string) => `/uploads/${name}-12.webp`;
    await createPost(db, { ...draft, featuredImage: address(picture) }, 'Eva', null);
    await createPost(db, { ...draft, content: `<p>See:</p><img src="${address(other)}" alt="A view">` }, 'Eva', null);
    const removed = [];
    for (const name of [picture, other, third]) removed.push(await pictures.remove(name, since));
    expect(removed).toEqual([false, false, true]);
    expect([await texts(picture), await texts(other)]).toEqual([whole(picture), whole(other)]);
  });

  it('keeps a picture that is stored again while it is being removed', async () => {
    const { pictures, age, texts } = await openHere();
    await pictures.put(picture, filesOf(picture));
    for (let round = 0; round < 10; round += 1) {
      await age();
      const both = [() => pictures.remove(picture, since), () => pictures.put(picture, filesOf(picture))];
      await Promise.all((round % 2 ? both : both.toReversed()).map((work) => work()));
      expect(await texts(picture)).toEqual(whole(picture));
    }
    // The new picture is not deleted as an old one.
    expect(await pictures.remove(picture, since)).toBe(false);
  });

  it('stores nothing of a picture if not all of its files can be stored', async () => {
    const { db, folder, pictures } = await openHere();
    const files = [Buffer.from('x'), null as never].map((bytes, at) => ({ name: `${picture}-${at}.webp`, bytes }));
    await expect(pictures.put(picture, files)).rejects.toThrow();
    expect(await db.selectFrom('upload').selectAll().execute()).toEqual([]);
    expect(await pictures.get(`${picture}-0.webp`)).toBeNull();
    if (engine === 'SQLite') expect(readdirSync(folder)).toEqual([]);
  });
});

describe('A folder of pictures', () => {
  const openFolder = () => open(engines[0] as (typeof engines)[number]);

  it('is created again if it was deleted', async () => {
    const { folder, pictures, texts } = await openFolder();
    rmSync(folder, { recursive: true });
    expect(await texts(picture)).toEqual(gone);
    await pictures.put(picture, filesOf(picture));
    expect(await texts(picture)).toEqual(whole(picture));
    expect(readdirSync(folder).toSorted()).toEqual(whole(picture));
  });

  it('is cleared of unfinished files only when it is opened', async () => {
    const { db, folder, pictures } = await openFolder();
    await pictures.put(picture, filesOf(picture));
    for (const name of ['.half', `${picture}-notes.txt`]) writeFileSync(path.join(folder, name), '');
    const next = await folderPictures(db, folder);
    expect(readdirSync(folder).toSorted()).toEqual([...whole(picture), `${picture}-notes.txt`].toSorted());
    await db.updateTable('upload').set({ created_at: old }).execute();
    expect(await next.remove(picture, since)).toBe(true);
    expect(readdirSync(folder)).toEqual([`${picture}-notes.txt`]);
  });

  it('that is not readable causes an error instead of a missing picture', async () => {
    const { folder, pictures, age } = await openFolder();
    await pictures.put(picture, filesOf(picture));
    await age();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'something else');
    await expect(pictures.get(`${picture}-12.webp`)).rejects.toMatchObject({ code: 'ENOTDIR' });
    await expect(pictures.remove(picture, since)).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});

describe.runIf(testPostgres)('Pictures in PostgreSQL', () => {
  const openHere = () => open(engines[1] as (typeof engines)[number]);

  it('are served from memory while their table is unavailable, until they are removed', async () => {
    const { db, pictures, age, texts } = await openHere();
    for (const name of [picture, other]) await pictures.put(name, filesOf(name));
    for (const name of [picture, other]) await texts(name);
    await age();
    expect(await pictures.remove(picture, since)).toBe(true);
    await db.schema.alterTable('picture_file').renameTo('away').execute();
    expect(await texts(other)).toEqual(whole(other));
    await expect(texts(picture)).rejects.toThrow(/picture_file/);
  });

  it('are imported once from the folder of an earlier version, which is then renamed', async () => {
    const { db, folder } = await openHere();
    mkdirSync(folder);
    for (const { name, bytes } of [...filesOf(picture), ...filesOf(other)])
      writeFileSync(path.join(folder, name), bytes);
    writeFileSync(path.join(folder, '.half'), '');
    const starts = Array.from({ length: 3 }, () => databasePictures(db, folder));
    const names = [...whole(picture), ...whole(other)];
    for (const pictures of await Promise.all(starts)) {
      expect(await Promise.all(names.map((name) => textOf(pictures, name)))).toEqual(names);
      expect(await pictures.list('9999')).toEqual([picture, other]);
    }
    const rows = await db.selectFrom('picture_file').select(['name', 'size', 'upload']).orderBy('name').execute();
    const kept = (name: string) => whole(name).map((file) => ({ name: file, size: file.length, upload: name }));
    expect(rows).toEqual([...kept(picture), ...kept(other)]);
    const [aside, ...others] = readdirSync(path.dirname(folder));
    expect([aside, others]).toEqual([expect.stringMatching(/^uploads-in-database-./), []]);
    expect(readdirSync(path.join(path.dirname(folder), String(aside))).toSorted()).toEqual(['.half', ...names]);
  });

  it('of an earlier version that are not readable prevent the start and stay in their folder', async () => {
    const { db, folder } = await openHere();
    mkdirSync(path.join(folder, `${picture}-12.webp`), { recursive: true });
    await expect(databasePictures(db, folder)).rejects.toThrow(/EISDIR/);
    expect(readdirSync(folder)).toEqual([`${picture}-12.webp`]);
  });
});
