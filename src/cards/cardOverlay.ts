import type { ThemeTokens } from '#theme/tokens.ts';
import type { CardTypefaces } from './cardKit.ts';
import { cardSize } from './cardSize.ts';
import { layTitle } from './layTitle.ts';

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

/** @returns the card without its picture, as SVG. @param hasPicture whether there is a picture. */
export function cardOverlay(
  title: string,
  hasPicture: boolean,
  typefaces: CardTypefaces,
  { tokens, company }: CardBrand,
): string {
  const { width, height } = cardSize;
  const { deep, primary, onDeep, softOnDeep, goldOnDeep, goldOrnament } = tokens.colors.light;
  const textWidth = panel.width - 2 * panel.edge;
  // The home page's title may be the tagline, which should not appear twice.
  const own = title === company.tagline ? null : layTitle(title, typefaces.display, textWidth);
  const laidTitle = own ?? layTitle(company.tagline, typefaces.display, textWidth);
  const step = laidTitle ? laidTitle.size * lineHeight : 0;
  const foot = height - panel.edge;
  const lastLine = own ? foot - sizes.tagline - 44 : foot;
  const lines = (laidTitle?.lines ?? []).map((line, index, all) =>
    text(
      typefaces.display.set(line, laidTitle?.size ?? 0).svg,
      panel.edge,
      lastLine - (all.length - 1 - index) * step,
      onDeep,
    ),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${panel.width}" height="${height}" fill="${deep}"/>`,
    hasPicture ? '' : instead(),
    `<rect x="${panel.width}" width="3" height="${height}" fill="${goldOrnament}"/>`,
    name(),
    `<rect x="${panel.edge}" y="${panel.edge + sizes.name + 22}" width="${sizes.line}" height="2" fill="${goldOrnament}"/>`,
    ...lines,
    own ? text(typefaces.text.set(company.tagline, sizes.tagline).svg, panel.edge, foot, softOnDeep) : '',
    '</svg>',
  ].join('');

  /** Draws the wordmark, with the ampersand in gold italics, as in the site's header. */
  function name(): string {
    let x: number = panel.edge;
    return company.name
      .split(/(&)/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        const isAmpersand = part === '&' && typefaces.italic.has(part);
        const { svg, width: length } = typefaces[isAmpersand ? 'italic' : 'display'].set(part, sizes.name);
        const placed = text(svg, x, panel.edge + sizes.name * 0.72, isAmpersand ? goldOnDeep : onDeep);
        x += length + sizes.name * 0.25;
        return placed;
      })
      .join('');
  }

  function instead(): string {
    const [letter = ''] = company.name.trim();
    const size = 520;
    const { svg, width: length } = typefaces.display.set(letter, size);
    const left = panel.width + (width - panel.width - length) / 2;
    const ground = `<rect x="${panel.width}" width="${width - panel.width}" height="${height}" fill="${primary}"/>`;
    return ground + text(svg, left, height / 2 + size * 0.32, goldOrnament);
  }
}

const text = (svg: string, x: number, y: number, fill: string) =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${fill}">${svg}</g>`;
