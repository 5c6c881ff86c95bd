import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { sharedCache } from '#server/sharedCache.ts';
import { draft } from '#tests/support/records.ts';
import { openPages } from './pageServer.ts';
import { browserOf, onTestEnd, signedIn } from './testServer.ts';

/**
 * A shared cache that records requests.
 * @param answer returns the status of the n-th response, from 1; null for none.
 */
async function openCache(answer: (time: number) => number | null = () => 200) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const status = answer(asked.length);
    if (status !== null) response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pages`;
  return { asked, url };
}

/** Notifies a cache of changes, with short delays. */
function teller(url: string, times: { timeout?: number; settling?: number } = {}) {
  const ending = new AbortController();
  onTestEnd(async () => ending.abort());
  const failed = vi.fn<(error: unknown) => void>();
  const purge = sharedCache(url, { ending: ending.signal, onError: failed, pause: 1, settling: 1, ...times });
  return { purge, failed, end: () => ending.abort() };
}

const seen = (asked: string[], times: number) => vi.waitFor(() => expect(asked).toHaveLength(times));

describe('A shared cache', () => {
  it('is purged at once, and again when all processes know of the change', async () => {
    const { asked, url } = await openCache();
    const { purge, failed } = teller(url);
    purge();
    await seen(asked, 2);
    expect(asked).toEqual(['PURGE /pages', 'PURGE /pages']);
    expect(failed).not.toHaveBeenCalled();
  });

  it('is purged once more for all changes that were made during a purge', async () => {
    const { asked, url } = await openCache();
    const { purge } = teller(url);
    for (let change = 0; change < 50; change += 1) purge();
    await seen(asked, 4);
    purge();
    await seen(asked, 6);
  });

  it.each([
    ['responds with 503', (time: number) => (time < 4 ? 503 : 200), {}],
    ['does not respond', (time: number) => (time < 4 ? null : 200), { timeout: 200 }],
  ])('that %s is purged again until it succeeds, with one entry in the log', async (_what, answer, times) => {
    const { asked, url } = await openCache(answer);
    const { purge, failed } = teller(url, times);
    purge();
    await seen(asked, 5);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('is not purged any more when the server stops', async () => {
    const { asked, url } = await openCache(() => null);
    const { purge, failed, end } = teller(url);
    purge();
    await seen(asked, 1);
    end();
    purge();
    await new Promise((resolve) => setImmediate(resolve));
    expect(asked).toHaveLength(1);
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('Behind a shared cache, a page', () => {
  async function open() {
    const cache = await openCache();
    const env = { PURGE_URL: cache.url, TRUST_PROXY: 'true', DEMO: 'true' };
    const { app, browser } = await openPages(env);
    const kept = async (address: string) => (await browser.request('GET', address)).headers['cache-control'];
    return { ...cache, app, kept };
  }

  it('may be cached there, but must be revalidated by browsers', async () => {
    const { kept } = await open();
    for (const address of ['/', '/blog?q=rings', '/admin/leads', '/sitemap.xml']) {
      expect(await kept(address), address).toBe('public, max-age=0, s-maxage=3600');
    }
  });

  it('of a single visitor must not be cached', async () => {
    const { kept } = await open();
    for (const address of ['/contact?reference=ABC', '/blog/secret?preview=token']) {
      expect(await kept(address), address).toBe('private, no-cache');
    }
  });

  it('is purged at the start of the server and when content changes', async () => {
    const { app, asked } = await open();
    await seen(asked, 1);
    const staff = await signedIn(app);
    expect((await staff.request('POST', '/api/posts', { payload: draft })).statusCode).toBe(201);
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2), 10_000);
  });

  it('may be cached by browsers only if there is no shared cache', async () => {
    const { app } = await openPages({ TRUST_PROXY: 'true' });
    expect((await browserOf(app).request('GET', '/')).headers['cache-control']).toBe('no-cache');
  });
});
