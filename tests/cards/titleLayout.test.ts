import { describe, expect, it } from 'vitest';
import { layOutTitle } from '#cards/titleLayout.ts';

/** A typeface of letters, digits and common signs, each half as wide as high. */
const typeface = {
  has: (text: string) => /^[\w \p{Script=Latin}\p{Script=Arabic}.,!…]*$/u.test(text),
  set: (text: string, size: number) => ({ svg: '', width: ([...text].length * size) / 2 }),
};

/** Ten characters of the largest size. */
const width = 380;
const lay = (title: string) => layOutTitle(title, typeface, width);

describe('The title of a card', () => {
  it('is set in the largest size in which it has few enough lines', () => {
    expect(lay('ten digits')).toEqual({ size: 76, lines: ['ten digits'] });
    expect(lay('one two six ten')).toEqual({ size: 76, lines: ['one two', 'six ten'] });
    const words = (count: number) => Array.from({ length: count }, () => 'sevenfold').join(' ');
    for (const [count, size] of [
      [4, 76],
      [5, 64],
      [6, 54],
    ] as const) {
      expect(lay(words(count))).toEqual({ size, lines: Array.from({ length: count }, () => 'sevenfold') });
    }
  });

  it('ends with an ellipsis if it does not fit in the smallest size', () => {
    const { size, lines = [] } = lay('sevenfold, '.repeat(20)) ?? {};
    expect([size, lines.length, lines.at(-1)]).toEqual([54, 6, 'sevenfold…']);
  });

  it('breaks within a word that is wider than a line, and leaves no line empty', () => {
    expect(lay('a1234567890123')).toEqual({ size: 76, lines: ['a123456789', '0123'] });
    expect(lay('an a1234567890123')).toEqual({ size: 76, lines: ['an', 'a123456789', '0123'] });
  });

  it('leaves out emoji and ornaments that the typeface lacks, with the space around them', () => {
    expect(lay('Tea 🎂 cake 👩‍🍳')?.lines).toEqual(['Tea cake']);
    expect(lay('  Tea\n\tcake ')?.lines).toEqual(['Tea cake']);
  });

  it('keeps an accent that was typed as a character of its own', () => {
    expect(lay('Cafe\u0301')?.lines).toEqual(['Café']);
  });

  it.each(['', ' ', '🎂', 'сад', 'Tea in the сад', 'زفاف'])('%j is not drawn', (title) => {
    expect(lay(title)).toBeNull();
  });
});
