import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { statusSentences } from '#content/problems.ts';
import { posts } from '#sample/posts.ts';
import type { Renderer } from '#server/renderer.ts';
import { draft, reviewForm, sentReview } from '#tests/support/records.ts';
import { openPages as open } from './pageServer.ts';
import { signedIn } from './testServer.ts';

const umbrellas = { ...draft, title: 'Umbrellas', status: 'published' };

describe('A public page', () => {
  it('is rendered once and cached, compressed as the browser accepts', async () => {
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

  it('is rendered again when a review is approved, hidden or removed, but not when one is sent', async () => {
    const { app, browser, render } = await open();
    const staff = await signedIn(app);
    const makes = async () => {
      await browser.request('GET', '/testimonials');
      return render.mock.calls.length;
    };
    expect(await makes()).toBe(1);
    await browser.request('POST', '/api/reviews', { payload: sentReview });
    expect(await makes()).toBe(1);
    await staff.request('PUT', '/api/reviews/1', { payload: { ...reviewForm, version: 1 } });
    expect(await makes()).toBe(2);
    await staff.request('PUT', '/api/reviews/1', { payload: { ...reviewForm, status: 'hidden', version: 2 } });
    expect(await makes()).toBe(3);
    await staff.request('DELETE', '/api/reviews/1');
    expect(await makes()).toBe(4);
  });

  it('is rendered again when the data of the author of a review are erased', async () => {
    const { app, browser, render } = await open();
    const staff = await signedIn(app);
    await browser.request('POST', '/api/reviews', { payload: sentReview });
    await browser.request('GET', '/testimonials');
    const payload = { contact: sentReview.email };
    expect((await staff.request('POST', '/api/privacy/erasure', { payload })).json()).toMatchObject({ reviews: 1 });
    await browser.request('GET', '/testimonials');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('that is being rendered is completed when the server is closed', async () => {
    const { app, browser, render } = await open();
    const renders = render.getMockImplementation() as Renderer['render'];
    render.mockImplementation(async (...asked) => {
      await app.close();
      return renders(...asked);
    });
    const page = await browser.request('GET', '/blog');
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining(String(posts[0]?.title))]);
  });

  it('is answered with 304 if the browser has the current version', async () => {
    const { browser } = await open();
    const etag = String((await browser.request('GET', '/blog')).headers.etag);
    const again = await browser.request('GET', '/blog', { headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const older = await browser.request('GET', '/blog', { headers: { 'if-none-match': '"older"' } });
    expect(older.statusCode).toBe(200);
  });

  it('shows a post from its publication until its removal', async () => {
    const { app, browser } = await open();
    const staff = await signedIn(app);
    const page = async () => (await browser.request('GET', '/blog')).body;
    expect(await page()).not.toContain('Umbrellas');
    const { id } = (await staff.request('POST', '/api/posts', { payload: umbrellas })).json();
    expect(await page()).toContain('Umbrellas');
    await staff.request('DELETE', `/api/posts/${id}`);
    expect(await page()).not.toContain('Umbrellas');
  });

  it('of a draft is not cached', async () => {
    const { browser, render } = await open();
    for (let visit = 0; visit < 2; visit += 1) await browser.request('GET', '/blog/secret?preview=token');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is cached once regardless of tracking parameters', async () => {
    const { browser, render } = await open();
    for (const url of ['/blog', '/blog?utm_source=a', '/blog?utm_source=b']) await browser.request('GET', url);
    expect(render).toHaveBeenCalledOnce();
  });

  it('is rendered once for simultaneous requests', async () => {
    const { browser, render } = await open();
    await Promise.all(Array.from({ length: 20 }, () => browser.request('GET', '/blog')));
    expect(render).toHaveBeenCalledOnce();
  });

  it('that redirects is not cached, and an unknown one redirects home', async () => {
    const { browser, render } = await open();
    for (let visit = 0; visit < 2; visit += 1) {
      const { statusCode, headers } = await browser.request('GET', '/nope');
      expect([statusCode, headers.location]).toEqual([302, '/']);
    }
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
    ['*;q=0', undefined],
    ['brotli', undefined],
  ])('is sent to a browser that accepts “%s” with the encoding %s', async (accepted, encoding) => {
    const { browser } = await open();
    const response = await browser.request('GET', '/blog', { headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
  });

  it('that cannot be rendered is replaced by an error page with a link home', async () => {
    const { browser, render } = await open();
    render.mockRejectedValue(new Error('broken'));
    const response = await browser.request('GET', '/blog');
    expect([response.statusCode, response.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(response.body).toContain('<h1>Something went wrong on the server.</h1>');
    expect(response.body).toContain('href="/"');
  });

  it.each(['//', '//evil.example/blog', '/%ff', '/blog?q=%ff', '/\\evil.example'])(
    'with the malformed address %s causes no server error',
    async (url) => {
      const { browser } = await open();
      expect((await browser.request('GET', url)).statusCode).toBeLessThan(500);
    },
  );

  it('whose address cannot be read is a page with a link home', async () => {
    const { browser } = await open();
    const response = await browser.request('GET', '/blog/%E0%A4%A');
    expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(response.body).toContain(`<h1>${statusSentences[400]}</h1>`);
    expect(response.body).toContain('href="/"');
    expect(response.headers['content-security-policy']).toContain("script-src 'self';");
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  it('of the back office is the same for every address, without rendering; only login pages have no shell', async () => {
    const { browser, render } = await open();
    for (const url of ['/admin', '/admin/leads?q=x', '/admin/login-x', '/admin/nope/login']) {
      expect((await browser.request('GET', url)).body, url).toBe('<!doctype html><div id="root"><nav></nav></div>');
    }
    for (const url of ['/admin/login', '/admin/login/?next=%2Fadmin', '/admin/forgot-password']) {
      expect((await browser.request('GET', url)).body, url).toBe('<!doctype html><div id="root"></div>');
    }
    expect(render).not.toHaveBeenCalled();
  });
});
