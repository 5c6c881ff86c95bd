import { describe, expect, it } from 'vitest';
import { galleryCategories, testimonialCategories } from '#domain/categories.ts';
import { events } from '#sample/events.ts';
import { gallery } from '#sample/gallery.ts';
import { testimonials } from '#sample/testimonials.ts';
import { browserOf, testServer } from './testServer.ts';

describe('What visitors may read', () => {
  it('is the company’s events, testimonials and pictures, all or those of a category', async () => {
    const browser = browserOf((await testServer()).app);
    const read = async (url: string) => (await browser.request('GET', url)).json();
    expect(await read('/api/events')).toEqual(events);
    for (const [url, records, categories] of [
      ['/api/testimonials', testimonials, testimonialCategories],
      ['/api/gallery', gallery, galleryCategories],
    ] as const) {
      for (const all of ['', '?category=all', '?category=nothing']) expect(await read(url + all), all).toEqual(records);
      for (const category of categories) {
        const expected = [...records].filter((record) => record.category === category);
        expect(await read(`${url}?category=${category}`), category).toEqual(expected);
      }
    }
  });

  it('is searched so many times a minute, and turned over as often as anybody likes', async () => {
    const browser = browserOf((await testServer({ SEARCHES_PER_MINUTE: '1' })).app);
    const status = async (query: string) =>
      (await browser.request('GET', `/api/posts/published?${query}`, { address: '192.0.2.1' })).statusCode;
    for (const query of ['', 'page=2', 'q=', 'q=%20', 'q=rain', 'category=wedding']) {
      expect(await status(query), query).toBe(200);
    }
    expect(await status('q=rain')).toBe(429);
    expect(await status('q=+')).toBe(200);
  });
});
