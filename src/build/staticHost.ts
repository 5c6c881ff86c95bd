import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

/**
 * Makes `vite preview` behave like a good static host: brotli and gzip files are served where the browser
 * takes them, hashed files are immutable, and unknown addresses get `404.html` with status 404.
 */
export function staticHost(): Plugin {
  return {
    name: 'static-host',
    configurePreviewServer(server) {
      const root = path.resolve(server.config.root, server.config.build.outDir);
      server.middlewares.use(
        sirv(root, {
          // Looks at the folder for every answer: a build under a running host is served whole.
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
        // The `404.html` of the address's language, where it has one.
        const first = /^\/(\w+)/.exec(url)?.[1] ?? '';
        const page = [first, ''].map((folder) => path.join(root, folder, '404.html')).find(existsSync);
        response.statusCode = 404;
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(page ? readFileSync(page) : 'Nothing is built yet: npm run build');
      });
    },
  };
}
