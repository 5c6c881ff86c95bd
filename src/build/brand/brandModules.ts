import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

/** A folder for each brand beside the house's own. */
export const brandsFolder = path.join(root, 'brands');

/** What the brand is called whose clothes and words stand in `theme` and `src/content`. */
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

/**
 * @param folder of a brand. @param file a module of the house.
 * @returns what the brand has in its place: `content/…` of what is in `src/content`, `tokens.ts` of `theme/brandTokens.ts`.
 */
function ownModule(folder: string, file: string): string | null {
  const [module = ''] = path.relative(root, file).split('?');
  const own = module === 'theme/brandTokens.ts' ? 'tokens.ts' : /^src\/(content\/.+)$/.exec(module)?.[1];
  return own && existsSync(path.join(folder, own)) ? path.join(folder, own) : null;
}

/**
 * The one door through which a brand comes in: whoever imports a module of the house's that the brand has, too, gets the
 * brand's. Only the brand's module itself gets the house's by that name, so that it may keep what it does not change.
 */
export function brandModules(folder: string): Plugin {
  return {
    name: 'brand-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(#content\/|#theme|\.{0,2}\/)/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        const own = resolved && ownModule(folder, resolved.id);
        return own && own !== importer ? own : resolved;
      },
    },
  };
}
