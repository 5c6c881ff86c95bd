import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import { buildApp } from '#server/app.ts';
import type { Renderer } from '#server/renderer.ts';
import { draft, enquiry, enquirySource } from '#tests/support/records.ts';
import { asOwner, freshPostgres, testPostgres } from './freshPostgres.ts';
import { hangingPostgres } from './hungPostgres.ts';
import { atTheEnd, browserOf, signedIn, temporaryFolder, testServer } from './testServer.ts';

/** Renders the titles of the published posts, and leads away from one address. */
function rendererOf() {
  const render = vi.fn<Renderer['render']>(async (request, backend) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/nope') return new Response(null, { status: 302, headers: { location: '/' } });
    const posts = await (await backend()).posts.listPublished({
      q: searchParams.get('q') ?? '',
      category: 'all',
      page: 1,
    });
    return { status: 200, head: '', root: posts.rows.map(({ title }) => title).join('; '), data: '' };
  });
  const renderer: Renderer = {
    render,
    httpBackend: createHttpBackend,
    findPage: async ({ pathname, searchParams }) => {
      if (pathname.startsWith('/unknown')) return null;
      const params = new URLSearchParams([...searchParams].filter(([name]) => name !== 'utm_source'));
      return { address: params.size > 0 ? `${pathname}?${params}` : pathname, params };
    },
    fill: ({ root }) => `<!doctype html><main>${root}</main>`,
    emptyPage: '<!doctype html><div id="root"></div>',
    scriptHashes: ["'sha256-abc'"],
    siteFiles: { 'robots.txt': 'User-agent: *', 'sitemap.xml': '<urlset/>' },
  };
  return { renderer, render };
}

async function open(env: Readonly<Record<string, string>> = {}) {
  const { config, database } = await testServer(env);
  const { renderer, render } = rendererOf();
  const app = await buildApp({ config, database, site: { renderer, dist: temporaryFolder() } });
  atTheEnd(() => app.close());
  return { app, render, database, browser: browserOf(app) };
}

const umbrellas = { ...draft, title: 'Umbrellas', status: 'published' };

afterEach(() => void vi.useRealTimers());

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
    const { id } = (await staff.request('POST', '/api/posts', { payload: umbrellas })).json();
    expect(await page()).toContain('Umbrellas');
    await staff.request('DELETE', `/api/posts/${id}`);
    expect(await page()).not.toContain('Umbrellas');
  });

  it('of a visitor’s thanks is kept for nobody', async () => {
    const { browser, render } = await open();
    for (let visit = 0; visit < 2; visit += 1) await browser.request('GET', '/contact?reference=7K3M-Q2XD');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is one and the same under all addresses that lead to it', async () => {
    const { browser, render } = await open();
    for (const url of ['/blog', '/blog?utm_source=a', '/blog?utm_source=b']) await browser.request('GET', url);
    expect(render).toHaveBeenCalledOnce();
  });

  it('is rendered once for many who ask at the same time', async () => {
    const { browser, render } = await open();
    await Promise.all(Array.from({ length: 20 }, () => browser.request('GET', '/blog')));
    expect(render).toHaveBeenCalledOnce();
  });

  it('that redirects, or is not there, is not kept', async () => {
    const { browser, render } = await open();
    for (let visit = 0; visit < 2; visit += 1) await browser.request('GET', '/nope');
    expect(render).toHaveBeenCalledTimes(2);
    const unknown = await browser.request('GET', '/unknown');
    expect([unknown.statusCode, unknown.headers.location]).toEqual([302, '/']);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['deflate', undefined],
    ['brotli', undefined],
  ])('goes to a browser that accepts “%s” as %s', async (accepted, encoding) => {
    const { browser } = await open();
    const response = await browser.request('GET', '/blog', { headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
  });

  it('that cannot be rendered is said to be away, in a page with the way home', async () => {
    const { browser, render } = await open();
    render.mockRejectedValue(new Error('broken'));
    const response = await browser.request('GET', '/blog');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(response.body).toContain('<h1>Something went wrong on the server.</h1>');
    expect(response.body).toContain('href="/"');
  });

  it.each(['//', '//evil.example/blog', '/%ff', '/blog?q=%ff', '/\\evil.example'])(
    'of the odd address %s breaks nothing',
    async (url) => {
      const { browser } = await open();
      expect((await browser.request('GET', url)).statusCode).toBeLessThan(500);
    },
  );

  it('of the back office is the same for everybody: the browser fills it', async () => {
    const { browser, render } = await open();
    for (const url of ['/admin', '/admin/leads?q=x', '/admin/login']) {
      expect((await browser.request('GET', url)).body).toBe('<!doctype html><div id="root"></div>');
    }
    expect(render).not.toHaveBeenCalled();
  });
});

