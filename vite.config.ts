import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import project from './package.json' with { type: 'json' };
import { markLive } from './src/backend/liveMark.ts';
import { appChunk, bootChunk, chunkFileNames, isReact, isStaffChunk } from './src/build/appChunk.ts';
import { brandFolder } from './src/build/brand/brandFolders.ts';
import { brandPlugin } from './src/build/brand/brandPlugin.ts';
import { readBrand } from './src/build/brand/readBrand.ts';
import { fetchAhead } from './src/build/fetchAhead.ts';
import { basePathOf, languagePlugin } from './src/build/language/languagePlugin.ts';
import { chosenLanguages, houseLanguage, ownFolders } from './src/build/language/languages.ts';
import { ownModules } from './src/build/ownModules.ts';
import { staticHost } from './src/build/staticHost.ts';
import { LongestFirst } from './tests/support/order.ts';

const root = import.meta.dirname;
const entry = path.join(root, 'src/entry-client.ts');
const start = path.join(root, 'src/app/startClient.tsx');
const productionRouter = path.join(root, 'node_modules/react-router/dist/production');
const liveServer = process.env.LIVE_SERVER;
const pages = readdirSync(path.join(root, 'src/site/pages')).map((file) => path.join(root, 'src/site/pages', file));
const home = path.join(root, 'src/site/pages/home.tsx');

/** What the server of the first language takes from each of the others. */
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

/** What brings a program for this machine or WebAssembly, or may; all else is bundled, for Node looks long for each of its hundreds of files. */
const nativePackages = Object.keys(project.dependencies).filter((name) =>
  /^(libsql|pg$|sharp|@node-rs|harfbuzzjs)/.test(name),
);

/** Says in the page that there is a server behind it, as the server's own pages do. */
const liveMark = (): Plugin => ({
  name: 'mark-live',
  transformIndexHtml: markLive,
});

