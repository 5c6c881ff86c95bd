import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { changedMasters } from '#build/encodedMasters.ts';
import { encodePhotos } from '#build/encodePhotos.ts';
import { temporaryFolder } from '../server/testServer.ts';

const house = { cake: { width: 900, height: 600, placeholder: '#000000' } };

/** @returns the folders of a brand with one picture. */
async function folderWith(name: string, width: number) {
  const [masters, output] = [temporaryFolder(), temporaryFolder()];
  const picture = sharp({ create: { width, height: (width * 2) / 3, channels: 3, background: '#00AACC' } });
  await picture.webp({ lossless: true }).toFile(path.join(masters, `${name}.webp`));
  return { masters, output, house };
}

it('A picture of a brand gets all its sizes, and its own facts in a manifest beside it', async () => {
  const folders = await folderWith('cake', 900);
  expect(await encodePhotos(folders)).toEqual(['cake']);
  expect(readdirSync(folders.output)).toEqual(['cake-1600.webp', 'cake-480.avif', 'cake-800.avif', 'cake-800.webp']);
  expect(JSON.parse(readFileSync(path.join(folders.masters, 'manifest.json'), 'utf8'))).toEqual({
    photos: { cake: { width: 900, height: 600, placeholder: '#00aacc' } },
  });
});

it('A picture that has changed since it was encoded is known by its name', async () => {
  const folders = await folderWith('cake', 900);
  expect(changedMasters(folders.masters)).toEqual([]);
  await encodePhotos(folders);
  expect(changedMasters(folders.masters)).toEqual([]);
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#FF0000' } });
  await picture.webp().toFile(path.join(folders.masters, 'cake.webp'));
  expect(changedMasters(folders.masters)).toEqual(['cake']);
});

it('Pictures that were made in another way stay in the folder of a brand, while those of the house are all made anew', async () => {
  const { house: replaced, ...folders } = await folderWith('cake', 900);
  const portrait = path.join(folders.output, 'portrait.svg');
  writeFileSync(portrait, '<svg/>');
  await encodePhotos({ ...folders, house: replaced });
  expect(existsSync(portrait)).toBe(true);
  await encodePhotos(folders);
  expect(existsSync(portrait)).toBe(false);
});

it('A picture of a brand that replaces none, or is too small for its place, is refused with its name', async () => {
  await expect(encodePhotos(await folderWith('cak', 900))).rejects.toThrow(
    'content/photos/cak.webp replaces no picture of the house: did you mean cake?',
  );
  await expect(encodePhotos(await folderWith('bread', 900))).rejects.toThrow('one of those that alts.ts lists.');
  await expect(encodePhotos(await folderWith('cake', 300))).rejects.toThrow(
    'content/photos/cake.webp is 300 px wide; its place needs 900 px: take a larger picture.',
  );
});

it('A folder without pictures is reported', async () => {
  const folders = { masters: path.join(temporaryFolder(), 'none'), output: temporaryFolder(), house };
  await expect(encodePhotos(folders)).rejects.toThrow(`There are no WebP pictures in ${folders.masters}.`);
});

it('The variants for phones arrive in one round trip, if a lower quality is enough for that', async () => {
  const [masters, output] = [temporaryFolder(), temporaryFolder()];
  const grain = Buffer.from(Uint8Array.from({ length: 150 * 100 * 3 }, (_, index) => 128 + ((index * 7919) % 53)));
  const picture = sharp(grain, { raw: { width: 150, height: 100, channels: 3 } }).resize(1300);
  const master = await picture.webp({ lossless: true }).toBuffer();
  writeFileSync(path.join(masters, 'cake.webp'), master);
  await encodePhotos({ masters, output });
  const bytesOf = (width: number) => readFileSync(path.join(output, `cake-${width}.avif`)).length;
  const best = await sharp(master).resize(800).avif({ quality: 52, effort: 6 }).toBuffer();
  expect(best.length).toBeGreaterThan(14_000);
  expect(bytesOf(800)).toBeLessThan(14_000);
  expect(bytesOf(1200)).toBeGreaterThan(best.length);
});
