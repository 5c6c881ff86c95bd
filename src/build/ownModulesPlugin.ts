import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { words } from '#content/words.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Default modules of the theme, by their place in a brand's folder. */
const themeModules: Readonly<Record<string, string>> = {
  'tokens.ts': 'theme/brandTokens.ts',
  'overrides.ts': 'theme/brandOverrides.ts',
};

/** @returns the path of a default module in a brand's or language's folder: `content/…`, `sample/…`, `tokens.ts`. */
function placeOf(file: string): string | undefined {
  const [module = ''] = path.relative(root, file).split('?');
  const ofTheme = Object.keys(themeModules).find((place) => themeModules[place] === module);
  return ofTheme ?? /^src\/((content|sample)\/.+)$/.exec(module)?.[1];
}

/** @returns the default module at a place. */
const houseFile = (place: string) => path.join(root, themeModules[place] ?? `src/${place}`);

/**
 * @param file absolute path of a TypeScript module.
 * @param source its text.
 * @returns the names of its values; null if they include all those of another module (`export *`).
 */
export function exportsOf(file: string, source = readFileSync(file, 'utf8')): string[] | null {
  const { staticExports } = parseSync(file, source).module;
  const entries = staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType);
  if (entries.some(({ importName }) => importName.kind === 'AllButDefault')) return null;
  return entries.flatMap(({ exportName: { name } }) => name ?? []);
}

/** @returns the default file that one in a folder of a brand or language replaces; null if it replaces none. */
function replacedBy(file: string, folders: readonly string[]): string | null {
  const folder = folders.find((each) => file.startsWith(each + path.sep));
  const house = folder && houseFile(path.relative(folder, file));
  return house && existsSync(house) ? house : null;
}

/**
 * @param code of a module in a folder of a brand or language.
 * @param file its absolute path.
 * @param folders of brands and languages.
 * @returns the code with an export from the default module for each name that it lacks; null if it lacks none.
 */
export function addMissingExports(code: string, file: string, folders: readonly string[]): string | null {
  const house = replacedBy(file, folders);
  if (!house) return null;
  const own = exportsOf(file, code);
  const missing = own && exportsOf(house)?.filter((name) => !own.includes(name));
  return missing?.length ? `${code}\nexport { ${missing.join(', ')} } from ${JSON.stringify(house)};\n` : null;
}

/**
 * @param file absolute path of a JSON file.
 * @param folders of brands and languages.
 * @returns its text completed by that of the default file; null outside these folders.
 */
function completeJson(file: string, folders: readonly string[]): string | null {
  const house = replacedBy(file, folders);
  if (!house) return null;
  const [whole, own] = [house, file].map((each) => JSON.parse(readFileSync(each, 'utf8')));
  return JSON.stringify(words(whole, own));
}

/**
 * Creates a plugin that replaces default modules with those of brands and languages: imports of `src/content`,
 * `src/sample`, `theme/brandTokens.ts` and `theme/brandOverrides.ts` resolve to the first folder that contains the
 * module. The same import within that folder resolves to the next folder, and finally to the default module, which can
 * thus be extended. Exports that a folder's module lacks are those of the default module; so are the values that its
 * JSON file lacks.
 * @param folders of a brand, of a language, or of both, in order of precedence.
 */
export const ownModulesPlugin = (folders: readonly string[]): Plugin => ({
  name: 'own-modules',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(#content\/|#sample\/|#theme|\.{0,2}\/)/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const place = resolved && placeOf(resolved.id);
      if (!place) return resolved;
      const all = folders.map((folder) => path.join(folder, place)).filter((file) => existsSync(file));
      return all[importer ? all.indexOf(importer) + 1 : 0] ?? resolved;
    },
  },
  load: { filter: { id: /\.json$/ }, handler: (id) => completeJson(id, folders) },
  transform: {
    filter: { id: /\.tsx?$/ },
    // Sources that lack nothing keep their source map.
    handler: (code, id) => addMissingExports(code, id, folders),
  },
});
