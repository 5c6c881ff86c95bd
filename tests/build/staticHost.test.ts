import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { PreviewServer } from 'vite';
import { expect, it } from 'vitest';
import { previewPort, staticHost } from '#build/staticHost.ts';
import { onTestEnd, temporaryFolder } from '../server/testServer.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Runs the host on a folder. @returns a function that requests a URL and returns status and text. */
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
  return async (address: string) => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`);
    return [response.status, await response.text()] as const;
  };
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
  const get = await hostOver(root);
  expect(await get('/')).toEqual([200, 'the first build']);

  build('next', 'the second build, which is longer', 'app-2.js');
  rmSync(path.join(root, 'dist'), { recursive: true });
  renameSync(path.join(root, 'next'), path.join(root, 'dist'));
  expect(await get('/')).toEqual([200, 'the second build, which is longer']);
  expect(await get('/assets/app-2.js')).toEqual([200, '// app-2.js']);
  expect(await get('/assets/app-1.js')).toEqual([404, 'Nothing here, says the second build, which is longer']);
});

it('The port of the static host can be set', () => {
  expect(['', ' ', '0', '8080'].map((setting) => previewPort(setting))).toEqual([4173, 4173, 0, 8080]);
  for (const setting of ['80x', '-1', '65536', '80.5']) {
    expect(() => previewPort(setting)).toThrow(`PREVIEW_PORT must be a port from 0 to 65535, but is "${setting}".`);
  }
});
