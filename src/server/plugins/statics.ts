import { readdir } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Renderer } from '../renderer.ts';
import { hidden } from '../routes/schemas.ts';

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

/** What search engines read. */
const siteFiles = ['robots.txt', 'sitemap.xml'] as const;

/** Proxies keep the compressed and the plain file apart. */
const variesByEncoding = (reply: { setHeader(name: string, value: string): unknown }) =>
  void reply.setHeader('vary', 'accept-encoding');

/**
 * Serves what was built. Files whose name changes with their content never expire.
 * @param readSiteFiles what stands in the place of the demo's files, as it is when somebody asks.
 */
export async function serveFiles(
  app: FastifyInstance,
  dist: string,
  readSiteFiles: (request: FastifyRequest) => ReturnType<Renderer['siteFiles']>,
): Promise<void> {
  const folder = (root: string, prefix: string, immutable: boolean) =>
    app.register(staticFiles, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      preCompressed: true,
      setHeaders: variesByEncoding,
      ...(immutable ? { immutable: true, maxAge: year } : { maxAge: day }),
    });
  await folder(path.join(dist, 'assets'), '/assets/', true);
  await folder(path.join(dist, 'photos'), '/photos/', false);
  await folder(path.join(dist, 'portraits'), '/portraits/', false);

  for (const name of siteFiles) {
    app.get(`/${name}`, { schema: hidden }, async (request, reply) => {
      const { [name]: text } = await readSiteFiles(request);
      return reply
        .type(name.endsWith('.xml') ? 'application/xml' : 'text/plain; charset=utf-8')
        .header('cache-control', `public, max-age=${day / 1000}`)
        .send(text);
    });
  }

  // Favicon and its like; the demo's pages are not for this server.
  const files = (await readdir(dist, { withFileTypes: true }))
    .filter(
      (entry) =>
        entry.isFile() && !/\.(html|br|gz)$/.test(entry.name) && !siteFiles.some((name) => name === entry.name),
    )
    .map(({ name }) => name);
  await app.register(async (scope) => {
    await scope.register(staticFiles, {
      root: dist,
      serve: false,
      preCompressed: true,
      index: false,
      setHeaders: variesByEncoding,
    });
    for (const name of files) scope.get(`/${name}`, { schema: hidden }, (_request, reply) => reply.sendFile(name));
  });
}
