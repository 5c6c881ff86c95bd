import { expect, it } from 'vitest';
import { allPosts, readGalleryQuery, readPostQuery, readTestimonialQuery } from '#domain/publicQueries.ts';

const params = new URLSearchParams('q=cake&tag=wedding+day&category=wedding&page=3');

it('The blog reads its search, tag, category and page from the URL', () => {
  expect(readPostQuery(params)).toEqual({ q: 'cake', tag: 'wedding day', category: 'wedding', page: 3 });
  expect(readPostQuery(new URLSearchParams())).toEqual(allPosts);
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
