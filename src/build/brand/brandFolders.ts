import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Folder with one subfolder per brand, except the default one. */
export const brandsFolder = path.join(root, 'brands');

/** Name of the default brand, whose tokens and texts are in `theme` and `src/content`. */
export const houseName = 'house';

/** The brand of the setting `BRAND`, or the default one. */
export const chosenBrand: string = process.env.BRAND || houseName;

/** @returns the names of all brands, the default one first. */
export function brandNames(): string[] {
  const folders = existsSync(brandsFolder) ? readdirSync(brandsFolder, { withFileTypes: true }) : [];
  return [houseName, ...folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
}

/**
 * @param name the setting `BRAND`; empty for the default brand.
 * @returns the folder of a brand; null for the default brand.
 * @throws Error if there is no such brand.
 */
export function brandFolder(name: string = houseName): string | null {
  if (name === houseName || name === '') return null;
  if (brandNames().includes(name)) return path.join(brandsFolder, name);
  throw new Error(
    `Unknown brand "${name}": BRAND may be ${brandNames().join(', ')}. "npm run brand new ${name}" creates it.`,
  );
}
