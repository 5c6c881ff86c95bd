import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

/** @returns the path of a default module in a brand's or language's folder: `content/…`, `sample/…`, `tokens.ts`. */
function placeOf(file: string): string | undefined {
  const [module = ''] = path.relative(root, file).split('?');
  return module === 'theme/brandTokens.ts' ? 'tokens.ts' : /^src\/((content|sample)\/.+)$/.exec(module)?.[1];
}

/**
 * Replaces default modules with those of brands and languages: imports of `src/content`, `src/sample` and
 * `theme/brandTokens.ts` resolve to the first folder that contains the module. The same import within that folder
 * resolves to the next folder, and finally to the default module, which can thus be extended.
 * @param folders of a brand, of a language, or of both, in order of precedence.
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
