import { describe, expect, it } from 'vitest';
import { cardOverlay } from '#cards/cardOverlay.ts';
import { houseTokens } from '#theme/tokens.ts';

/** A typeface that sets text as plain text, for assertions. */
const typeface = {
  has: () => true,
  set: (text: string, size: number) => ({ svg: `[${text}]`, width: (text.length * size) / 2 }),
};
const company = { name: 'Bell & Sons', tagline: 'Feasts by the sea' };

/** @returns the texts of a sharing image, from top to bottom. */
const wordsOf = (title: string, italic = typeface) =>
  [
    ...cardOverlay(
      title,
      true,
      { display: typeface, italic, text: typeface },
      {
        tokens: houseTokens,
        company,
      },
    ).matchAll(/\[(.*?)\]/g),
  ].map(([, words]) => words);

describe('The texts of a card', () => {
  it('are the company’s name, the title and the tagline below it', () => {
    expect(wordsOf('Lunch')).toEqual(['Bell', '&', 'Sons', 'Lunch', company.tagline]);
  });

  it('contain the tagline only once if it is the title', () => {
    const [, , , ...lines] = wordsOf(company.tagline);
    expect(lines.join(' ')).toBe(company.tagline);
  });

  it('have the ampersand of the name in the letters of titles if the italics lack it', () => {
    const italic = { has: () => false, set: () => ({ svg: '', width: 0 }) };
    expect(wordsOf('Lunch', italic).slice(0, 3)).toEqual(['Bell', '&', 'Sons']);
  });

  it('end a title that is cut after a word, not after its comma', () => {
    const lines = wordsOf('Rehearsals, '.repeat(60)).slice(3, -1);
    expect(lines.at(-1)).toMatch(/\p{L}…$/u);
  });
});
