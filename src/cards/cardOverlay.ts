import type { ColorTokens, ThemeTokens } from '#theme/tokens.ts';
import type { CardTypefaces } from './cardKit.ts';
import { cardSize } from './cardSize.ts';
import { layOutTitle } from './titleLayout.ts';

/** The brand of a card. */
export interface CardBrand {
  tokens: Pick<ThemeTokens, 'colors'>;
  company: { name: string; tagline: string };
}

/** Width and padding of the text panel, in px; the picture fills the rest. */
export const panel = { width: 624, edge: 64 } as const;

/** Sizes of the company's name, the tagline and the gold line, in px. */
const sizes = { name: 38, tagline: 21, line: 64 } as const;

/** Font weight of small text. */
export const textWeight = 500;

/** Line height of titles, as a multiple of the font size. */
const lineHeight = 1.08;

/** Where text begins at the left, and where its last line stands, in px. */
const left = panel.edge;
const bottom = cardSize.height - panel.edge;

/** @returns the card without its picture, as SVG. @param hasPicture whether there is a picture. */
export function cardOverlay(
  title: string,
  hasPicture: boolean,
  typefaces: CardTypefaces,
  { tokens, company }: CardBrand,
): string {
  const { width, height } = cardSize;
  const { light } = tokens.colors;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${panel.width}" height="${height}" fill="${light.deep}"/>`,
    hasPicture ? '' : companyInitial(company.name, typefaces, light),
    `<rect x="${panel.width}" width="3" height="${height}" fill="${light.goldOrnament}"/>`,
    wordmark(company.name, typefaces, light),
    `<rect x="${left}" y="${panel.edge + sizes.name + 22}" width="${sizes.line}" height="2" fill="${light.goldOrnament}"/>`,
    titleAndTagline(title, company.tagline, typefaces, light),
    '</svg>',
  ].join('');
}

/** Draws the company's name, with the ampersand in gold italics, as in the site's header. */
function wordmark(name: string, typefaces: CardTypefaces, { goldOnDeep, onDeep }: ColorTokens): string {
  let x: number = left;
  return name
    .split(/(&)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const isAmpersand = part === '&' && typefaces.italic.has(part);
      const { svg, width } = typefaces[isAmpersand ? 'italic' : 'display'].set(part, sizes.name);
      const placed = text(svg, x, panel.edge + sizes.name * 0.72, isAmpersand ? goldOnDeep : onDeep);
      x += width + sizes.name * 0.25;
      return placed;
    })
    .join('');
}

/** Draws the title, and the tagline below it, which stands in for a title that is itself or cannot be drawn. */
function titleAndTagline(
  title: string,
  tagline: string,
  typefaces: CardTypefaces,
  { onDeep, softOnDeep }: ColorTokens,
): string {
  const textWidth = panel.width - 2 * panel.edge;
  // The home page's title may be the tagline, which should not appear twice.
  const ownTitle = title === tagline ? null : layOutTitle(title, typefaces.display, textWidth);
  const { lines, size } = ownTitle ?? layOutTitle(tagline, typefaces.display, textWidth) ?? { lines: [], size: 0 };
  const lastLine = ownTitle ? bottom - sizes.tagline - 44 : bottom;
  const drawnLines = lines.map((line, index) =>
    text(
      typefaces.display.set(line, size).svg,
      left,
      lastLine - (lines.length - 1 - index) * size * lineHeight,
      onDeep,
    ),
  );
  const drawnTagline = ownTitle ? text(typefaces.text.set(tagline, sizes.tagline).svg, left, bottom, softOnDeep) : '';
  return [...drawnLines, drawnTagline].join('');
}

/** Draws the first letter of the company's name in place of a picture. */
function companyInitial(name: string, typefaces: CardTypefaces, { goldOrnament, primary }: ColorTokens): string {
  const { width, height } = cardSize;
  const [letter = ''] = name.trim();
  const size = 520;
  const { svg, width: letterWidth } = typefaces.display.set(letter, size);
  const x = panel.width + (width - panel.width - letterWidth) / 2;
  const background = `<rect x="${panel.width}" width="${width - panel.width}" height="${height}" fill="${primary}"/>`;
  return background + text(svg, x, height / 2 + size * 0.32, goldOrnament);
}

const text = (svg: string, x: number, y: number, fill: string) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}">${svg}</g>`;
