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

/** Virtual module with the wordmark's logo and ampersand; `src/frame/wordmark.d.ts` declares its exports. */
const wordmarkModule = 'virtual:wordmark';

/** Vite's convention for ids of virtual modules. */
const resolvedWordmark = `\0${wordmarkModule}`;

/** @returns the files in a brand's `public` folder, which replace the default ones of the same name. */
function publicFiles(folder: string | null): Files {
  const own = folder && path.join(folder, 'public');
  if (!own || !existsSync(own)) return {};
  const entries = readdirSync(own, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name));
  return Object.fromEntries(files.map((file) => [path.relative(own, file), readFileSync(file)]));
}

/**
 * Creates a plugin that emits the files of a brand, adds their tags to `index.html`, and provides the virtual module of
 * the wordmark.
 * @param letters those of the site's language besides A to Z.
 * @param folder the brand's folder; null for the default brand.
 */
export function brandPlugin(brand: Brand, letters: string, folder: string | null = null): Plugin {
  const make = async (base: string) => {
    const { files, head } = await brandFiles(brand, { base, letters });
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

/** Creates a plugin for a brand's fonts only, to show several brands side by side. */
export const brandFonts = ({ tokens }: Brand): Plugin =>
  filesPlugin(`fonts-${tokens.fonts.display}`, async (base) => {
    const { css, files } = await fontFaces(tokens.fonts, tokens.headings.weight, { base, letters: '' });
    return { files, head: [{ tag: 'style', children: css, injectTo: 'head' }] };
  });

/**
 * Creates a plugin that emits files and adds tags to the page; the development server serves the same files.
 * @param makeAll is given the URL path of the site's files, e.g. `/de/`.
 */
function filesPlugin(name: string, makeAll: (base: string) => Promise<BrandFiles>): Plugin {
  let base = '/';
  let made: Promise<BrandFiles> | undefined;
  const make = () => {
    made ??= makeAll(base);
    return made;
  };
  return {
    name,
    configResolved(config) {
      base = config.base;
    },
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
        const fileName = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
        const content = contentType && (await make()).files[fileName];
        if (!content) return next();
        response.setHeader('content-type', contentType);
        response.end(content);
      });
    },
  };
}
