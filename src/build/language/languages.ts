import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brandFolder } from '../brand/brandFolders.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A folder for each language beside the house's own. */
export const languagesFolder = path.join(root, 'languages');

/** The language in which `src/content` is written. Names of languages are those of BCP 47. */
export const houseLanguage = 'en';

/** @returns the names of all languages, the house's first. */
export function languageNames(): string[] {
  const folders = existsSync(languagesFolder) ? readdirSync(languagesFolder, { withFileTypes: true }) : [];
  return [houseLanguage, ...folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
}

/** @returns whether a brand says what is its own in a language, too. */
const speaks = (brand: string | undefined, language: string) => {
  const folder = brandFolder(brand);
  return language === houseLanguage || !folder || existsSync(path.join(folder, 'languages', language));
};

/**
 * @param setting `LANGUAGES`: names with commas between them; without it all that the brand speaks.
 * @returns the languages that the site is built in. The first one has the addresses without a language in them.
 * @throws Error where there is no language of a name, or no such brand.
 */
export function chosenLanguages(setting = process.env.LANGUAGES, brand = process.env.BRAND): string[] {
  const all = languageNames();
  const names = setting?.split(',').map((name) => name.trim());
  const chosen = [...new Set(names?.filter(Boolean))];
  const unknown = chosen.find((name) => !all.includes(name));
  if (unknown) {
    throw new Error(
      `There is no language "${unknown}": LANGUAGES may be ${all.join(', ')}. "npm run language new ${unknown}" makes it.`,
    );
  }
  return chosen.length > 0 ? chosen : all.filter((name) => speaks(brand, name));
}

/**
 * @param brand the setting `BRAND`. @param language one of {@link languageNames}.
 * @returns the folders whose modules take the house's place, by rank: what a brand says in this language, what it says in
 * its own, for it is the one who speaks, and what the house says in this one. @throws Error where there is no such brand.
 */
export function ownFolders(brand: string | undefined, language: string = houseLanguage): string[] {
  const ofBrand = brandFolder(brand);
  const ofLanguage = language === houseLanguage ? null : path.join('languages', language);
  return [
    ...(ofBrand && ofLanguage ? [path.join(ofBrand, ofLanguage)] : []),
    ...(ofBrand ? [ofBrand] : []),
    ...(ofLanguage ? [path.join(root, ofLanguage)] : []),
  ];
}
