import { readdirSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { appChunk, bootChunk, isReact, isStaffChunk } from './src/build/appChunk.ts';
import { staticHost } from './src/build/staticHost.ts';

const root = import.meta.dirname;
const entry = path.join(root, 'src/entry-client.ts');
const start = path.join(root, 'src/app/startClient.tsx');
const productionRouter = path.join(root, 'node_modules/react-router/dist/production');
const pages = readdirSync(path.join(root, 'src/site/pages')).map((file) => path.join(root, 'src/site/pages', file));
const home = path.join(root, 'src/site/pages/home.tsx');

/** Reading a property or a global runs nothing in the libraries used here. */
const pureReads = { propertyReadSideEffects: false, unknownGlobalSideEffects: false } as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), staticHost()],
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
    copyPublicDir: !isSsrBuild,
    // What a page of the back office imports is not listed in the chunk that every visitor loads.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, imports) => (isStaffChunk.test(file) ? [] : imports),
    },
    minify: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          treeshake: pureReads,
          output: {
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
  preview: { port: Number(process.env.PREVIEW_PORT ?? 4173), strictPort: true },
  ssr: { noExternal: true },
  // The class names of Emotion differ between its two builds: the HTML has to come from the browser's.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  test: {
    // What needs no document is not made to wait for one.
    projects: [
      {
        extends: true,
        test: { name: 'rules', include: ['tests/**/*.test.ts'], setupFiles: ['tests/support/quiet.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/setup.ts'],
        },
      },
    ],
    // All cores: nobody works beside a test run.
    maxWorkers: '100%',
    // Far above what any test needs: a busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // One copy of Emotion: left to Node, MUI would load a second one.
    server: { deps: { inline: [/@mui\//, /@emotion\//] } },
  },
}));
