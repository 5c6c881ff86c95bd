import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PreviewServer } from 'vite';
import { expect, it } from 'vitest';
import { previewPort, staticHost } from '#build/staticHost.ts';
import { onTestEnd, temporaryFolder } from '../server/testServer.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Runs the host on a folder. @returns functions that request a URL; `get` returns status and text. */
async function hostOver(root: string) {
  const handlers: Handler[] = [];
  const preview = {
    config: { root, build: { outDir: 'dist' } },
    middlewares: { use: (each: Handler) => handlers.push(each) },
  };
  const hook = staticHost().configurePreviewServer as (server: PreviewServer) => void;
  hook(preview as unknown as PreviewServer);
  const server = createServer((request, response) => {
    const [first, second] = handlers;
    first?.(request, response, () => second?.(request, response, () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestEnd(() => new Promise((resolve) => server.close(() => resolve())));
  const ask = (address: string, headers?: Record<string, string>) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, { headers });
  const get = async (address: string) => {
    const response = await ask(address);
    return [response.status, await response.text()] as const;
  };
  return { ask, get };
}

/** Writes a file of a build. */
function write(root: string, file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, 'dist', file)), { recursive: true });
  writeFileSync(path.join(root, 'dist', file), text);
}

it('The static host serves the newest build, even if it was started before', async () => {
  const root = temporaryFolder();
  const build = (name: string, page: string, script: string) => {
    mkdirSync(path.join(root, name, 'assets'), { recursive: true });
    writeFileSync(path.join(root, name, 'index.html'), page);
    writeFileSync(path.join(root, name, '404.html'), `Nothing here, says ${page}`);
    writeFileSync(path.join(root, name, 'assets', script), `// ${script}`);
  };
  build('dist', 'the first build', 'app-1.js');
  const { get } = await hostOver(root);
  expect(await get('/')).toEqual([200, 'the first build']);

  build('next', 'the second build, which is longer', 'app-2.js');
  rmSync(path.join(root, 'dist'), { recursive: true });
  renameSync(path.join(root, 'next'), path.join(root, 'dist'));
  expect(await get('/')).toEqual([200, 'the second build, which is longer']);
  expect(await get('/assets/app-2.js')).toEqual([200, '// app-2.js']);
  expect(await get('/assets/app-1.js')).toEqual([404, 'Nothing here, says the second build, which is longer']);
});

it('The static host answers unknown addresses in the language of their path', async () => {
  const root = temporaryFolder();
  const { ask, get } = await hostOver(root);
  expect(await get('/nothing')).toEqual([404, 'Nothing is built yet: npm run build']);
  write(root, '404.html', 'Nothing here');
  write(root, 'de/404.html', 'Nichts hier');
  for (const address of ['/de/nothing', '/de/blog/nothing?page=2', '/de']) {
    expect(await get(address), address).toEqual([404, 'Nichts hier']);
  }
  for (const address of ['/nothing', '/fr/nothing', '/about/de/nothing']) {
    expect(await get(address), address).toEqual([404, 'Nothing here']);
  }
  const response = await ask('/nothing');
  await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

it('The static host lets browsers keep hashed files for good, in every language, and nothing else', async () => {
  const root = temporaryFolder();
  for (const file of ['assets/app-1.js', 'de/assets/app-1.js', 'index.html', 'photos/assets.txt'])
    write(root, file, file);
  const { ask } = await hostOver(root);
  const kept = async (address: string) => {
    const response = await ask(address);
    await response.text();
    return response.headers.get('cache-control');
  };
  for (const address of ['/assets/app-1.js', '/de/assets/app-1.js']) {
    expect(await kept(address), address).toBe('public, max-age=31536000, immutable');
  }
  for (const address of ['/', '/photos/assets.txt']) expect(await kept(address), address).toBe('no-cache');
});

it('The static host sends compressed copies to browsers that accept them', async () => {
  const root = temporaryFolder();
  write(root, 'app.js', '// whole');
  write(root, 'app.js.br', brotliCompressSync('// brotli'));
  write(root, 'app.js.gz', gzipSync('// gzip'));
  const { ask } = await hostOver(root);
  const sent = async (encoding: string) => (await ask('/app.js', { 'accept-encoding': encoding })).text();
  expect(await Promise.all(['gzip, br', 'gzip', 'identity'].map(sent))).toEqual(['// brotli', '// gzip', '// whole']);
});

it('The port of the static host can be set', () => {
  expect(['', ' ', '0', '8080'].map((setting) => previewPort(setting))).toEqual([4173, 4173, 0, 8080]);
  for (const setting of ['80x', '-1', '65536', '80.5']) {
    expect(() => previewPort(setting)).toThrow(`PREVIEW_PORT must be a port from 0 to 65535, but is "${setting}".`);
  }
});
