import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config.ts';

/** Where the build says for which brand it was made, under the project's folder. */
export const brandFile = 'build/server/brand.json';

/** @param root the project's folder. @returns the brand that was built; null where nothing was. */
export function builtBrand(root: string): string | null {
  const file = path.join(root, brandFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).name : null;
}

/**
 * @param root the project's folder. @param wanted the setting `BRAND`; nothing takes what was built.
 * @throws ConfigError where another brand was built: half of the pages would be of one, half of the other.
 */
export function checkBrand(root: string, wanted: string | undefined): void {
  const built = builtBrand(root);
  if (!wanted || !built || wanted === built) return;
  throw new ConfigError(
    `BRAND is "${wanted}", but what was built is "${built}": run "BRAND=${wanted} npm run build" first.`,
  );
}
