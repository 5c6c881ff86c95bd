import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

/** Path of the build's description, relative to the project folder. */
export const builtFile = 'build/server/built.json';

/** The brand and the languages of a build. */
export interface BuiltSite {
  brand: string;
  /** By name; the default language first. The names of all others are URL prefixes. */
  languages: string[];
  /** When the build began, in ms since 1970; missing in descriptions by earlier versions. */
  startedAt?: number;
}

/** @param root the project folder. @returns the description of the build; null if there is none. */
export function builtSite(root: string): BuiltSite | null {
  const file = path.join(root, builtFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/**
 * Checks that the configured brand is the built one, because pages would otherwise mix two brands.
 * @param root the project folder.
 * @param brandSetting the setting `BRAND`; if missing, any brand is accepted.
 * @throws ConfigError
 */
export function checkBrand(root: string, brandSetting: string | undefined): void {
  const builtBrand = builtSite(root)?.brand;
  if (!brandSetting || !builtBrand || brandSetting === builtBrand) return;
  throw new ConfigError(
    `BRAND is "${brandSetting}", but what was built is "${builtBrand}": run "BRAND=${brandSetting} npm run build" first.`,
  );
}

/** @param setting the setting `LANGUAGES`, separated by commas. @returns its languages, each once. */
export const languagesIn = (setting = ''): string[] => [
  ...new Set(
    setting
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

/**
 * Checks that the configured languages are the built ones, because the build alone decides which ones a server answers in.
 * @param root the project folder.
 * @param languagesSetting the setting `LANGUAGES`; if missing, any languages are accepted.
 * @throws ConfigError
 */
export function checkLanguages(root: string, languagesSetting: string | undefined): void {
  const builtLanguages = builtSite(root)?.languages.join();
  const languages = languagesIn(languagesSetting).join();
  if (!languages || !builtLanguages || languages === builtLanguages) return;
  throw new ConfigError(
    `LANGUAGES is "${languages}", but what was built is "${builtLanguages}": run "LANGUAGES=${languages} npm run build" first.`,
  );
}
