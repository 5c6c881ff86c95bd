import { create } from 'fontkitten';
import { type FontStyle, fontOf, fontPackageOf } from './fontPackage.ts';

/** A character as a picture, in 200 units per em, with y upwards as in fonts. */
export interface Outline {
  /** SVG path data. */
  path: string;
  /** `left` to `top`: bounds of the drawing, in those units. */
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Whole numbers of these are exact enough for what is no higher than an icon. */
const unitsPerEm = 200;

/**
 * @param stack a CSS font stack.
 * @returns a character in its first family; null where that is a font of the visitor's machine, or lacks the character.
 */
export async function outlineOf(
  stack: string,
  character: string,
  weight: number,
  style: FontStyle = 'normal',
): Promise<Outline | null> {
  const font = fontPackageOf(stack);
  if (!font) return null;
  const known = font.styles.includes(style) ? style : 'normal';
  const drawn = create(await fontOf(font, character, known, weight));
  if (drawn.isCollection) return null;
  const glyph = drawn.glyphForCodePoint(character.codePointAt(0) ?? 0);
  // Glyph 0 stands for what a font lacks.
  if (glyph.id === 0) return null;
  const scale = unitsPerEm / drawn.unitsPerEm;
  const { minX, maxX, minY, maxY } = glyph.bbox;
  const path = glyph.path
    .scale(scale, scale)
    .toSVG()
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
    .replaceAll(' -', '-');
  return {
    path,
    left: Math.floor(minX * scale),
    right: Math.ceil(maxX * scale),
    bottom: Math.floor(minY * scale),
    top: Math.ceil(maxY * scale),
  };
}

/** A character as a picture that stands in a line of text. */
export interface InlineMark {
  /** SVG path data, with y upwards. */
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
  // Curves may reach a little over their own box.
  const [width, height] = [right - left + 4, top - bottom + 2];
  return {
    path,
    viewBox: `${left - 2} ${-top - 1} ${width} ${height}`,
    width: `${width / unitsPerEm}em`,
    height: `${height / unitsPerEm}em`,
  };
}
