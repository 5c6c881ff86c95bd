import { readdir } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { day } from '#domain/durations.ts';
import { basePath } from '#paths';
import { hiddenRoute } from '../routes/schemas.ts';

const year = 365 * day;

/** `Cache-Control` of files whose name changes with their content. */
export const cachedForEver = `public, max-age=${year / 1000}, immutable`;

/** Caches have to store the compressed and the uncompressed file separately. */
const variesByEncoding = (reply: { setHeader(name: string, value: string): unknown }) =>
  void reply.setHeader('vary', 'accept-encoding');

/**
 * Serves the files of the build. Files whose name changes with their content never expire.
 * @param generatedFiles names of files that the static demo contains, but that this server generates itself.
 */
export async function serveFiles(app: FastifyInstance, dist: string, generatedFiles: readonly string[]): Promise<void> {
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
  const own = path.join(dist, basePath);
  await folder(path.join(own, 'assets'), '/assets/', true);
  // Photos and portraits are shared by all languages; the server of the default language serves them.
  if (!basePath) {
    await folder(path.join(dist, 'photos'), '/photos/', false);
    await folder(path.join(dist, 'portraits'), '/portraits/', false);
  }

  // Top-level files such as the favicon; the demo's HTML pages are not served.
  const files = (await readdir(own, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name) && !generatedFiles.includes(entry.name))
    .map(({ name }) => name);
  await app.register(async (scope) => {
    await scope.register(staticFiles, {
      root: own,
      serve: false,
      preCompressed: true,
      index: false,
      setHeaders: variesByEncoding,
    });
    for (const name of files) scope.get(`/${name}`, { schema: hiddenRoute }, (_request, reply) => reply.sendFile(name));
  });
}
