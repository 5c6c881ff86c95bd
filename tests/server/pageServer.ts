import { vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { readPostQuery } from '#domain/publicQueries.ts';
import { type AppOptions, buildApp } from '#server/buildApp.ts';
import type { Renderer } from '#server/renderer.ts';
import { browserOf, onTestEnd, temporaryFolder, testServer } from './testServer.ts';

/** Renders the titles of the published posts, and redirects one URL. */
function rendererOf() {
  const render = vi.fn<Renderer['render']>(async (request, backend) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/nope') return new Response(null, { status: 302, headers: { location: '/' } });
    const posts = await (await backend()).posts.listPublished(readPostQuery(searchParams));
    return { status: 200, head: '', root: posts.rows.map(({ title }) => title).join('; '), data: '' };
  });
  const renderer: Renderer = {
    render,
    httpBackend: createHttpBackend,
    pageOfCard: () => null,
    drawCard: async () => Buffer.from('card'),
    findPage: async ({ pathname, searchParams }) => {
      if (pathname.startsWith('/unknown')) return null;
      const params = new URLSearchParams([...searchParams].filter(([name]) => name !== 'utm_source'));
      return { address: params.size > 0 ? `${pathname}?${params}` : pathname, params };
    },
    fill: ({ root }) => `<!doctype html><main>${root}</main>`,
    emptyPage: '<!doctype html><div id="root"></div>',
    staffPage: '<!doctype html><div id="root"><nav></nav></div>',
    scriptHashes: ["'sha256-abc'"],
    siteFileNames: ['robots.txt', 'sitemap.xml', 'feed.xml'],
    siteFile: async (name, backend) => {
      const posts = await backend.posts.listAddresses();
      return `${name}: ${posts.map(({ slug }) => slug).join(' ')}`;
    },
  };
  return { renderer, render };
}

/**
 * A server whose pages contain the titles of posts; `render` counts the renderings.
 * @param log destination of the log.
 * @param common parts shared with other servers.
 */
export async function openPages(
  env: Readonly<Record<string, string>> = {},
  log?: AppOptions['log'],
  common?: AppOptions['common'],
) {
  const { config, database } = await testServer(env);
  const { renderer, render } = rendererOf();
  const app = await buildApp({ config, database, site: { renderer, dist: temporaryFolder() }, log, common });
  onTestEnd(() => app.close());
  return { app, render, config, database, browser: browserOf(app) };
}
