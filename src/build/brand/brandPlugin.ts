import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { type Brand, type BrandFiles, brandFiles } from './brandFiles.ts';
import { type Files, fontFaces } from './fontFaces.ts';
import { ampersandOf } from './outline.ts';

const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The module that draws the wordmark's sign and ampersand; `src/frame/wordmark.d.ts` says what it exports. */
const wordmarkModule = 'virtual:wordmark';

/** Vite's mark of modules that are no files. */
const resolvedWordmark = `\0${wordmarkModule}`;

/** @returns the files of a brand's own `public` folder, which take the place of the house's of the same name. */
function publicFiles(folder: string | null): Files {
  const own = folder && path.join(folder, 'public');
  if (!own || !existsSync(own)) return {};
  const entries = readdirSync(own, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name));
  return Object.fromEntries(files.map((file) => [path.relative(own, file), readFileSync(file)]));
}

/**
 * Puts the files of a brand beside the client's, and their tags into `index.html`; gives the wordmark its sign and ampersand.
 * @param folder of the brand, where it is not the house.
 */
export function brandPlugin(brand: Brand, folder: string | null = null): Plugin {
  const make = async () => {
    const { files, head } = await brandFiles(brand);
    return { files: { ...files, ...publicFiles(folder) }, head };
  };
  return {
    ...filesPlugin('brand', make),
    resolveId: (id) => (id === wordmarkModule ? resolvedWordmark : null),
    async load(id) {
      if (id !== resolvedWordmark) return null;
      const ampersand = brand.company.name.includes('&') ? await ampersandOf(brand.tokens.fonts.display) : null;
      return `export const ampersand = ${JSON.stringify(ampersand)}; export const logo = ${JSON.stringify(brand.logo ?? null)};`;
    },
  };
}

/** Brings a brand's fonts and nothing else of it: where several brands are shown side by side. */
export const brandFonts = ({ tokens }: Brand): Plugin =>
  filesPlugin(`fonts-${tokens.fonts.display}`, async () => {
    const { css, files } = await fontFaces(tokens.fonts, tokens.headings.weight);
    return { files, head: [{ tag: 'style', children: css, injectTo: 'head' }] };
  });

/** Puts files beside the client's and tags into its page. The development server answers with the same files. */
function filesPlugin(name: string, makeAll: () => Promise<BrandFiles>): Plugin {
  let made: Promise<BrandFiles> | undefined;
  const make = () => {
    made ??= makeAll();
    return made;
  };
  return {
    name,
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const [fileName, source] of Object.entries((await make()).files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    transformIndexHtml: async () => (await make()).head,
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = '/' }, response, next) => {
        const { pathname } = new URL(url, 'http://localhost');
        const contentType = contentTypes[path.extname(pathname)];
        const content = contentType && (await make()).files[pathname.slice(1)];
        if (!content) return next();
        response.setHeader('content-type', contentType);
        response.end(content);
      });
    },
  };
}
