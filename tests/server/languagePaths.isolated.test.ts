import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';

vi.mock('#paths', async (original) => ({ ...(await original<object>()), basePath: '/de' }));
const { rewriteUrl } = await import('#server/languages.ts');

it.each([
  ['/de', '/'],
  ['/de/', '/'],
  ['/de?x=1', '/?x=1'],
  ['/de/about?x=1', '/about?x=1'],
  ['/about', '/about'],
  ['/designs', '/designs'],
  [undefined, '/'],
])('The server of an additional language rewrites %s to %s', (url, path) => {
  expect(rewriteUrl(Object.assign(new IncomingMessage(new Socket()), { url }))).toBe(path);
});
