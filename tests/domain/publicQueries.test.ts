import { expect, it } from 'vitest';
import { readGalleryQuery, readPostQuery, readTestimonialQuery } from '#domain/publicQueries.ts';

const params = new URLSearchParams('q=cake&category=wedding&page=3');

it('The blog reads its search, category and page from the URL', () => {
  expect(readPostQuery(params)).toEqual({ q: 'cake', category: 'wedding', page: 3 });
  expect(readPostQuery(new URLSearchParams())).toEqual({ q: '', category: 'all', page: 1 });
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
