import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { markLive } from '#backend/liveMark.ts';

/** Texts by file name. */
type SiteFiles = Awaited<ReturnType<EntryServer['siteFiles']>>;
type EntryServer = typeof import('../entry-server.tsx');
type BackendSource = Parameters<EntryServer['render']>[1];
type RenderedPage = Exclude<Awaited<ReturnType<EntryServer['render']>>, Response>;

/** The built application, as far as the server needs it. */
export interface Renderer extends Pick<EntryServer, 'findPage' | 'httpBackend'> {
  /** Renders a page for the site's own address. */
  render(
    request: Request,
    backend: BackendSource,
    onError?: (error: unknown) => void,
  ): ReturnType<EntryServer['render']>;
  /** Puts a rendered page into the document. */
  fill(page: Pick<RenderedPage, 'head' | 'root' | 'data'>): string;
  /** The document that only the browser renders. */
  emptyPage: string;
  /** CSP sources of the scripts that stand in the document. */
  scriptHashes: string[];
  /** @param backend what holds the records that have pages. @returns what search engines read, by file name. */
  siteFiles(backend: BackendSource): Promise<SiteFiles>;
}

/** Loads what `npm run build` has made. @param root the project's folder. @param siteUrl the site's origin. @throws Error where nothing is built. */
export async function loadRenderer(root: string, siteUrl: string): Promise<Renderer> {
  const built = path.join(root, 'build/server');
  const entry = (await import(path.join(built, 'entry-server.js'))) as EntryServer;
  const template = await readFile(path.join(built, 'template.html'), 'utf8');
  const live = markLive(template);
  const fill: Renderer['fill'] = (page) =>
    entry.fillTemplate(live, { ...page, colorScheme: entry.colorSchemeTags, siteUrl });
  const scripts = [...entry.colorSchemeTags.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
  return {
    render: (request, backend, onError) => entry.render(request, backend, siteUrl, onError),
    findPage: entry.findPage,
    httpBackend: entry.httpBackend,
    fill,
    siteFiles: async (backend) => entry.siteFiles(siteUrl, await entry.recordPaths(backend)),
    emptyPage: fill(entry.emptyPage),
    scriptHashes: scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  };
}
