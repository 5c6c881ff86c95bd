import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, createLogger, createServer, type Plugin } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { brandPlugin } from '#build/brand/brandPlugin.ts';
import { company } from '#content/company.ts';
import { houseTokens, type ThemeTokens } from '#theme';
import { onTestEnd, temporaryFolder } from '../server/testServer.ts';

/** Starts Vite's development server for a brand. @returns a function that requests a path under its base. */
async function serve(
  folder: string | null,
  tokens: ThemeTokens = houseTokens,
  customLogger = createLogger('silent'),
  base = '/',
) {
  const root = temporaryFolder();
  const plugins: Plugin[] = [brandPlugin({ tokens, company }, '', folder)];
  const server = await createServer({
    root,
    base,
    configFile: false,
    customLogger,
    plugins,
    appType: 'custom',
    server: { port: 0, host: '127.0.0.1', ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestEnd(() => server.close());
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return async (pathname: string) => {
    const response = await fetch(url.slice(0, -1) + pathname);
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
}

describe('The development server of a brand', () => {
  it('serves the files that are generated for it', async () => {
    const get = await serve(null);
    expect(await get('/favicon.svg?v=1')).toEqual([200, 'image/svg+xml', expect.stringContaining('<svg')]);
    expect((await get('/nothing.svg'))[0]).toBe(404);
  });

  it('serves them under the path of a language', async () => {
    const get = await serve(null, houseTokens, undefined, '/de/');
    expect(await get('/favicon.svg')).toEqual([200, 'image/svg+xml', expect.stringContaining('<svg')]);
  });

  it('serves the files in its public folder, of any type and name, in place of generated ones', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'public/photos'), { recursive: true });
    writeFileSync(path.join(folder, 'public/photos/our team.avif'), 'a picture');
    writeFileSync(path.join(folder, 'public/favicon.svg'), '<svg>of its own</svg>');
    const get = await serve(folder);
    expect(await get('/photos/our%20team.avif')).toEqual([200, 'image/avif', 'a picture']);
    expect(await get('/favicon.svg')).toEqual([200, 'image/svg+xml', '<svg>of its own</svg>']);
  });

  it('names as it starts the files of its folder that are not read', async () => {
    const folder = temporaryFolder();
    for (const file of ['token.ts', 'plan.pdf']) writeFileSync(path.join(folder, file), '');
    const logger = createLogger('silent');
    const warn = vi.spyOn(logger, 'warn');
    await serve(folder, houseTokens, logger);
    const said = warn.mock.calls.map(([sentence]) => sentence);
    expect(said[0]).toBe('token.ts is not read: did you mean tokens.ts?');
    expect(said[1]).toMatch(/^plan\.pdf is not read: /);
  });

  it('keeps running after a path that is no URL, or a file that cannot be generated', async () => {
    const get = await serve(null, { ...houseTokens, colors: { ...houseTokens.colors, light: null as never } });
    expect((await get('//'))[0]).toBe(404);
    expect((await get('/favicon.svg'))[0]).toBe(500);
    expect((await get('/'))[0]).toBe(404);
  });
});

it.each([
  ['of a site has the icons and the manifest of its brand', false, ['favicon.svg', 'manifest.webmanifest']],
  ['of a server has none of them', true, []],
])('The build %s', async (_which, ssr, names) => {
  const [root, outDir] = [temporaryFolder(), temporaryFolder()];
  const input = path.join(root, 'entry.js');
  writeFileSync(input, 'export {};');
  const plugins: Plugin[] = [brandPlugin({ tokens: houseTokens, company }, '')];
  const rolldownOptions = { input };
  await build({ root, configFile: false, logLevel: 'silent', plugins, build: { outDir, ssr, rolldownOptions } });
  const files = readdirSync(outDir);
  expect(files.filter((file) => ['favicon.svg', 'manifest.webmanifest'].includes(file))).toEqual(names);
});
