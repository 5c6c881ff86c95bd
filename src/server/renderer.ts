import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { markLive } from '#backend/liveMark.ts';
import type { CardKit } from '#cards/cardKit.ts';
import { basePath } from '#paths';
import { runCard } from './pictures/runCard.ts';

type EntryServer = typeof import('../entry-server.tsx');
type BackendSource = Parameters<EntryServer['render']>[1];
type Backend = Awaited<ReturnType<BackendSource>>;
type RenderedPage = Exclude<Awaited<ReturnType<EntryServer['render']>>, Response>;

/** The card of a page. */
export type Card = import('../entry-server.tsx').PageCard;

/** The built application, as far as the server needs it. */
export interface Renderer extends Pick<EntryServer, 'findPage' | 'httpBackend' | 'pageOfCard' | 'siteFileNames'> {
  /** @returns the card of a page, as JPEG. @throws Error */
  drawCard(title: string, photo: Buffer | null): Promise<Buffer>;
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
  /** @returns the text of a file that search engines or feed readers read. @throws Unreachable */
  siteFile(name: EntryServer['siteFileNames'][number], backend: Backend): Promise<string>;
}

/** Loads what `npm run build` has made. @param root the project's folder. @param siteUrl the site's address in this language. @throws Error where nothing is built. */
export async function loadRenderer(root: string, siteUrl: string): Promise<Renderer> {
  const built = path.join(root, 'build/server', basePath);
  const entry = (await import(path.join(built, 'entry-server.js'))) as EntryServer;
  const template = await readFile(path.join(built, 'template.html'), 'utf8');
  const live = markLive(template);
  const kitFile = path.join(built, 'cards.json');
  const cardVersion = await versionOf(kitFile);
  const fill: Renderer['fill'] = (page) =>
    entry.fillTemplate(live, { ...page, colorScheme: entry.colorSchemeTags, siteUrl });
  // Script tags that load a file have no text, and need no hash.
  const scripts = [...`${template}${entry.colorSchemeTags}`.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].filter(
    ([, code]) => code,
  );
  return {
    render: (request, backend, onError) =>
      entry.render(request, backend, { siteUrl, isLive: true, cardVersion }, onError),
    findPage: entry.findPage,
    pageOfCard: entry.pageOfCard,
    drawCard: (title, photo) => runCard(kitFile, title, photo),
    httpBackend: entry.httpBackend,
    fill,
    siteFileNames: entry.siteFileNames,
    siteFile: (name, backend) => entry.siteFile(name, backend, siteUrl),
    emptyPage: fill(entry.emptyPage),
    scriptHashes: scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  };
}

/** @returns the version of all cards; null where the build could not draw any: pages are shared with their pictures then. */
async function versionOf(kitFile: string): Promise<string | null> {
  try {
    return (JSON.parse(await readFile(kitFile, 'utf8')) as CardKit | null)?.version ?? null;
  } catch (error) {
    console.warn(`Nothing to draw cards of shared pages with: ${(error as Error).message}`);
    return null;
  }
}
