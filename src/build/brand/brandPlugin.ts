import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { type Brand, type BrandFiles, brandFiles } from './brandFiles.ts';
import { type Files, fontFaces } from './fontFaces.ts';
import { ampersandOf } from './outline.ts';
import { unreadFiles } from './unreadFiles.ts';

/** Media types of generated files, by file extension. */
const contentTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Virtual module with the wordmark's logo and ampersand; `src/frame/virtualModules.d.ts` declares its exports. */
const wordmarkModule = 'virtual:wordmark';

/** Vite's convention for ids of virtual modules. */
const resolvedWordmark = `\0${wordmarkModule}`;

/** @returns the folder with a brand's static files, which replace the default ones of the same name; null if none. */
function publicFolderOf(folder: string | null): string | null {
  const own = folder && path.join(folder, 'public');
  return own && existsSync(own) ? own : null;
}

/** @returns all files in a folder, by their path in it, with slashes. */
function filesIn(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => path.join(parentPath, name));
  const nameOf = (file: string) => path.relative(folder, file).replaceAll(path.sep, '/');
  return Object.fromEntries(files.map((file) => [nameOf(file), readFileSync(file)]));
}

/**
 * Creates a plugin that emits the files of a brand, adds their tags to `index.html`, and provides the virtual module of
 * the wordmark.
 * @param letters those of the site's language besides A to Z.
 * @param folder the brand's folder; null for the default brand.
 */
export function brandPlugin(brand: Brand, letters: string, folder: string | null = null): Plugin {
  const publicFolder = publicFolderOf(folder);
  const create = async (base: string) => {
    const { files, head } = await brandFiles(brand, { base, letters });
    return { files: { ...files, ...(publicFolder && filesIn(publicFolder)) }, head };
  };
  const { configureServer: serveFiles, ...files } = filesPlugin('brand', create, publicFolder);
  return {
    ...files,
    configureServer(server) {
      // A build has been told by `npm run brand check`.
      const { mistakes, notes } = folder ? unreadFiles(folder) : { mistakes: [], notes: [] };
      for (const sentence of [...mistakes, ...notes]) server.config.logger.warn(sentence);
      serveFiles(server);
    },
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
 * @param create is given the URL path of the site's files, e.g. `/de/`.
 * @param publicFolder a folder whose files the development server serves as they are.
 */
function filesPlugin(name: string, create: (base: string) => Promise<BrandFiles>, publicFolder: string | null = null) {
  let base = '/';
  let created: Promise<BrandFiles> | undefined;
  const createOnce = () => {
    created ??= create(base);
    return created;
  };
  return {
    name,
    configResolved(config) {
      base = config.base;
    },
    async generateBundle() {
      if (this.environment.config.consumer === 'server') return;
      for (const [fileName, source] of Object.entries((await createOnce()).files)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    transformIndexHtml: async () => (await createOnce()).head,
    configureServer: ({ middlewares }: ViteDevServer) => {
      if (publicFolder) middlewares.use(sirv(publicFolder, { dev: true }));
      middlewares.use(({ url = '/' }, response, next) => {
        // Not parsed as a relative URL: `//` would be one without a host, which is invalid.
        const [pathname = '/'] = url.split('?');
        const contentType = contentTypes[path.extname(pathname)];
        if (!contentType) return next();
        const fileName = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
        createOnce().then(({ files: { [fileName]: content } }) => {
          if (!content) return next();
          response.setHeader('content-type', contentType);
          response.end(content);
        }, next);
      });
    },
  } satisfies Plugin;
}