/** The sentence of React Router's checks of how it is used: `invariant(condition, 'sentence')`. */
const routerSentence = /(\b(?:invariant|warning)\d*\([^`";]*?,\s*(?:\/\/[^\n]*\n\s*)*)(?:`[^`]*`|"[^"]*")(?=\s*\))/g;

/**
 * Lets the bundler drop what visitors do not need of React Router. The names that its components have for React's tools, and
 * calls that are not marked as pure, keep `Link`, `NavLink` and `Form` with all their prefetching: 3 KB. The sentences of its
 * checks are for developers, who see them while they develop: 1 KB.
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
 * Lets the bundler drop the script that sets the colour scheme before the first paint: only the server writes it, and MUI
 * keeps its text in reach of the browser, most of a kilobyte for every visitor.
 */
const dropSchemeScript = (): Plugin => ({
  name: 'drop-scheme-script',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/ },
    handler: (code) => ({
      code: code.replace('export function buildInitColorSchemeScript(options) {', "$& return '';"),
      map: null,
    }),
  },
});

/** Reading a property or a global runs nothing in the libraries used here. */
const pureReads = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const;

/** CommonJS that Emotion imports for its `withTheme`, which nothing here calls: 1 KB that every visitor would load. */
const unusedByEmotion = /\/node_modules\/(hoist-non-react-statics|react-is)\//;

/** Tests of what was built: they say nothing of a line that has just been changed. */
const ofTheBuild = ['builtLanguages', 'dataFolder', 'killedRestore', 'process', 'publicUrl'].map(
  (name) => `tests/server/${name}.test.ts`,
);

/** The folder of the brand that is built; null for the house. See `npm run brand`. */
const ownFolder = brandFolder(process.env.BRAND);
const brand = await readBrand(process.env.BRAND);

/** The language of this build; all but the first have it in their addresses. */
const language = process.env.BUILD_LANGUAGE || chosenLanguages()[0] || houseLanguage;
const folders = ownFolders(process.env.BRAND, language);
const basePath = basePathOf(language);
const isFirst = basePath === '';

/** Tests that pin the house's own words and looks, which no other brand has. */
const ofTheHouse = ownFolder ? ['tests/sample/**'] : [];

export default defineConfig(({ command, isSsrBuild }) => ({
  base: `${basePath}/`,
  plugins: [
    react(),
    folders.length > 0 ? ownModules(folders) : [],
    dropUnrendered(),
    dropSchemeScript(),
    brandPlugin(brand, ownFolder),
    languagePlugin(language),
    isSsrBuild ? [] : fetchAhead('app'),
    staticHost(),
    liveServer ? liveMark() : [],
  ],
  resolve: {
    // React Router leads browsers to its development build; the other one is half a kilobyte smaller.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${productionRouter}/index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${productionRouter}/dom-export.mjs` },
          ]
        : [],
  },
  build: {
    // Photographs are the same in every language.
    copyPublicDir: !isSsrBuild && isFirst,
    // What a page of the back office imports is not listed in the chunk that every visitor loads.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, imports) => (isStaffChunk(file) ? [] : imports),
    },
    minify: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? { input: isFirst ? serverEntries : entriesOfLanguage }
      : {
          treeshake: {
            ...pureReads,
            moduleSideEffects: [{ test: unusedByEmotion, sideEffects: false }],
          },
          output: {
            chunkFileNames,
            minify: { compress: { treeshake: pureReads }, mangle: { toplevel: true } },
            codeSplitting: {
              groups: [
                { name: bootChunk(entry), priority: 2 },
                { name: 'react', test: isReact, priority: 1 },
                { name: appChunk(start, home, pages) },
              ],
            },
          },
        },
  },
  // Workers are the back office's alone, and builds of their own.
  worker: {
    format: 'es',
    plugins: () => [ownModules(folders)],
    rolldownOptions: { output: { entryFileNames: 'assets/staff/[name]-[hash].js' } },
  },
  // `npm run dev:live`: the client of Vite, the data of the live server.
  server: liveServer
    ? { proxy: Object.fromEntries(['/api', '/uploads', `${basePath}/api`].map((way) => [way, liveServer])) }
    : {},
  preview: { port: Number(process.env.PREVIEW_PORT ?? 4173), strictPort: true },
  // The pages are rendered by the very code that browsers get. Tests leave all packages to Node.
  ssr: isSsrBuild ? { noExternal: true, external: nativePackages } : {},
  // The class names of Emotion differ between its two builds: the HTML has to come from the browser's.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  test: {
    // What needs no document is not made to wait for one.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/**/*.test.ts'],
          exclude: [...(process.env.SOURCES_ONLY ? ofTheBuild : []), ...ofTheHouse],
          setupFiles: ['tests/support/quiet.ts', 'tests/support/matchers.ts'],
          // They leave nothing behind, so what they load is loaded once.
          isolate: false,
          // One more than the smallest machine has cores: many wait for a server, a database or a picture.
          maxWorkers: Math.max(3, availableParallelism()),
          // One project after the other: what its first test has loaded serves all the others.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // What the screens import, and what MUI does, have to be the same files: Node chooses MUI's.
        resolve: { conditions: ['node', 'module-sync'] },
        test: {
          name: 'screens',
          include: ['tests/**/*.test.tsx'],
          exclude: ofTheHouse,
          environment: 'jsdom',
          // Screens leave much behind at once: with more room for it, a tenth of the time is not spent on clearing it away.
          // Threads, in which Stryker runs tests, do not take it.
          execArgv: process.env.IN_THREADS ? [] : ['--max-semi-space-size=64'],
          isolate: false,
          sequence: { groupOrder: 2 },
          setupFiles: ['tests/support/quiet.ts', 'tests/support/matchers.ts', 'tests/support/setup.ts'],
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'theme/**/*.ts'],
      // What no test could run: only types, or only words.
      exclude: ['src/**/types.ts'],
      reporter: ['json-summary', 'html'],
      reportOnFailure: true,
    },
    // All cores: nobody works beside a test run.
    maxWorkers: '100%',
    // Far above what any test needs: a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
