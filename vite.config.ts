import { readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import project from './package.json' with { type: 'json' };
import { markLive } from './src/backend/liveMark.ts';
import { appChunk, bootChunk, chunkFileNames, isReact, isStaffChunk, officeChunks } from './src/build/appChunk.ts';
import { brandFolder } from './src/build/brand/brandFolders.ts';
import { brandPlugin } from './src/build/brand/brandPlugin.ts';
import { readBrand } from './src/build/brand/readBrand.ts';
import { readOrExit } from './src/build/exitWithMessage.ts';
import { basePathOf, languagePlugin, readLetters } from './src/build/language/languagePlugin.ts';
import { buildLanguage, ownFolders } from './src/build/language/languages.ts';
import { ownModulesPlugin } from './src/build/ownModulesPlugin.ts';
import { prefetchPlugin } from './src/build/prefetchPlugin.ts';
import { previewPort, staticHost } from './src/build/staticHost.ts';
import { LongestFirst, testProjects } from './tests/support/projects.ts';

const root = import.meta.dirname;
const entry = path.join(root, 'src/entry-client.ts');
const start = path.join(root, 'src/app/startClient.tsx');
const productionRouter = path.join(root, 'node_modules/react-router/dist/production');
const liveServer = process.env.LIVE_SERVER;
const pages = readdirSync(path.join(root, 'src/site/pages')).map((file) => path.join(root, 'src/site/pages', file));
const officeParts = {
  routes: path.join(root, 'src/app/adminRoute.tsx'),
  layout: path.join(root, 'src/admin/AdminLayout.tsx'),
  list: path.join(root, 'src/admin/list/ListPage.tsx'),
  demo: path.join(root, 'src/backend/sampleStaff.ts'),
};
const home = path.join(root, 'src/site/pages/home.tsx');

/** Entries of each further language, loaded by the server of the default language. */
const entriesOfLanguage = {
  'entry-server': path.join(root, 'src/entry-server.tsx'),
  languageEntry: path.join(root, 'src/server/languageEntry.ts'),
};

const inServer = (file: string) => path.join(root, 'src/server', file);
const serverEntries = {
  'entry-server': path.join(root, 'src/entry-server.tsx'),
  server: inServer('index.ts'),
  user: inServer('commands/user.ts'),
  mail: inServer('commands/mail.ts'),
  backup: inServer('commands/backup.ts'),
  restore: inServer('commands/restore.ts'),
  encoder: inServer('pictures/encoderProgram.ts'),
  card: inServer('pictures/cardProgram.ts'),
};

/**
 * Packages that contain, or may contain, native binaries or WebAssembly. All others are bundled, as Node takes long to
 * resolve their hundreds of files.
 */
const nativePackages = Object.keys(project.dependencies).filter((name) =>
  /^(libsql|pg$|sharp|@node-rs|harfbuzzjs)/.test(name),
);

/** Marks the page as served by a live server, as the server's own pages are. */
const liveMark = (): Plugin => ({
  name: 'mark-live',
  transformIndexHtml: markLive,
});

/** Messages of React Router's assertions: `invariant(condition, 'message')`. */
const routerSentence = /(\b(?:invariant|warning)\d*\([^`";]*?,\s*(?:\/\/[^\n]*\n\s*)*)(?:`[^`]*`|"[^"]*")(?=\s*\))/g;

/**
 * Makes unused parts of React Router removable by tree shaking. Display names, and calls not marked as pure, would keep
 * `Link`, `NavLink` and `Form` with their prefetching: 3 KB. Messages of assertions are only useful during development:
 * 1 KB.
 */
const dropUnrendered = (): Plugin => ({
  name: 'drop-unrendered',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replace(routerSentence, '$1""'),
      map: null,
    }),
  },
});

/**
 * Removes from the client bundle what MUI keeps reachable: the script that sets the colour scheme before the first paint,
 * which only the server renders (almost 1 KB for every visitor), and a warning about media queries for print, of which
 * `useMediaQuery` gets none here.
 */
const dropUnusedByClient = (): Plugin => ({
  name: 'drop-unused-by-client',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/@mui\/system\/(InitColorSchemeScript|useMediaQuery)\/\w+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace('export function buildInitColorSchemeScript(options) {', "$& return '';")
        .replace("if (query.includes('print'))", 'if (false)'),
      map: null,
    }),
  },
});

