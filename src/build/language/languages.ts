import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languagesIn } from '#server/builtSite.ts';
import { brandFolder } from '../brand/brandFolders.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Folder with one subfolder per language, except the default one. */
export const languagesFolder = path.join(root, 'languages');

/** The default language, in which `src/content` is written. Languages are named by their BCP 47 tags. */
export const houseLanguage = 'en';

/** @returns the names of all languages, the default one first. */
export function languageNames(): string[] {
  const folders = existsSync(languagesFolder) ? readdirSync(languagesFolder, { withFileTypes: true }) : [];
  return [houseLanguage, ...folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
}

/** @returns whether a brand's own texts are available in a language. */
export const speaks = (brand: string | undefined, language: string): boolean => {
  const folder = brandFolder(brand);
  return language === houseLanguage || !folder || existsSync(path.join(folder, 'languages', language));
};

/**
 * @param setting the setting `LANGUAGES`, comma-separated; without it, all languages that the brand supports.
 * @returns the languages of the site. The URLs of the first one have no language prefix.
 * @throws Error if there is no such language or brand.
 */
export function chosenLanguages(setting = process.env.LANGUAGES, brand = process.env.BRAND): string[] {
  const languages = languagesIn(setting);
  assertLanguages(languages);
  return languages.length > 0 ? languages : languageNames().filter((name) => speaks(brand, name));
}

/** @throws Error if one of the names is not one of {@link languageNames}. */
export function assertLanguages(names: readonly string[], setting = 'LANGUAGES'): void {
  const all = languageNames();
  const unknown = names.find((name) => !all.includes(name));
  if (unknown === undefined) return;
  throw new Error(
    `Unknown language "${unknown}": ${setting} may be ${all.join(', ')}. "npm run language new ${unknown}" creates it.`,
  );
}

/**
 * @param setting the setting `BUILD_LANGUAGE`; without it, the first language of the site.
 * @returns the language of one Vite build.
 * @throws Error if there is no such language or brand.
 */
export function buildLanguage(setting = process.env.BUILD_LANGUAGE): string {
  if (!setting) return chosenLanguages()[0] ?? houseLanguage;
  assertLanguages([setting], 'BUILD_LANGUAGE');
  return setting;
}

/**
 * @param brand the setting `BRAND`.
 * @param language one of {@link languageNames}.
 * @returns the folders with overriding modules, in order of precedence: of the brand in this language, of the brand in
 * its default language, and of the language.
 * @throws Error if there is no such brand.
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