describe('A form that a browser has posted by itself', () => {
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'name=Ada' };

  /** A server whose page takes every form for the same enquiry but for its message. */
  async function openForm(env: Readonly<Record<string, string>>) {
    const { app, render, database } = await open(env);
    let number = 0;
    render.mockImplementation(async (_request, backend) => {
      number += 1;
      await (await backend()).enquiries.send({ ...enquiry, message: `${number}` }, enquirySource);
      return new Response(null, { status: 303, headers: { location: '/contact?reference=7K3M-Q2XD' } });
    });
    const count = async () => (await database.db.selectFrom('enquiry').select('id').execute()).length;
    return { app, count };
  }

  it('counts for the address of its visitor, not for the server’s own', async () => {
    const { app, count } = await openForm({ ENQUIRIES_PER_HOUR: '1' });
    const post = async (address: string) =>
      (await browserOf(app).request('POST', '/contact', { ...form, address })).statusCode;
    expect([await post('192.0.2.1'), await post('192.0.2.2'), await post('192.0.2.1')]).toEqual([303, 303, 429]);
    expect(await count()).toBe(2);
  });

  it('comes from its own site behind a proxy, too, and counts for the address that the proxy names', async () => {
    const { app, count } = await openForm({ ENQUIRIES_PER_HOUR: '1', TRUST_PROXY: 'true' });
    const post = async (visitor: string) => {
      const headers = { ...form.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': visitor };
      const browser = browserOf(app, 'https://events.example.org');
      return (await browser.request('POST', '/contact', { ...form, headers })).statusCode;
    };
    expect([await post('192.0.2.1'), await post('192.0.2.2'), await post('192.0.2.1')]).toEqual([303, 303, 429]);
    expect(await count()).toBe(2);
  });

  it('of another site stores nothing', async () => {
    const { app, count } = await openForm({});
    expect((await browserOf(app, 'https://evil.example').request('POST', '/contact', form)).statusCode).toBe(403);
    expect(await count()).toBe(0);
  });
});

describe('A search', () => {
  const search = (browser: ReturnType<typeof browserOf>, q: string, address = '192.0.2.1') =>
    browser.request('GET', `/blog?q=${q}`, { address });

  it('is rendered once in a minute', async () => {
    const { browser, render } = await open();
    for (let visit = 0; visit < 3; visit += 1) await search(browser, 'rain');
    expect(render).toHaveBeenCalledOnce();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await search(browser, 'rain');
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  });

  it('has to wait beyond the limit of its address, with a sentence, whether a page or the API is asked', async () => {
    const { browser } = await open({ SEARCHES_PER_MINUTE: '3' });
    await search(browser, 'one', '2001:db8::1');
    await search(browser, 'two', '2001:db8::2');
    const inApi = (q: string, address: string) =>
      browser.request('GET', `/api/posts/published?q=${q}&category=all`, { address });
    expect((await inApi('three', '2001:db8::3')).statusCode).toBe(200);
    const refused = await search(browser, 'four', '2001:db8::4');
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60]);
    expect(refused.body).toContain('<h1>Too many attempts. Please try again in a while.</h1>');
    expect((await inApi('five', '2001:db8::5')).statusCode).toBe(429);
    // What is known already costs nothing, nor does a list that is not searched, nor does anybody else wait.
    expect((await search(browser, 'one', '2001:db8::4')).statusCode).toBe(200);
    expect((await inApi('', '2001:db8::4')).statusCode).toBe(200);
    expect((await search(browser, 'four', '2001:db8:0:1::1')).statusCode).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await search(browser, 'six', '2001:db8::1')).statusCode).toBe(200);
  });

  it('is one of two at a time; too many at once are asked to come back', async () => {
    const { browser, render } = await open({ SEARCHES_PER_MINUTE: '1000' });
    const renders = render.getMockImplementation() as Renderer['render'];
    const waiting: (() => void)[] = [];
    render.mockImplementation(async (...asked) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return renders(...asked);
    });
    const answers = Array.from({ length: 60 }, (_, number) => search(browser, `word${number}`));
    const refused = await Promise.race(answers);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(render).toHaveBeenCalledTimes(2);
    // Other pages are rendered meanwhile.
    render.mockImplementationOnce(renders);
    expect((await browser.request('GET', '/blog')).statusCode).toBe(200);
    render.mockImplementation(renders);
    for (const go of waiting) go();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(52);
  });
});

