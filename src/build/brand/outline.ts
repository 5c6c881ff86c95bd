import { create } from 'fontkitten';
import svgpath from 'svgpath';
import { codePointsIn, type FontStyle, fontOf, fontPackageOf } from './fontPackage.ts';

/** The outline of a character, in 200 units per em, with y pointing upwards as in fonts. */
export interface Outline {
  /** SVG path data. */
  path: string;
  /** Bounds of the drawing, in the same units. */
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Precise enough for whole numbers in drawings no larger than an icon. */
const unitsPerEm = 200;

/**
 * @param stack a CSS font stack.
 * @returns a character's outline in the first family; null if that is a system font, or lacks the character.
 */
export async function outlineOf(
  stack: string,
  character: string,
  weight: number,
  style: FontStyle = 'normal',
): Promise<Outline | null> {
  const font = fontPackageOf(stack);
  if (!font) return null;
  const point = character.codePointAt(0) ?? 0;
  const subset = Object.keys(font.ranges).find((name) => codePointsIn(font.ranges[name] ?? '').includes(point));
  if (!subset) return null;
  const availableStyle = font.styles.includes(style) ? style : 'normal';
  const fontkitFont = create(await fontOf(font, character, availableStyle, weight, subset));
  if (fontkitFont.isCollection) return null;
  const glyph = fontkitFont.glyphForCodePoint(point);
  // Glyph 0 represents missing characters.
  if (glyph.id === 0) return null;
  const scale = unitsPerEm / fontkitFont.unitsPerEm;
  const { minX, maxX, minY, maxY } = glyph.bbox;
  // Relative coordinates are shorter: 200 bytes less per page, compressed.
  const path = svgpath(glyph.path.toSVG()).scale(scale).rel().round(0).toString();
  return {
    path,
    left: Math.floor(minX * scale),
    right: Math.ceil(maxX * scale),
    bottom: Math.floor(minY * scale),
    top: Math.ceil(maxY * scale),
  };
}

/** A character as an inline SVG within text. */
export interface InlineMark {
  /** SVG path data, with y pointing upwards. */
  path: string;
  viewBox: string;
  /** CSS lengths. */
  width: string;
  height: string;
}

/** @returns the wordmark's ampersand, in italics; null as {@link outlineOf}. */
export async function ampersandOf(stack: string): Promise<InlineMark | null> {
  const outline = await outlineOf(stack, '&', 500, 'italic');
  if (!outline) return null;
  const { path, left, right, bottom, top } = outline;
  // Curves may extend slightly beyond the bounds.
  const [width, height] = [right - left + 4, top - bottom + 2];
  return {
    path,
    viewBox: `${left - 2} ${-top - 1} ${width} ${height}`,
    width: `${width / unitsPerEm}em`,
    height: `${height / unitsPerEm}em`,
  };
}