/** Without the hint that plugins take much of the time, which appears on slow machines only. */
const checks = { pluginTimings: false } as const;

/** Property and global reads have no side effects in the libraries used here. */
const pureReads = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const;

/** CommonJS modules that Emotion imports for `withTheme`, which is not used here: 1 KB for every visitor. */
const unusedByEmotion = /\/node_modules\/(hoist-non-react-statics|react-is)\//;

/** Folder of the brand being built; null for the default brand. See `npm run brand`. */
const ownFolder = readOrExit(() => brandFolder(process.env.BRAND));
const brand = await readBrand(process.env.BRAND);

/** Language of this build; all but the default language have it as path prefix. */
const language = readOrExit(buildLanguage);
const folders = ownFolders(process.env.BRAND, language);
const basePath = basePathOf(language);
const letters = await readLetters(language);
const isFirst = basePath === '';

/** Tests of the default brand's texts and look, excluded for other brands. */
const ofTheHouse = ownFolder ? ['tests/sample/**'] : [];

export default defineConfig(({ command, isSsrBuild }) => ({
  base: `${basePath}/`,
  plugins: [
    react(),
    folders.length > 0 ? ownModulesPlugin(folders) : [],
    dropUnrendered(),
    dropUnusedByClient(),
    brandPlugin(brand, letters, ownFolder),
    languagePlugin(language),
    isSsrBuild ? [] : prefetchPlugin('app'),
    staticHost(),
    liveServer ? liveMark() : [],
  ],
  resolve: {
    // React Router's browser exports lead to its development build; the production build is 0.5 KB smaller.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${productionRouter}/index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${productionRouter}/dom-export.mjs` },
          ]
        : [],
  },
  build: {
    // Photographs are shared by all languages.
    copyPublicDir: !isSsrBuild && isFirst,
    // Dependencies of back-office chunks are left out of the preload lists that every visitor loads.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, imports, { hostId }) => (isStaffChunk(file) && !isStaffChunk(hostId) ? [] : imports),
    },
    minify: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: isFirst ? serverEntries : entriesOfLanguage, checks }
      : {
          checks,
          treeshake: {
            ...pureReads,
            moduleSideEffects: [{ test: unusedByEmotion, sideEffects: false }],
          },
          output: {
            chunkFileNames,
            minify: { compress: { treeshake: pureReads }, mangle: { toplevel: true } },
            codeSplitting: {
              groups: [
                { name: bootChunk(entry), debugName: 'boot', priority: 2 },
                { name: 'react', test: isReact, priority: 1 },
                { name: appChunk(start, home, pages), debugName: 'app' },
                { name: officeChunks(entry, officeParts), debugName: 'office', includeDependenciesRecursively: false },
              ],
            },
          },
        },
  },
  // Only the back office uses workers, which are built separately.
  worker: {
    format: 'es',
    plugins: () => [ownModulesPlugin(folders)],
    rolldownOptions: { checks, output: { entryFileNames: 'assets/staff/[name]-[hash].js' } },
  },
  // `npm run dev:live`: Vite's client with the data of the live server.
  server: liveServer
    ? { proxy: Object.fromEntries(['/api', '/uploads', `${basePath}/api`].map((way) => [way, liveServer])) }
    : {},
  preview: { port: previewPort(), strictPort: true },
  // Bundles packages, so that the server renders with the same code as browsers. Tests load packages through Node.
  ssr: isSsrBuild ? { noExternal: true, external: nativePackages } : {},
  // Emotion's development and production builds generate different class names; the HTML has to match the browser's.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  test: {
    projects: testProjects(ofTheHouse),
    sequence: { sequencer: LongestFirst },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'theme/**/*.ts'],
      // Files with types only cannot be covered.
      exclude: ['src/**/types.ts'],
      reporter: ['json-summary', 'html'],
      reportOnFailure: true,
    },
    // Uses all cores.
    maxWorkers: '100%',
    // Far above the duration of any test, so that a busy machine causes no failures.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A shared CI machine may stall for seconds; the report names each test that passed only when run again.
    retry: process.env.CI ? 1 : 0,
  },
}));
