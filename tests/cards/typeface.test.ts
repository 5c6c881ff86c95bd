import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type FontPackage, fontOf, fontPackageOf } from '#build/brand/fontPackage.ts';
import { cardTypefaces } from '#cards/cardKit.ts';
import { type Typeface, typeface } from '#cards/typeface.ts';
import { houseTokens } from '#theme';

const family = fontPackageOf(houseTokens.fonts.display) as FontPackage;
const fontWith = (characters: string) => fontOf(family, characters, 'normal', houseTokens.headings.weight);

/** Two files of a family, each with different characters. */
const both = typeface([await fontWith('ABab0123456789 '), await fontWith('éö')]);

/** @returns where the glyphs of a text stand, from left to right. */
const placesIn = (svg: string) => [...svg.matchAll(/translate\(([-\d.]+) /g)].map(([, x]) => Number(x));

/** @returns how far a text in 100 px reaches below the line on which letters stand, in px. */
async function depthOf(text: string, { set }: Typeface): Promise<number> {
  const { svg, width } = set(text, 100);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="200"><g transform="translate(0 120)">${svg}</g></svg>`;
  const { info } = await sharp(Buffer.from(drawing))
    .flatten({ background: 'white' })
    .trim()
    .toBuffer({ resolveWithObject: true });
  return info.height - Number(info.trimOffsetTop) - 120;
}

describe('A text of a card', () => {
  it('has its letters side by side, and the width of all of them', () => {
    const [a, b, all] = ['a', 'b', 'ab'].map((text) => both.set(text, 100).width) as [number, number, number];
    expect(all).toBeGreaterThan(Math.max(a, b) * 1.5);
    const [first, second = 0, ...others] = placesIn(both.set('ab', 100).svg);
    expect([first, others]).toEqual([0, []]);
    expect(Math.abs(second - a)).toBeLessThan(a / 4);
    expect(both.set('ab', 200).width).toBeCloseTo(all * 2, 5);
  });

  it('may have letters of both files', () => {
    expect(['aéb', 'éö', 'aж'].map(both.has)).toEqual([true, true, false]);
    const places = placesIn(both.set('aéb', 100).svg);
    expect(places).toHaveLength(3);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(both.set('é', 100).svg).not.toBe(both.set('a', 100).svg);
  });

  it('lacks only the characters that neither file has', () => {
    expect(placesIn(both.set('aжb', 100).svg)).toHaveLength(2);
  });

  it('has figures that stand on the line', async () => {
    expect(await depthOf('3457', both)).toBeLessThan(5);
  });
});

it('The typefaces of a card have the characters of their own files', async () => {
  const [display, italic, text] = [[await fontWith('A')], [await fontWith('&')], [await fontWith('b')]];
  const card = cardTypefaces({ display, italic, text });
  expect([card.display, card.italic, card.text].map(({ has }) => ['A', '&', 'b'].filter(has))).toEqual([
    ['A'],
    ['&'],
    ['b'],
  ]);
});
