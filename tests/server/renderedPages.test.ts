import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { compressPage, encodings, sizeOf } from '#server/plugins/renderPage.ts';
import type { Renderer } from '#server/renderer.ts';
import { draft } from '#tests/support/records.ts';
import { openPages } from './pageServer.ts';
import { signedIn } from './testServer.ts';

const page = (root: string, status = 200) => ({ status, head: '', root, data: '' });

/** A server whose next pages the test renders. */
async function open(render: Renderer['render']) {
  const server = await openPages();
  server.render.mockImplementation(render);
  return server;
}

describe('A rendered page', () => {
  it('is HTML for the requested URL', async () => {
    const { browser } = await open(async ({ url, method }) => page(`${method} ${url}`));
    const answer = await browser.request('GET', '/gallery?photo=3');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe('<!doctype html><main>GET http://here/gallery?photo=3</main>');
  });

  it('has one address: with a slash at its end, it is redirected there with its query, but never to another host', async () => {
    const { browser } = await open(async ({ url }) => page(url, url.includes('nothing') ? 404 : 200));
    const answerTo = async (address: string) => {
      const { statusCode, headers } = await browser.request('GET', address);
      return [statusCode, headers.location];
    };
    expect(await answerTo('/blog/?q=rain&page=2')).toEqual([301, '/blog?q=rain&page=2']);
    for (const address of ['/', '/admin/']) expect(await answerTo(address)).toEqual([200, undefined]);
    expect(await answerTo('/nothing/')).toEqual([404, undefined]);
    for (const address of ['//other.example/', '/\\other.example/', '///other.example//'])
      expect(await answerTo(address), address).toEqual([200, undefined]);
  });

  it('that is not found responds with 404 and is not cached', async () => {
    const { browser } = await open(async () => page('Nothing here', 404));
    const answer = await browser.request('GET', '/nothing');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(answer.body).toContain('Nothing here');
  });

  it.each([
    [503, 'the database is unavailable', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })],
    [503, 'the API is unreachable', Object.assign(new Error('away'), { name: 'Unreachable' })],
    [500, 'rendering fails', new Error('broken')],
  ])('responds with %i if %s', async (status, _what, error) => {
    const { browser } = await open(async (_request, _backend, onError) => {
      onError?.(error);
      return page('Sorry', 500);
    });
    const answer = await browser.request('GET', '/blog');
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining('Sorry')]);
  });

  it('responds with 503 if the database is unavailable and another error occurs', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    for (const errors of [
      [gone, new Error('broken')],
      [new Error('broken'), gone],
    ]) {
      const { browser } = await open(async (_request, _backend, onError) => {
        for (const error of errors) onError?.(error);
        return page('Sorry', 500);
      });
      expect((await browser.request('GET', '/blog')).statusCode).toBe(503);
    }
  });

  it('that redirects without a location after a form redirects home', async () => {
    const to = (location?: string) => new Response(null, { status: 302, headers: location ? { location } : {} });
    for (const [location, found] of [
      ['/contact', '/contact'],
      [undefined, '/'],
    ] as const) {
      const { browser } = await open(async () => to(location));
      const { statusCode, headers } = await browser.request('POST', '/contact', {
        payload: '',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([statusCode, headers.location]).toEqual([303, found]);
    }
  });

  it('that redirects keeps its status and location, a moved one also the query, and is not cached', async () => {
    for (const [status, location] of [
      [301, '/gallery/a-story'],
      [302, '/gallery'],
    ] as const) {
      const { browser, render } = await open(async () => new Response(null, { status, headers: { location } }));
      for (let time = 1; time <= 2; time += 1) {
        const answer = await browser.request('GET', '/gallery/1?utm_source=mail');
        const kept = status === 301 ? '?utm_source=mail' : '';
        expect([answer.statusCode, answer.headers.location]).toEqual([status, location + kept]);
        // Otherwise browsers store a permanent redirect for ever, even after its address leads elsewhere.
        expect(answer.headers['cache-control']).toBe('no-cache');
        expect(render).toHaveBeenCalledTimes(time);
      }
    }
  });

  it('is public unless its path is below that of the back office', async () => {
    const { browser, render } = await open(async () => page('Public'));
    for (const url of ['/administration', '/admin-x/leads', '/x/admin/leads']) {
      expect((await browser.request('GET', url)).body, url).toContain('Public');
    }
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('has a different ETag for each encoding', async () => {
    const { browser } = await openPages();
    const asked = (encoding: string, etag = '') =>
      browser.request('GET', '/blog', { headers: { 'accept-encoding': encoding, 'if-none-match': etag } });
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (encoding) => String((await asked(encoding)).headers.etag)),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^(W\/)?"[\w-]{20,}"$/);
    expect((await asked('gzip', tags[0])).statusCode).toBe(200);
    expect((await asked('gzip', `"other", ${tags[1]}`)).statusCode).toBe(304);
    const { headers } = await asked('gzip', tags[1]);
    expect(headers).toMatchObject({ etag: tags[1], vary: 'accept-encoding', 'cache-control': 'no-cache' });
  });

  it('is soon sent with fewer bytes from the cache, as the same page', async () => {
    const { browser } = await openPages();
    const ask = () => browser.request('GET', '/blog', { headers: { 'accept-encoding': 'br' } });
    const first = await ask();
    const later = await vi.waitUntil(async () => {
      const answer = await ask();
      return answer.rawPayload.length < first.rawPayload.length && answer;
    }, 5000);
    expect(later.headers.etag).toBe(first.headers.etag);
    expect(brotliDecompressSync(later.rawPayload)).toEqual(brotliDecompressSync(first.rawPayload));
  });

  it('of a search shows new posts', async () => {
    const { app, browser } = await openPages();
    const staff = await signedIn(app);
    const search = async () => (await browser.request('GET', '/blog?q=umbrellas')).body;
    expect(await search()).not.toContain(draft.title);
    await staff.request('POST', '/api/posts', { payload: { ...draft, status: 'published' } });
    expect(await search()).toContain(draft.title);
  });
});

it('The cached size of a page is the sum of all its encodings', async () => {
  const sent = await compressPage({ status: 200, html: 'ä'.repeat(1000) });
  const lengths = encodings.map((name) => sent.bodies[name].length);
  expect(sent.bodies.identity).toHaveLength(2000);
  expect(sizeOf(sent)).toBe(lengths.reduce((sum, length) => sum + length));
  for (const length of lengths) expect(sizeOf(sent)).toBeGreaterThan(length);
});

describe('A form posted by the browser', () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };

  it('reaches its page as it was posted, and the response is not cached', async () => {
    const { browser } = await open(async (request) => {
      const { method, url } = request;
      const said = [method, url, request.headers.get('content-type'), await request.text()];
      return page(said.join(' '), 422);
    });
    const answer = await browser.request('POST', '/contact?service=wedding', { payload: 'name=Ada 🎉&x=1', headers });
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
      422,
      'no-store',
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain(
      `POST http://here/contact?service=wedding ${headers['content-type']} name=Ada 🎉&x=1`,
    );
  });

  it('is rejected if it is too large or has another content type', async () => {
    const { browser, render } = await open(async () => page('Taken'));
    const post = async (payload: string, type = headers['content-type']) =>
      (await browser.request('POST', '/contact', { payload, headers: { 'content-type': type } })).statusCode;
    expect(await post(`message=${'x'.repeat(60_000)}`)).toBe(200);
    expect(await post(`message=${'x'.repeat(70_000)}`)).toBe(413);
    expect(await post('message', 'text/plain')).toBe(415);
    expect(render).toHaveBeenCalledOnce();
  });
});
