import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Renderer } from '#server/renderer.ts';
import { draft } from '#tests/support/records.ts';
import { openPages as open } from './pageServer.ts';
import { type browserOf, signedIn } from './testServer.ts';

afterEach(() => void vi.useRealTimers());

describe('A search', () => {
  const search = (browser: ReturnType<typeof browserOf>, q: string, address = '192.0.2.1') =>
    browser.request('GET', `/blog?q=${q}`, { address });

  it('is rendered once per minute', async () => {
    const { browser, render } = await open();
    for (let visit = 0; visit < 3; visit += 1) await search(browser, 'rain');
    expect(render).toHaveBeenCalledOnce();
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    await search(browser, 'rain');
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  });

  it('that was rendered before finds a post as soon as it is published', async () => {
    const { app, browser } = await open();
    const staff = await signedIn(app);
    expect((await search(browser, 'umbrellas')).body).not.toContain(draft.title);
    await staff.request('POST', '/api/posts', { payload: { ...draft, status: 'published' } });
    expect((await search(browser, 'umbrellas')).body).toContain(draft.title);
  });

  it('is refused with 429 over the limit of its network, for pages and API alike', async () => {
    const { browser } = await open({ SEARCHES_PER_MINUTE: '3' });
    vi.useFakeTimers({ toFake: ['Date'] });
    await search(browser, 'one', '2001:db8::1');
    await search(browser, 'two', '2001:db8::2');
    const inApi = (q: string, address: string) =>
      browser.request('GET', `/api/posts/published?q=${q}&category=all`, { address });
    expect((await inApi('three', '2001:db8::3')).statusCode).toBe(200);
    const refused = await search(browser, 'four', '2001:db8::4');
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60]);
    expect(refused.body).toContain('<h1>Too many attempts. Please try again in a while.</h1>');
    expect((await inApi('five', '2001:db8::5')).statusCode).toBe(429);
    // Cached searches, lists without a search, and other networks are not limited.
    expect((await search(browser, 'one', '2001:db8::4')).statusCode).toBe(200);
    for (const blank of ['', '%20']) expect((await inApi(blank, '2001:db8::4')).statusCode).toBe(200);
    expect((await search(browser, 'four', '2001:db8:0:1::1')).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + 61_000);
    expect((await search(browser, 'six', '2001:db8::1')).statusCode).toBe(200);
  });

  it('counts a tag as a search, as it can be any text', async () => {
    const { browser } = await open({ SEARCHES_PER_MINUTE: '1' });
    expect((await browser.request('GET', '/api/posts/published?tag=one')).statusCode).toBe(200);
    expect((await browser.request('GET', '/api/posts/published?tag=two')).statusCode).toBe(429);
    expect((await browser.request('GET', '/blog?tag=three')).statusCode).toBe(429);
  });

  it('is one of two at a time, and is refused with 503 if too many are waiting', async () => {
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
    // Other pages are rendered at the same time.
    render.mockImplementationOnce(renders);
    expect((await browser.request('GET', '/blog')).statusCode).toBe(200);
    render.mockImplementation(renders);
    for (const go of waiting) go();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(52);
  });
});

describe('A page for one visitor', () => {
  it.each(['/contact?reference=', '/blog/secret?preview='])(
    'at %s is refused with 429 over the limit of searches',
    async (start) => {
      const { browser } = await open({ SEARCHES_PER_MINUTE: '3' });
      vi.useFakeTimers({ toFake: ['Date'] });
      const ask = (word: string, address = '192.0.2.1') => browser.request('GET', start + word, { address });
      for (const word of ['one', 'two', 'three']) expect((await ask(word)).statusCode).toBe(200);
      const refused = await ask('four');
      expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60]);
      expect((await ask('four', '192.0.2.2')).statusCode).toBe(200);
      expect((await browser.request('GET', '/contact', { address: '192.0.2.1' })).statusCode).toBe(200);
    },
  );

  it('is one of two at a time', async () => {
    const { browser, render } = await open();
    const renders = render.getMockImplementation() as Renderer['render'];
    const waiting: (() => void)[] = [];
    render.mockImplementation(async (...asked) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return renders(...asked);
    });
    const words = ['one', 'two', 'three', 'four'];
    const asked = words.flatMap((word) => [`/contact?reference=${word}`, `/blog/secret?preview=${word}`]);
    const answers = asked.map((url) => browser.request('GET', url));
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(waiting).toHaveLength(2);
    render.mockImplementation(renders);
    for (const go of waiting) go();
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  });
});
