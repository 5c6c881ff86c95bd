import { describe, expect, it } from 'vitest';
import { cardOverlay } from '#cards/cardOverlay.ts';
import { houseTokens } from '#theme/tokens.ts';

/** A typeface that sets text as plain text, for assertions. */
const typeface = {
  has: () => true,
  set: (text: string, size: number) => ({ svg: `[${text}]`, width: (text.length * size) / 2 }),
};
const company = { name: 'Bell & Sons', tagline: 'Feasts by the sea' };

const typefaces = { display: typeface, italic: typeface, text: typeface };
const { light } = houseTokens.colors;

/** @returns the texts of a card by their own words, with their baseline and colour. */
const placesOf = (title: string, hasPicture = true) =>
  [
    ...cardOverlay(title, hasPicture, typefaces, { tokens: houseTokens, company }).matchAll(
      /translate\([\d.]+ ([\d.]+)\)" fill="(.+?)">\[(.*?)\]/g,
    ),
  ].map(([, y, fill, words]) => ({ y: Number(y), fill, words }));

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

  it('end at the same foot with and without a tagline, and lines follow each other', () => {
    const [first, second, tagline] = placesOf('A title that needs two').slice(3);
    expect([first?.words, second?.words, tagline?.words]).toEqual(['A title that', 'needs two', company.tagline]);
    expect(Number(second?.y) - Number(first?.y)).toBeGreaterThan(76);
    expect(Number(tagline?.y) - Number(second?.y)).toBeGreaterThan(21);
    expect(placesOf(company.tagline).at(-1)?.y).toBe(tagline?.y);
  });

  it('show the ampersand of the name in gold', () => {
    const fills = placesOf('Lunch').map(({ words, fill }) => [words, fill]);
    expect(fills.slice(0, 3)).toEqual([
      ['Bell', light.onDeep],
      ['&', light.goldOnDeep],
      ['Sons', light.onDeep],
    ]);
  });

  it('begin with the first letter of the name where there is no picture', () => {
    expect(placesOf('Lunch', false)[0]).toMatchObject({ words: 'B', fill: light.goldOrnament });
    expect(placesOf('Lunch').map(({ words }) => words)).not.toContain('B');
  });
});
