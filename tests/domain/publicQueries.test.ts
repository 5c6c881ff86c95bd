import { expect, it } from 'vitest';
import { maxSearchLength } from '#domain/listQuery.ts';
import { allPosts, readGalleryQuery, readPostQuery, readTestimonialQuery } from '#domain/publicQueries.ts';

const params = new URLSearchParams('q=cake&tag=wedding+day&category=wedding&page=3');

it('The blog reads its search, tag, category and page from the URL', () => {
  expect(readPostQuery(params)).toEqual({ q: 'cake', tag: 'wedding day', category: 'wedding', page: 3 });
  expect(readPostQuery(new URLSearchParams())).toEqual(allPosts);
  const long = 'x'.repeat(maxSearchLength + 1);
  const { q, tag } = readPostQuery(new URLSearchParams({ q: long, tag: long }));
  expect([q.length, tag.length]).toEqual([maxSearchLength, maxSearchLength]);
});

it('The gallery and the testimonials read only categories that they have', () => {
  expect([readGalleryQuery(params), readTestimonialQuery(params)]).toEqual([
    { category: 'wedding' },
    { category: 'wedding' },
  ]);
  const decoration = new URLSearchParams('category=decoration');
  expect([readGalleryQuery(decoration), readTestimonialQuery(decoration)]).toEqual([
    { category: 'decoration' },
    { category: 'all' },
  ]);
});
