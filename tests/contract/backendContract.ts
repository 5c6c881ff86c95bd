import { describe, expect, it } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { InvalidInput } from '#backend/errors.ts';
import { galleryCategories, testimonialCategories } from '#domain/categories.ts';

const enquiry = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: '',
  eventType: 'wedding',
  eventDate: '2027-06-14',
  message: 'A garden wedding for eighty guests.',
} as const;

const source = { page: '/services/wedding', service: 'wedding' };

const newestFirst = (dates: string[]) => expect(dates).toEqual([...dates].sort().reverse());

/**
 * What every backend has to do, whoever implements it. It holds the sample records when it starts.
 * @param create makes a fresh backend whose writes take no time. @param counts how many records it holds.
 */
export function backendContract(create: () => Promise<Backend>, counts: { publishedPosts: number }) {
  describe('events', () => {
    it('lists the three recent events, newest first', async () => {
      const events = await (await create()).events.listRecent();
      expect(events).toHaveLength(3);
      newestFirst(events.map(({ date }) => date));
    });
  });

  describe('testimonials', () => {
    it('lists all nine without a filter', async () => {
      expect(await (await create()).testimonials.list({ category: 'all' })).toHaveLength(9);
    });

    it.each(testimonialCategories)('lists only those about a %s event', async (category) => {
      const found = await (await create()).testimonials.list({ category });
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map((testimonial) => testimonial.category))).toEqual(new Set([category]));
    });
  });

  describe('gallery', () => {
    it('lists all twelve pictures without a filter', async () => {
      expect(await (await create()).gallery.list({ category: 'all' })).toHaveLength(12);
    });

    it.each(galleryCategories)('lists only pictures of %s', async (category) => {
      const found = await (await create()).gallery.list({ category });
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map((photo) => photo.category))).toEqual(new Set([category]));
    });
  });

  describe('posts', () => {
    it('lists all published posts, newest first', async () => {
      const posts = await (await create()).posts.listPublished({ q: '', category: 'all' });
      expect(posts).toHaveLength(counts.publishedPosts);
      newestFirst(posts.map(({ date }) => date));
    });

    it.each([
      ['the title', 'RAIN PLAN'],
      ['the excerpt', 'wobble at minute'],
      ['the tags', 'registration'],
    ])('finds a post by a part of %s, letter case aside', async (_where, q) => {
      const found = await (await create()).posts.listPublished({ q, category: 'all' });
      expect(found.length).toBeGreaterThan(0);
      for (const { title, excerpt, tags } of found) {
        expect([title, excerpt, ...tags].join(' ').toLowerCase()).toContain(q.toLowerCase());
      }
    });

    it('holds search and category against each other with AND', async () => {
      const { posts } = await create();
      expect(await posts.listPublished({ q: 'timetable', category: 'wedding' })).not.toEqual([]);
      expect(await posts.listPublished({ q: 'timetable', category: 'birthday' })).toEqual([]);
    });

    it('takes the search text literally', async () => {
      const { posts } = await create();
      for (const q of ['%', '_', '.*', "'; drop table posts; --"]) {
        expect(await posts.listPublished({ q, category: 'all' })).toEqual([]);
      }
    });
  });

  describe('enquiries', () => {
    it('takes a complete enquiry', async () => {
      await expect((await create()).enquiries.send(enquiry, source)).resolves.toHaveProperty('reference');
    });

    it('refuses an incomplete one with a sentence for each field', async () => {
      const sent = (await create()).enquiries.send({ ...enquiry, name: ' ', email: 'nobody' }, source);
      await expect(sent).rejects.toBeInstanceOf(InvalidInput);
      await expect(sent).rejects.toMatchObject({ fields: { name: expect.any(String), email: expect.any(String) } });
    });
  });

  it('gives records away, not its memory: changing one changes nothing for the next reader', async () => {
    const backend = await create();
    const [first] = await backend.testimonials.list({ category: 'all' });
    if (first) first.name = 'Somebody else';
    const [again] = await backend.testimonials.list({ category: 'all' });
    expect(again?.name).not.toBe('Somebody else');
  });
}
