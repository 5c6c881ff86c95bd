import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { buildApp } from '#server/app.ts';
import type { Renderer } from '#server/renderer.ts';
import { asOwner, freshPostgres, testPostgres } from './freshPostgres.ts';
import { atTheEnd, browserOf, signedIn, temporaryFolder, testServer } from './testServer.ts';

/** Renders the titles of the published posts, or the answer that a test asks for by the address. */
function rendererOf() {
  const render = vi.fn<Renderer['render']>(async (request, backend) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/nope') return new Response(null, { status: 302, headers: { location: '/' } });
    const posts = await (await backend()).posts.listPublished({ q: '', category: 'all', page: 1 });
    return { status: 200, head: '', root: posts.rows.map(({ title }) => title).join('; '), data: '' };
  });
  const renderer: Renderer = {
    render,
    httpBackend: createHttpBackend,
    pageAddress: ({ pathname, search }) => pathname + search,
    fill: ({ root }) => `<!doctype html><main>${root}</main>`,
    emptyPage: '<!doctype html><div id="root"></div>',
    scriptHashes: ["'sha256-abc'"],
    siteFiles: { 'robots.txt': 'User-agent: *', 'sitemap.xml': '<urlset/>' },
  };
  return { renderer, render };
}

async function open() {
  const { config, database } = await testServer();
  const { renderer, render } = rendererOf();
  const app = await buildApp({ config, database, site: { renderer, dist: temporaryFolder() } });
  atTheEnd(() => app.close());
  return { app, render, database, browser: browserOf(app) };
}

describe('A public page', () => {
  it('is rendered once and kept, compressed as the browser wants it', async () => {
    const { browser, render } = await open();
    const get = (encoding: string) => browser.request('GET', '/blog', { headers: { 'accept-encoding': encoding } });
    const [brotli, zipped, plain] = [await get('gzip, br'), await get('gzip'), await get('')];
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(render).toHaveBeenCalledOnce();
    expect(plain.headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc'");
  });

  it('that is being rendered is finished when the server is told to stop', async () => {
    const { app, browser, render } = await open();
    const renders = render.getMockImplementation() as Renderer['render'];
    render.mockImplementation(async (...asked) => {
      await app.close();
      return renders(...asked);
    });
    const page = await browser.request('GET', '/blog');
    expect([page.statusCode, page.body]).toEqual([
      200,
      expect.stringContaining('A timetable that survives the photographs'),
    ]);
  });

  it('that the browser has already is not sent again', async () => {
    const { browser } = await open();
    const etag = String((await browser.request('GET', '/blog')).headers.etag);
    const again = await browser.request('GET', '/blog', { headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const older = await browser.request('GET', '/blog', { headers: { 'if-none-match': '"older"' } });
    expect(older.statusCode).toBe(200);
  });

  it('shows a post from its publication on, and no longer once it is deleted', async () => {
    const { app, browser } = await open();
    const staff = await signedIn(app);
    const page = async () => (await browser.request('GET', '/blog')).body;
    expect(await page()).not.toContain('Umbrellas');
    const payload = {
      title: 'Umbrellas',
      excerpt: 'White ones.',
      content: '<p>Ask.</p>',
      category: 'planning',
      tags: '',
      featuredImage: '',
      status: 'published',
    };
    const { id } = (await staff.request('POST', '/api/posts', { payload })).json();
    expect(await page()).toContain('Umbrellas');
    await staff.request('DELETE', `/api/posts/${id}`);
    expect(await page()).not.toContain('Umbrellas');
  });

  it('of a search is rendered for its visitor, and kept for nobody', async () => {
    const { browser, render } = await open();
    for (let visit = 0; visit < 2; visit += 1) await browser.request('GET', '/blog?q=rain');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each(['//', '//evil.example/blog', '/%ff', '/blog?q=%ff', '/\\evil.example'])(
    'of the odd address %s breaks nothing',
    async (url) => {
      const { browser } = await open();
      expect((await browser.request('GET', url)).statusCode).toBeLessThan(500);
    },
  );

  it('of an address that does not exist leads home', async () => {
    const { browser } = await open();
    const response = await browser.request('GET', '/nope');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/']);
  });

  it('of the back office is the same for everybody: the browser fills it', async () => {
    const { browser, render } = await open();
    for (const url of ['/admin', '/admin/leads?q=x', '/admin/login']) {
      expect((await browser.request('GET', url)).body).toBe('<!doctype html><div id="root"></div>');
    }
    expect(render).not.toHaveBeenCalled();
  });
});

const enquiry = { name: 'Ada', email: 'ada@example.com', eventType: 'wedding', message: 'x'.repeat(9900) };

describe('Without its database', () => {
  it('the server says so, shows the pages that it has, and goes on when it is back', async () => {
    const { browser, database } = await open();
    await browser.request('GET', '/blog');
    // As on a full disk: two pages more, and in the middle of a transaction there is no third.
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await sql.raw(`pragma max_page_count = ${Number(rows[0]?.page_count) + 2}`).execute(database.db);
    const refused = await browser.request('POST', '/api/enquiries', { payload: enquiry });
    expect(refused.statusCode).toBe(503);
    expect(refused.json().title).toMatch(/try again/);
    expect((await browser.request('GET', '/blog')).statusCode).toBe(200);
    await sql`pragma max_page_count = 1000000`.execute(database.db);
    expect((await browser.request('POST', '/api/enquiries', { payload: enquiry })).statusCode).toBe(201);
  });

  it.runIf(testPostgres)('the server waits for a PostgreSQL that is gone, and goes on when it is back', async () => {
    const { url, name } = await freshPostgres();
    const { app } = await testServer({ DATABASE_URL: url });
    const browser = browserOf(app);
    const send = () => browser.request('POST', '/api/enquiries', { payload: enquiry });
    expect((await send()).statusCode).toBe(201);
    await asOwner(`alter database ${name} allow_connections false`);
    await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    expect((await send()).statusCode).toBe(503);
    expect((await browser.request('GET', '/readyz')).statusCode).toBe(503);
    expect((await browser.request('GET', '/healthz')).statusCode).toBe(200);
    await asOwner(`alter database ${name} allow_connections true`);
    expect((await send()).statusCode).toBe(201);
  });

  it.runIf(testPostgres)('two servers on one PostgreSQL store an enquiry that reaches both of them once', async () => {
    const { url } = await freshPostgres();
    const servers = await Promise.all([testServer({ DATABASE_URL: url }), testServer({ DATABASE_URL: url })]);
    const answers = await Promise.all(
      servers.map(({ app }) => browserOf(app).request('POST', '/api/enquiries', { payload: enquiry })),
    );
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    // Who signs in on one of them is signed in on the other.
    const [first, second] = servers;
    const cookie = String((await signedIn(first?.app as never)).cookie());
    const other = await browserOf(second?.app as never).request('GET', '/api/dashboard', { headers: { cookie } });
    expect(other.json().counters.totalLeads).toBe(21);
  });
});
