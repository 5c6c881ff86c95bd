import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A brand's sign: a drawing in one colour, which stands before its name and in its icons. */
export interface Logo {
  viewBox: string;
  /** Content of the drawing, as SVG; shapes without a colour take that of the text around. */
  drawing: string;
}

/**
 * @param folder of a brand; null is the house. @returns the sign in its `logo.svg`, or null where there is none.
 * @throws Error where it is no SVG with a `viewBox`.
 */
export function readLogo(folder: string | null): Logo | null {
  const file = folder && path.join(folder, 'logo.svg');
  if (!file || !existsSync(file)) return null;
  const [, viewBox, drawing] =
    /<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!viewBox || !drawing) throw new Error(`${file} has to be an SVG with a viewBox.`);
  return { viewBox, drawing: drawing.replaceAll(/>\s+</g, '><').trim() };
}
