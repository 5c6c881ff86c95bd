import { describe, expect, it } from 'vitest';
import { matchesSearch } from '#domain/textSearch.ts';

describe('A search', () => {
  it.each([
    ['CAKE', true],
    ['  cake ', true],
    ['ake', true],
    ['', true],
    ['   ', true],
    ['cakes', false],
    ['.*', false],
  ])('for "%s" matches "A cake": %s', (search, found) => {
    expect(matchesSearch(['A cake', 'candles'], search)).toBe(found);
  });

  it('without a text also matches a record without texts', () => {
    expect(matchesSearch([], ' ')).toBe(true);
    expect(matchesSearch([], 'cake')).toBe(false);
  });

  it.each([
    ['Soirée', 'SOIRE\u0301E'],
    ['Soirée', 'soiree'],
    ['Soiree', 'soirée'],
    ['Straße', 'STRASSE'],
    ['Strasse', 'straße'],
    ['ﬁlm', 'film'],
    ['Gençler', 'gencler'],
    ['Việt', 'viet'],
  ])('finds "%s" by "%s": accents, case and Unicode form make no difference', (text, search) => {
    expect(matchesSearch([text], search)).toBe(true);
  });

  it('distinguishes words that differ in the vowel signs of another script', () => {
    expect(matchesSearch(['कि'], 'का')).toBe(false);
  });

  it('finds its words in any order and in any of the texts, but all of them', () => {
    expect(matchesSearch(['A cake', 'candles'], 'candle  cake')).toBe(true);
    expect(matchesSearch(['A cake', 'candles'], 'candle coffee')).toBe(false);
  });

  it('ignores all words after the tenth', () => {
    expect(matchesSearch(['A cake'], `${'cake '.repeat(9)}coffee`)).toBe(false);
    expect(matchesSearch(['A cake'], `${'cake '.repeat(10)}coffee`)).toBe(true);
  });
});
