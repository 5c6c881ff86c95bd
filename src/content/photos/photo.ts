import type { Picture } from '#domain/picture.ts';
import type { PhotoName } from '../types.ts';
import { photoAlts } from './alts.ts';
import manifest from './manifest.json' with { type: 'json' };
import { photoPositions } from './positions.ts';

/** @param own width of the original in px; variants are never wider. */
const variants = (name: string, own: number, widths: readonly number[], type: string) =>
  widths
    .filter((width) => width <= own)
    .map((width) => `/photos/${name}-${width}.${type} ${width}w`)
    .join(', ');

/**
 * @param name of a photograph in this folder. @returns the photograph with its alt text, position, size and variants.
 * @throws Error if the name is unknown (a typo in content or sample data).
 */
export function photo(name: string): Picture {
  const facts = manifest.photos[name as PhotoName];
  if (!facts) throw new Error(`There is no photograph named "${name}".`);
  return {
    ...facts,
    alt: photoAlts[name as PhotoName],
    position: photoPositions[name as PhotoName],
    src: `/photos/${name}-${manifest.webpWidths[0]}.webp`,
    avif: variants(name, facts.width, manifest.avifWidths, 'avif'),
    webp: variants(name, facts.width, manifest.webpWidths, 'webp'),
  };
}
