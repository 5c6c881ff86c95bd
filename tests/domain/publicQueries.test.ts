import { expect, it } from 'vitest';
import { readGalleryQuery, readPostQuery, readTestimonialQuery } from '#domain/publicQueries.ts';

const params = new URLSearchParams('q=cake&category=wedding&page=3');

it('An address asks the blog for words, a category and a page', () => {
  expect(readPostQuery(params)).toEqual({ q: 'cake', category: 'wedding', page: 3 });
  expect(readPostQuery(new URLSearchParams())).toEqual({ q: '', category: 'all', page: 1 });
});

it('An address asks the gallery and the testimonials for a category that they have', () => {
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
