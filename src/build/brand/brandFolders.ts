import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** A folder for each brand beside the house's own. */
export const brandsFolder = path.join(root, 'brands');

/** Name of the brand whose tokens and words stand in `theme` and `src/content`. */
export const houseName = 'house';

/** The brand that the setting `BRAND` names; the house without it. */
export const chosenBrand: string = process.env.BRAND || houseName;

/** @returns the names of all brands, the house first. */
export function brandNames(): string[] {
  const folders = existsSync(brandsFolder) ? readdirSync(brandsFolder, { withFileTypes: true }) : [];
  return [houseName, ...folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
}

/**
 * @param name the setting `BRAND`; nothing is the house. @returns the folder of a brand, null for the house.
 * @throws Error where there is no brand of that name.
 */
export function brandFolder(name: string = houseName): string | null {
  if (name === houseName || name === '') return null;
  if (brandNames().includes(name)) return path.join(brandsFolder, name);
  throw new Error(
    `There is no brand "${name}": BRAND may be ${brandNames().join(', ')}. "npm run brand new ${name}" makes it.`,
  );
}
