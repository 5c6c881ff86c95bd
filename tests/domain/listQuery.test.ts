import { describe, expect, it } from 'vitest';
import { readChoice, readSearch, withParam } from '#domain/listQuery.ts';

const choices = ['wedding', 'corporate'] as const;

describe('Query parameters', () => {
  it.each([
    ['category=wedding', 'wedding'],
    ['', 'all'],
    ['category=', 'all'],
    ['category=nonsense', 'all'],
    ['category=WEDDING', 'all'],
    ['category=%00', 'all'],
    ['category=all', 'all'],
  ])('"%s" select the category %s', (query, category) => {
    expect(readChoice(new URLSearchParams(query), 'category', choices)).toBe(category);
  });

  it('limit a search text of 5,000 characters to 200', () => {
    expect(readSearch(new URLSearchParams({ q: 'x'.repeat(5000) }))).toHaveLength(200);
  });

  it('omit a value that is the default, and keep the other parameters', () => {
    const params = new URLSearchParams('q=cake&category=wedding');
    expect(withParam(params, 'category', 'all').toString()).toBe('q=cake');
    expect(withParam(params, 'q', '').toString()).toBe('category=wedding');
    expect(withParam(params, 'q', 'two words').get('q')).toBe('two words');
    // If another value is the default, `all` is written into the URL.
    expect(withParam(params, 'category', 'wedding', 'wedding').toString()).toBe('q=cake');
    expect(withParam(params, 'category', 'all', 'wedding').toString()).toBe('q=cake&category=all');
    expect(params.toString()).toBe('q=cake&category=wedding');
  });

  it('drop the page if another parameter changes, but keep the others if the page changes', () => {
    const params = new URLSearchParams('q=cake&page=3');
    expect(withParam(params, 'q', 'tart').toString()).toBe('q=tart');
    expect(withParam(params, 'category', 'all').toString()).toBe('q=cake');
    expect(withParam(params, 'page', '4').toString()).toBe('q=cake&page=4');
  });
});