const long = { ...enquiry, message: 'x'.repeat(9900) };

describe('Without its database', () => {
  it('the server says so, shows the pages that it has, and goes on when it is back', async () => {
    const { browser, database } = await open();
    await browser.request('GET', '/blog');
    // As on a full disk: two pages more, and in the middle of a transaction there is no third.
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
    await sql.raw(`pragma max_page_count = ${Number(rows[0]?.page_count) + 2}`).execute(database.db);
    const refused = await browser.request('POST', '/api/enquiries', { payload: long });
    expect(refused.statusCode).toBe(503);
    expect(refused.json().title).toMatch(/try again/);
    expect((await browser.request('GET', '/blog')).statusCode).toBe(200);
    await sql`pragma max_page_count = 1000000`.execute(database.db);
    expect((await browser.request('POST', '/api/enquiries', { payload: long })).statusCode).toBe(201);
  });

  it.runIf(testPostgres)('the server waits for a PostgreSQL that is gone, and goes on when it is back', async () => {
    const { url, name } = await freshPostgres();
    const { app } = await testServer({ DATABASE_URL: url });
    const browser = browserOf(app);
    const send = () => browser.request('POST', '/api/enquiries', { payload: long });
    expect((await send()).statusCode).toBe(201);
    await asOwner(`alter database ${name} allow_connections false`);
    await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    expect((await send()).statusCode).toBe(503);
    expect((await browser.request('GET', '/readyz')).statusCode).toBe(503);
    expect((await browser.request('GET', '/healthz')).statusCode).toBe(200);
    await asOwner(`alter database ${name} allow_connections true`);
    expect((await send()).statusCode).toBe(201);
  });

  it.runIf(testPostgres)(
    'the server does not wait for a PostgreSQL that stands still, and stores nothing twice',
    async () => {
      const { url, hang, wake } = await hangingPostgres();
      const { app, database } = await testServer({ DATABASE_URL: url });
      const browser = browserOf(app);
      const send = () => browser.request('POST', '/api/enquiries', { payload: long });
      const count = async () => (await database.db.selectFrom('enquiry').select('id').execute()).length;
      await browser.request('GET', '/readyz');
      hang();
      // With ten at a time, as many as there are connections, and then some.
      const urls = Array.from({ length: 15 }, () => '/readyz');
      const answers = await Promise.all([send(), ...urls.map((asked) => browser.request('GET', asked))]);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
      expect((await browser.request('GET', '/healthz')).statusCode).toBe(200);
      wake();
      await vi.waitFor(async () => expect((await browser.request('GET', '/readyz')).statusCode).toBe(200));
      expect(await count()).toBe(0);
      expect((await send()).statusCode).toBe(201);
      expect(await count()).toBe(1);
    },
  );

  it.runIf(testPostgres)('two servers on one PostgreSQL show a post that either has published', async () => {
    const { url } = await freshPostgres();
    const [one, two] = [await open({ DATABASE_URL: url }), await open({ DATABASE_URL: url })];
    const page = async () => (await two.browser.request('GET', '/blog')).body;
    const staff = await signedIn(one.app);
    // The first may be seen because the other server looks for the first time.
    for (const title of ['Umbrellas', 'Parasols']) {
      expect(await page()).not.toContain(title);
      await staff.request('POST', '/api/posts', { payload: { ...umbrellas, title } });
      await vi.waitFor(async () => expect(await page()).toContain(title), 10_000);
    }
  });

  it.runIf(testPostgres)('two servers on one PostgreSQL store an enquiry that reaches both of them once', async () => {
    const { url } = await freshPostgres();
    const servers = await Promise.all([testServer({ DATABASE_URL: url }), testServer({ DATABASE_URL: url })]);
    const answers = await Promise.all(
      servers.map(({ app }) => browserOf(app).request('POST', '/api/enquiries', { payload: long })),
    );
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    // Who signs in on one of them is signed in on the other.
    const [first, second] = servers;
    const cookie = String((await signedIn(first?.app as never)).cookie());
    const other = await browserOf(second?.app as never).request('GET', '/api/dashboard', { headers: { cookie } });
    expect(other.json().counters.totalLeads).toBe(21);
  });
});
