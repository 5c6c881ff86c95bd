import { describe, expect, it } from 'vitest';
import { matchesSearch, readChoice, readSearch, withParam } from '#domain/listQuery.ts';

const choices = ['wedding', 'corporate'] as const;

describe('An address', () => {
  it.each([
    ['category=wedding', 'wedding'],
    ['', 'all'],
    ['category=', 'all'],
    ['category=nonsense', 'all'],
    ['category=WEDDING', 'all'],
    ['category=%00', 'all'],
    ['category=all', 'all'],
  ])('with "%s" asks for %s', (query, category) => {
    expect(readChoice(new URLSearchParams(query), 'category', choices)).toBe(category);
  });

  it('with a search text of 5,000 letters is read up to 200', () => {
    expect(readSearch(new URLSearchParams({ q: 'x'.repeat(5000) }))).toHaveLength(200);
  });

  it('drops a parameter that goes back to its default and keeps the others', () => {
    const params = new URLSearchParams('q=cake&category=wedding');
    expect(withParam(params, 'category', 'all').toString()).toBe('q=cake');
    expect(withParam(params, 'q', '').toString()).toBe('category=wedding');
    expect(withParam(params, 'q', 'two words').get('q')).toBe('two words');
    // With another default, `all` is written out.
    expect(withParam(params, 'category', 'wedding', 'wedding').toString()).toBe('q=cake');
    expect(withParam(params, 'category', 'all', 'wedding').toString()).toBe('q=cake&category=all');
    expect(params.toString()).toBe('q=cake&category=wedding');
  });

  it('of another list begins at its first page, and one of another page keeps the list', () => {
    const params = new URLSearchParams('q=cake&page=3');
    expect(withParam(params, 'q', 'tart').toString()).toBe('q=tart');
    expect(withParam(params, 'category', 'all').toString()).toBe('q=cake');
    expect(withParam(params, 'page', '4').toString()).toBe('q=cake&page=4');
  });
});

describe('A search', () => {
  it.each([
    ['CAKE', true],
    ['  cake ', true],
    ['ake', true],
    ['', true],
    ['   ', true],
    ['cakes', false],
    ['.*', false],
  ])('for "%s" over "A cake" finds it: %s', (search, found) => {
    expect(matchesSearch(['A cake', 'candles'], search)).toBe(found);
  });

  it('for nothing finds what has no texts, too', () => {
    expect(matchesSearch([], ' ')).toBe(true);
    expect(matchesSearch([], 'cake')).toBe(false);
  });

  it('finds accented letters whatever their encoding', () => {
    expect(matchesSearch(['Soirée'], 'SOIRE\u0301E')).toBe(true);
  });
});
