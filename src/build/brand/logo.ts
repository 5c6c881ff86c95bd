import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A brand's logo: a drawing in one colour, shown next to the name and in icons. */
export interface Logo {
  viewBox: string;
  /** Content of the drawing, as SVG; shapes without a colour inherit the text colour. */
  drawing: string;
}

/**
 * @param folder of a brand; null for the default brand.
 * @returns the logo in its `logo.svg`, or null if there is none.
 * @throws Error if the file is no SVG with a `viewBox`.
 */
export function readLogo(folder: string | null): Logo | null {
  const file = folder && path.join(folder, 'logo.svg');
  if (!file || !existsSync(file)) return null;
  const [, viewBox, drawing] =
    /<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!viewBox || !drawing) throw new Error(`${file} has to be an SVG with a viewBox.`);
  return { viewBox, drawing: drawing.replaceAll(/>\s+</g, '><').trim() };
}
