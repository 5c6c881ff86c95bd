import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { s } from 'hastscript';
import sharp from 'sharp';
import type { ThemeTokens } from '#theme/tokens.ts';
import type { Logo } from './logo.ts';
import { outlineOf } from './outline.ts';

/** Width and height of the drawing, in its own units. */
const side = 64;

/** The two variants of a company's icon, as SVG. */
export interface Mark {
  /** With its own rounded corners. */
  icon: string;
  /** For phones, which apply their own shape and cut off up to a fifth of the icon. */
  maskable: string;
}

/**
 * Draws a company's icon: the logo, or the first letter of the name in the display font. The background is the light
 * scheme's primary colour, the foreground its gold for dark backgrounds; corners follow those of panels.
 */
export async function drawMark({ colors, fonts, radii }: ThemeTokens, name: string, logo?: Logo | null): Promise<Mark> {
  const [letter = ''] = name.trim();
  const outline = await outlineOf(fonts.display, letter, 600);
  const { primary, goldOnDeep: fill } = colors.light;
  return { icon: draw(38, Math.min(side / 2, radii.panel * 1.5)), maskable: draw(28, 0) };

  /** @param size width of the square that the letter fills. @param corner radius of the background. */
  function draw(size: number, corner: number): string {
    const ground = s('rect', { width: side, height: side, rx: corner, fill: primary });
    const drawing = s('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${side} ${side}` }, [
      ground,
      logo
        ? signIn(size, logo)
        : outline
          ? s('path', { transform: placeIn(size), fill, d: outline.path })
          : letterAsText(size),
    ]);
    return toHtml(drawing, { space: 'svg' });
  }

  function signIn(size: number, { viewBox, drawing }: Logo) {
    const place = { x: (side - size) / 2, y: (side - size) / 2, width: size, height: size };
    // Parsed within an `svg` element, because only there are self-closing tags recognised.
    const inner = fromHtml(`<svg>${drawing}</svg>`, { fragment: true });
    return s('svg', { ...place, viewBox, fill, color: fill }, inner.children);
  }

  function placeIn(size: number): string {
    const { left = 0, right = 1, bottom = 0, top = 1 } = outline ?? {};
    const scale = size / Math.max(right - left, top - bottom);
    const x = (side - scale * (left + right)) / 2;
    const y = (side + scale * (top + bottom)) / 2;
    return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})`;
  }

  function letterAsText(size: number) {
    const place = { x: side / 2, y: side / 2, dy: '.35em', textAnchor: 'middle' };
    return s('text', { ...place, fontFamily: fonts.display, fontSize: size * 1.3, fill }, letter);
  }
}

/** @param svg a square drawing. @param size in px. @returns the drawing as PNG. */
export const pngOf = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / side })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
