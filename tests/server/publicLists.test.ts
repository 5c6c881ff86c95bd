import { describe, expect, it, vi } from 'vitest';
import { galleryCategories, testimonialCategories } from '#domain/categories.ts';
import type { EventStory } from '#domain/eventStory.ts';
import { problemTypes } from '#domain/problem.ts';
import { events } from '#sample/events.ts';
import { gallery } from '#sample/gallery.ts';
import { stories } from '#sample/stories/stories.ts';
import { testimonials } from '#sample/testimonials.ts';
import { writeSiteRecords } from '#server/store/siteRecords.ts';
import { draft } from '#tests/support/records.ts';
import { engines } from './engines.ts';
import { browserOf, signedIn, testServer } from './testServer.ts';

describe('The public API', () => {
  it('lists events, testimonials and pictures, all or by category', async () => {
    const browser = browserOf((await testServer()).app);
    const read = async (url: string) => (await browser.request('GET', url)).json();
    const captioned = gallery.map((photo) => {
      const { title, place } = stories.find(({ slug }) => slug === photo.story) as EventStory;
      return { ...photo, event: { title, place } };
    });
    expect(await read('/api/events')).toEqual(events);
    for (const [url, records, categories] of [
      ['/api/testimonials', testimonials, testimonialCategories],
      ['/api/gallery', captioned, galleryCategories],
    ] as const) {
      for (const all of ['', '?category=all', '?category=nothing']) expect(await read(url + all), all).toEqual(records);
      for (const category of categories) {
        const expected = [...records].filter((record) => record.category === category);
        expect(await read(`${url}?category=${category}`), category).toEqual(expected);
      }
    }
  });

  it('lists a picture without a story, and links a single story to no next one', async () => {
    const { app, database } = await testServer();
    const [story] = stories as [EventStory];
    await writeSiteRecords(database.db, 'story', [story]);
    const browser = browserOf(app);
    const read = async (url: string) => (await browser.request('GET', url)).json();
    const { title, place } = story;
    expect(await read('/api/gallery')).toEqual(
      gallery.map((photo) => ({ ...photo, event: photo.story === story.slug ? { title, place } : null })),
    );
    expect(await read(`/api/stories/${story.slug}`)).toEqual({ story, next: null });
  });

  it.each(engines)('returns each story with the next one on $engine', async ({ engine, where }) => {
    const browser = browserOf(
      (await testServer({ DATABASE_URL: engine === 'PostgreSQL' ? await where('migrated') : '' })).app,
    );
    for (const [index, story] of stories.entries()) {
      const { slug, title, category, date, image } = stories[(index + 1) % stories.length] as EventStory;
      const answer = await browser.request('GET', `/api/stories/${story.slug}`);
      expect(answer.json()).toEqual({ story, next: { slug, title, category, date, image } });
    }
    for (const slug of ['nothing', 'a.b']) {
      expect((await browser.request('GET', `/api/stories/${slug}`)).statusCode, slug).toBe(404);
    }
  });

  it.each(engines)(
    'finds posts by addresses in any script, and none by malformed ones, on $engine',
    async ({ engine, where }) => {
      const { app, database } = await testServer({
        DATABASE_URL: engine === 'PostgreSQL' ? await where('migrated') : '',
      });
      const staff = await signedIn(app);
      const status = async (slug: string) => (await staff.request('GET', `/api/posts/published/${slug}`)).statusCode;
      for (const title of ['Crème brûlée für 20', 'حفل زفاف', '結婚式', 'हिन्दी में']) {
        const made = await staff.request('POST', '/api/posts', { payload: { ...draft, title, status: 'published' } });
        expect(await status(encodeURIComponent(made.json().slug)), title).toBe(200);
      }
      const asked = vi.spyOn(database.db.getExecutor(), 'executeQuery');
      for (const slug of ['%00', 'a%00b', '%0a', 'a%20b']) expect(await status(slug), slug).toBe(404);
      expect(asked).not.toHaveBeenCalled();
    },
  );

  it('says of an address of any length that there is no such record', async () => {
    const { app } = await testServer();
    const long = 'x'.repeat(300);
    for (const url of [`/api/posts/published/${long}`, `/api/stories/${long}`]) {
      expect((await browserOf(app).request('GET', url)).json().type, url).toBe(problemTypes.notFound);
    }
    expect((await (await signedIn(app)).request('GET', `/api/leads/${long}`)).json().type).toBe(problemTypes.notFound);
  });

  it('limits searches per minute, but not other lists of posts', async () => {
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
