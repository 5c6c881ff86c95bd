import { type cardOverlay, textWeight } from '#cards/cardOverlay.ts';
import type { brandTokens } from '#theme/brandTokens.ts';

/** The interfaces of `src/cards/`. */
type Typefaces = Parameters<typeof cardOverlay>[2];
type Typeface = Typefaces['display'];

/** Scripts that the cards' fonts probably support, without emoji and symbols; estimated without reading the fonts. */
const known = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;
const unknown = /[\p{So}\p{Extended_Pictographic}]/u;

/** Average width of a character relative to the font size, where text cannot be measured. */
const averageWidth = 0.45;

let canvas: OffscreenCanvasRenderingContext2D | null = null;

function measure(text: string, size: number, font: string): number {
  if (typeof OffscreenCanvas === 'undefined') return text.length * size * averageWidth;
  canvas ??= new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return text.length * size * averageWidth;
  canvas.font = font;
  return canvas.measureText(text).width;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * @param family a CSS font stack.
 * @returns a typeface that sets text in the page's fonts, as SVG text.
 */
const browserTypeface = (family: string, weight: number, style: 'normal' | 'italic' = 'normal'): Typeface => ({
  has: (text) => known.test(text) && !unknown.test(text),
  set: (text, size) => ({
    svg:
      `<text xml:space="preserve" style="font:${style} ${weight} ${size}px ${escaped(family)};` +
      `font-variant-numeric:lining-nums">${escaped(text)}</text>`,
    width: measure(text, size, `${style} ${weight} ${size}px ${family}`),
  }),
});

/** @returns the typefaces of a card in the page's fonts, at the weights of the server's. */
export const browserTypefaces = ({ fonts, headings }: Pick<typeof brandTokens, 'fonts' | 'headings'>): Typefaces => ({
  display: browserTypeface(fonts.display, headings.weight),
  italic: browserTypeface(fonts.display, headings.weight, 'italic'),
  text: browserTypeface(fonts.text, textWeight),
});
