import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

/** Where the build says what it has made, under the project's folder. */
export const builtFile = 'build/server/built.json';

/** The brand and the languages that were built. */
export interface BuiltSite {
  brand: string;
  /** By name; each but the first stands before the paths of its pages. */
  languages: string[];
}

/** @param root the project's folder. @returns what was built; null where nothing was. */
export function builtSite(root: string): BuiltSite | null {
  const file = path.join(root, builtFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltSite) : null;
}

/**
 * @param root the project's folder. @param wanted the setting `BRAND`; nothing takes what was built.
 * @throws ConfigError where another brand was built: half of the pages would be of one, half of the other.
 */
export function checkBrand(root: string, wanted: string | undefined): void {
  const built = builtSite(root)?.brand;
  if (!wanted || !built || wanted === built) return;
  throw new ConfigError(
    `BRAND is "${wanted}", but what was built is "${built}": run "BRAND=${wanted} npm run build" first.`,
  );
}
