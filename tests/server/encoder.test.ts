import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture } from '#server/pictures/encodePicture.ts';
import { temporaryFolder } from './testServer.ts';

describe('The encoder', () => {
  /** Four corners in four colours. */
  async function corners(orientation: number, width = 40, height = 20) {
    const corner = (background: string) => ({
      create: { width: width / 2, height: height / 2, channels: 3 as const, background },
    });
    const raw = path.join(temporaryFolder(), 'raw');
    await sharp({ create: { width, height, channels: 3, background: '#000000' } })
      .composite([
        { input: corner('#ff0000'), gravity: 'northwest' },
        { input: corner('#00ff00'), gravity: 'northeast' },
        { input: corner('#0000ff'), gravity: 'southwest' },
        { input: corner('#ffffff'), gravity: 'southeast' },
      ])
      .withMetadata({ orientation })
      .tiff()
      .toFile(raw);
    return raw;
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('puts a picture of EXIF orientation %i upright', async (orientation) => {
    const raw = await corners(orientation);
    const folder = temporaryFolder();
    const { files } = await encodePicture(raw, folder, 1e7);
    const { data, info } = await sharp(path.join(folder, String(files.at(-1))))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const wanted = await sharp(raw).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([wanted.info.width, wanted.info.height]);
    for (const [x, y] of [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ] as const) {
      const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
      const bright = (pixels: Buffer) => [...pixels.subarray(at, at + 3)].map((part) => part > 128);
      expect(bright(data)).toEqual(bright(wanted.data));
    }
  });

  it.each([
    [1, 4000, 100, '1600x40'],
    [4, 4000, 100, '1600x40'],
    [5, 4000, 100, '100x4000'],
    [6, 9600, 100, '50x4800'],
    [1, 100, 9600, '50x4800'],
  ])(
    'makes a picture of orientation %i and %i x %i px no wider and no taller than is kept',
    async (orientation, width, height, size) => {
      const { name } = await encodePicture(await corners(orientation, width, height), temporaryFolder(), 1e7);
      expect(name).toContain(`-${size}-`);
    },
  );
});
