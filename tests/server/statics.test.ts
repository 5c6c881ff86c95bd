import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { serveFiles } from '#server/plugins/statics.ts';
import { onTestEnd, temporaryFolder } from './testServer.ts';

/** A server of a folder with the structure of a build. */
async function open() {
  const dist = temporaryFolder();
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(path.join(dist, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  };
  for (const folder of ['assets', 'photos', 'portraits']) write(`${folder}/a.js`, `in ${folder}`);
  write('assets/a.js.br', brotliCompressSync('in assets'));
  write('assets/index.html', 'a page');
  write('favicon.svg', '<svg/>');
  write('favicon.svg.br', brotliCompressSync('<svg/>'));
  write('index.html', 'the demo');
  write('robots.txt', 'of the demo');
  const app = Fastify();
  onTestEnd(() => app.close());
  await serveFiles(app, dist, ['robots.txt']);
  return (url: string, encoding = 'identity') => app.inject({ url, headers: { 'accept-encoding': encoding } });
}

const year = 365 * 24 * 60 * 60;

describe('Built files', () => {
  it('are cached permanently if their name contains a hash, otherwise for a day', async () => {
    const get = await open();
    const kept = async (url: string) => {
      const { body, headers } = await get(url);
      return [body, headers['cache-control'], headers.vary];
    };
    expect(await kept('/assets/a.js')).toEqual([
      'in assets',
      `public, max-age=${year}, immutable`,
      expect.stringMatching(/^accept-encoding/),
    ]);
    for (const folder of ['photos', 'portraits']) {
      expect(await kept(`/${folder}/a.js`)).toEqual([
        `in ${folder}`,
        'public, max-age=86400',
        expect.stringMatching(/^accept-encoding/),
      ]);
    }
  });

  it('are sent compressed to browsers that accept it', async () => {
    const get = await open();
    for (const url of ['/assets/a.js', '/favicon.svg']) {
      const { headers } = await get(url, 'br');
      expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
      expect((await get(url)).headers).not.toHaveProperty('content-encoding');
    }
  });

  it('are served except for the pages of the demo and files only it needs', async () => {
    const get = await open();
    expect((await get('/favicon.svg')).body).toBe('<svg/>');
    for (const url of ['/index.html', '/', '/assets/', '/assets/index.htm', '/favicon.svg.br', '/../package.json']) {
      const answer = await get(url);
      expect([answer.statusCode === 403 || answer.statusCode === 404, url]).toEqual([true, url]);
    }
  });
});
