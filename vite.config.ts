import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { staticHost } from './src/build/staticHost.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), staticHost()],
  build: {
    copyPublicDir: !isSsrBuild,
    // Every byte of a lazily loaded chunk is asked for by the chunk's importer; no manual vendor chunk.
    modulePreload: { polyfill: false },
  },
  preview: { port: Number(process.env.PREVIEW_PORT ?? 4173), strictPort: true },
  ssr: { noExternal: true },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
    css: false,
  },
}));
