import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InvalidInput } from '#backend/errors.ts';
import { fileSentences } from '#content/problems.ts';
import { encodePicture } from '#server/pictures/encodePicture.ts';
import { runEncoder } from '#server/pictures/runEncoder.ts';
import { runProgram } from '#server/pictures/runProgram.ts';
import { temporaryFolder } from './testServer.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('The encoder', () => {
  /** A picture with four colours, one in each corner. */
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

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('rotates a picture of EXIF orientation %i upright', async (orientation) => {
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
  ])('limits the size of a picture of orientation %i and %i x %i px', async (orientation, width, height, size) => {
    const { name } = await encodePicture(await corners(orientation, width, height), temporaryFolder(), 1e7);
    expect(name).toContain(`-${size}-`);
  });

  it('writes each width as AVIF and WebP, named by hash, size and colour, without metadata', async () => {
    const raw = path.join(temporaryFolder(), 'raw');
    await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#0a5a7c' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'A. Camera' } } })
      .jpeg()
      .toFile(raw);
    const folder = temporaryFolder();
    const { name, files } = await encodePicture(raw, folder, 1e7);
    const hash = createHash('sha256').update(readFileSync(raw)).digest('hex').slice(0, 16);
    const [, color = ''] = new RegExp(`^${hash}-1000x500-([0-9a-f]{6})$`).exec(name) ?? [];
    for (const [index, part] of [0x0a, 0x5a, 0x7c].entries()) {
      const found = Number.parseInt(color.slice(2 * index, 2 * index + 2), 16);
      expect(Math.abs(found - part), color).toBeLessThanOrEqual(8);
    }
    const widths = [480, 960, 1000];
    expect(files).toEqual(widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]));
    expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
    for (const file of files) {
      const kept = await sharp(path.join(folder, file)).metadata();
      const [, width, type] = /-(\d+)\.(avif|webp)$/.exec(file) ?? [];
      const format = type === 'avif' ? 'heif' : 'webp';
      expect(kept, file).toMatchObject({ format, width: Number(width), height: Number(width) / 2 });
      expect(kept.exif, file).toBeUndefined();
    }
  });

  const solid = { create: { width: 40, height: 30, channels: 3 as const, background: '#8a5a7c' } };
  const small = { create: { ...solid.create, width: 30 } };
  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['text', () => Buffer.from('hello'), RegExp(fileSentences.damaged)],
    [
      'an SVG drawing',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /an image file\.$/,
    ],
    [
      'a truncated picture',
      async () => (await sharp(small).png().toBuffer()).subarray(0, 60),
      RegExp(fileSentences.damaged),
    ],
    ['a picture with one pixel too many', () => sharp(solid).png().toBuffer(), /too many pixels/],
  ])('rejects %s and writes nothing', async (_what, bytes, sentence) => {
    const raw = path.join(temporaryFolder(), 'raw');
    writeFileSync(raw, await bytes());
    const folder = temporaryFolder();
    const refused = encodePicture(raw, folder, 40 * 30 - 1);
    await expect(refused).rejects.toBeInstanceOf(InvalidInput);
    await expect(refused).rejects.toMatchObject({ fields: { file: expect.stringMatching(sentence) } });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('accepts a picture with the maximum of pixels and passes on file system errors', async () => {
    const raw = path.join(temporaryFolder(), 'raw');
    await sharp(solid).gif().toFile(raw);
    expect((await encodePicture(raw, temporaryFolder(), 40 * 30)).name).toContain('-40x30-');
    const nowhere = path.join(temporaryFolder(), 'nowhere');
    await expect(encodePicture(raw, nowhere, 1e7)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('The encoder process', () => {
  const { signal } = new AbortController();

  async function open() {
    const raw = path.join(temporaryFolder(), 'raw');
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#8a5a7c' } })
      .png()
      .toFile(raw);
    return { raw, folder: temporaryFolder() };
  }

  it('returns the files, or an error of the picture or the file system', async () => {
    const { raw, folder } = await open();
    const { name, files } = await runEncoder(raw, folder, 1e7, signal);
    expect(files).toEqual([`${name}-40.avif`, `${name}-40.webp`]);
    expect(readdirSync(folder).toSorted()).toEqual(files);
    const refused = runEncoder(raw, folder, 1, signal);
    await expect(refused).rejects.toBeInstanceOf(InvalidInput);
    await expect(refused).rejects.toMatchObject({ fields: { file: expect.stringMatching(/too many pixels/) } });
    const failed = runEncoder(raw, path.join(folder, 'nowhere'), 1e7, signal);
    await expect(failed).rejects.toMatchObject({ code: 'ENOENT', message: expect.stringContaining('nowhere') });
  });

  it('does not inherit the environment of the server', async () => {
    // With this variable, no Node process starts.
    vi.stubEnv('NODE_OPTIONS', '--require=/nowhere/secrets.js');
    const { raw, folder } = await open();
    await expect(runEncoder(raw, folder, 1e7, signal)).resolves.toHaveProperty('name');
  });

  it('returns a result even if it exits before reading all of its input', async () => {
    const { folder } = await open();
    const input = 'x'.repeat(8 * 1024 * 1024);
    const output = await runProgram('encoder', ['nothing', folder, '1', 'staff'], { timeout: 60_000, input });
    expect(JSON.parse(output.toString())).not.toHaveProperty('picture');
  });

  it('stops when it is aborted and lets the next one run', async () => {
    const { raw, folder } = await open();
    // Encoding never ends, because nothing is written into the pipe.
    const pipe = path.join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    const busy = new AbortController();
    const blocked = runEncoder(pipe, folder, 1e7, busy.signal);
    const next = runEncoder(raw, temporaryFolder(), 1e7, signal);
    const leaving = new AbortController();
    const left = runEncoder(raw, folder, 1e7, leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    busy.abort(new Error('enough'));
    await expect(blocked).rejects.toThrow('enough');
    await expect(next).resolves.toHaveProperty('name');
    await expect(runEncoder(raw, folder, 1e7, leaving.signal)).rejects.toThrow('gone');
    expect(readdirSync(folder)).toEqual(['pipe']);
  });
});

it('A picture program that is missing, e.g. while a build is replaced, is named', async () => {
  await expect(runProgram('nowhere', [], { timeout: 60_000 })).rejects.toThrow(
    'The program nowhere.js of the build is missing: npm run build',
  );
});
