import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from '#build/precompress.ts';
import { temporaryFolder } from '../server/testServer.ts';

it('All text files of a build have copies for browsers that accept brotli or gzip, and no picture has', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'assets'));
  const texts = ['index.html', 'assets/app.js', 'assets/app.css', 'favicon.svg', 'sitemap.xml', 'robots.txt'];
  texts.push('manifest.webmanifest', 'cards.json');
  const others = ['hero.avif', 'font.woff2', 'script.js.map'];
  for (const file of [...texts, ...others]) writeFileSync(path.join(folder, file), `This is ${file}. `.repeat(20));
  await precompress(folder);
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(br|gz)$/.test(file));
  expect(written.toSorted()).toEqual(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]).toSorted());
  for (const file of texts) {
    const original = readFileSync(path.join(folder, file), 'utf8');
    expect(brotliDecompressSync(readFileSync(path.join(folder, `${file}.br`))).toString()).toBe(original);
    expect(gunzipSync(readFileSync(path.join(folder, `${file}.gz`))).toString()).toBe(original);
  }
});
