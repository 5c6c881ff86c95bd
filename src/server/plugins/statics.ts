import { readdir } from 'node:fs/promises';
import path from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { basePath } from '#paths';
import { hidden } from '../routes/schemas.ts';

const day = 24 * 60 * 60 * 1000;
const year = 365 * day;

/** Proxies keep the compressed and the plain file apart. */
const variesByEncoding = (reply: { setHeader(name: string, value: string): unknown }) =>
  void reply.setHeader('vary', 'accept-encoding');

/**
 * Serves what was built. Files whose name changes with their content never expire.
 * @param madeHere the names of files that the demo has, and that are made by this server.
 */
export async function serveFiles(app: FastifyInstance, dist: string, madeHere: readonly string[]): Promise<void> {
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
  // The server of the first language has them for all.
  if (!basePath) {
    await folder(path.join(dist, 'photos'), '/photos/', false);
    await folder(path.join(dist, 'portraits'), '/portraits/', false);
  }

  // Favicon and its like; the demo's pages are not for this server.
  const files = (await readdir(own, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name) && !madeHere.includes(entry.name))
    .map(({ name }) => name);
  await app.register(async (scope) => {
    await scope.register(staticFiles, {
      root: own,
      serve: false,
      preCompressed: true,
      index: false,
      setHeaders: variesByEncoding,
    });
    for (const name of files) scope.get(`/${name}`, { schema: hidden }, (_request, reply) => reply.sendFile(name));
  });
}
