import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

/**
 * @param setting the setting `PREVIEW_PORT`.
 * @returns the port of `npm run preview`.
 * @throws Error if the setting is no port.
 */
export function previewPort(setting = process.env.PREVIEW_PORT): number {
  const port = Number(setting?.trim() || 4173);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PREVIEW_PORT must be a port from 0 to 65535, but is "${setting}".`);
}

/**
 * Makes `vite preview` behave like a typical static host: it serves brotli and gzip files if the browser accepts them,
 * marks hashed files as immutable, and responds to unknown paths with `404.html` and status 404.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const root = path.resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use(
        sirv(root, {
          // Reads the folder for each request, so that a new build is served without a restart.
          dev: true,
          brotli: true,
          gzip: true,
          etag: true,
          setHeaders(response, pathname) {
            const immutable = /^(\/\w+)?\/assets\//.test(pathname);
            response.setHeader('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
          },
        }),
      );
      server.middlewares.use(({ url = '/' }, response) => {
        // Prefers the `404.html` of the language in the URL.
        const first = /^\/(\w+)/.exec(url)?.[1] ?? '';
        const page = [first, ''].map((folder) => path.join(root, folder, '404.html')).find(existsSync);
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(page ? readFileSync(page) : 'Nothing is built yet: npm run build');
      });
    },
  };
}
