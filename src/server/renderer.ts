import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

type EntryServer = typeof import('../entry-server.tsx');
type RenderedPage = Exclude<Awaited<ReturnType<EntryServer['render']>>, Response>;

/** The built application, as far as the server needs it. */
export interface Renderer extends Pick<EntryServer, 'render' | 'findPage' | 'httpBackend'> {
  /** Puts a rendered page into the document. */
  fill(page: Pick<RenderedPage, 'head' | 'root' | 'data'>): string;
  /** The document that only the browser renders. */
  emptyPage: string;
  /** CSP sources of the scripts that stand in the document. */
  scriptHashes: string[];
}

/** Loads what `npm run build` has made. @param root the project's folder. @throws Error where nothing is built. */
export async function loadRenderer(root: string): Promise<Renderer> {
  const built = path.join(root, 'build/server');
  const entry = (await import(path.join(built, 'entry-server.js'))) as EntryServer;
  const template = await readFile(path.join(built, 'template.html'), 'utf8');
  const live = template.replace('<html ', `<html data-backend="live" `);
  const fill: Renderer['fill'] = (page) => entry.fillTemplate(live, { ...page, colorScheme: entry.colorSchemeTags });
  const scripts = [...entry.colorSchemeTags.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
  return {
    render: entry.render,
    findPage: entry.findPage,
    httpBackend: entry.httpBackend,
    fill,
    emptyPage: fill(entry.emptyPage),
    scriptHashes: scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  };
}
