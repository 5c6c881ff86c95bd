import { expect, it } from 'vitest';
import { slugOf } from '#domain/slug.ts';

it.each([
  ['Ten Ideas, for a Wedding!', 'ten-ideas-for-a-wedding'],
  ['  The  host’s guide & more ', 'the-hosts-guide-more'],
  ['Café à la crème', 'cafe-a-la-creme'],
  ['日本の結婚式', '日本の結婚式'],
  ['🕯️ Candles, 1️⃣ by 1️⃣ ❤️', 'candles-1-by-1'],
  ['❤️', ''],
  ['?!', ''],
])('slugOf turns %o into %o', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it('slugOf cuts a title between words at 80 characters', () => {
  const word = 'a'.repeat(39);
  expect(slugOf(`${word} ${word}a b`)).toBe(`${word}-${word}a`);
  expect(slugOf(`${word} ${word}a`)).toHaveLength(80);
  expect(slugOf(`${word} ${word}ab`)).toBe(word);
});

it('slugOf cuts a single word that is too long to 40 characters', () => {
  expect(slugOf('a'.repeat(81))).toBe('a'.repeat(40));
  // Characters of two code units stay whole.
  expect(slugOf(`a${'𠮷'.repeat(41)}`)).toBe(`a${'𠮷'.repeat(39)}`);
});
