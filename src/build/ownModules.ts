import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** @returns where a module of the house stands in a folder that may have its own: `content/…`, `sample/…`, `tokens.ts`. */
function placeOf(file: string): string | undefined {
  const [module = ''] = path.relative(root, file).split('?');
  return module === 'theme/brandTokens.ts' ? 'tokens.ts' : /^src\/((content|sample)\/.+)$/.exec(module)?.[1];
}

/**
 * The one door through which brands and languages come in: whoever imports a module of `src/content`, `src/sample` or
 * `theme/brandTokens.ts` gets that of the first folder that has one. The folder's own module gets by the same name what
 * comes after it, the house's in the end, so that it may keep what it does not change.
 * @param folders of a brand, of a language, of both; what comes first wins.
 */
export const ownModules = (folders: readonly string[]): Plugin => ({
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
});
