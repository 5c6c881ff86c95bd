import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { markLive } from '#backend/liveMark.ts';
import type { CardKit } from '#cards/cardKit.ts';
import { basePath } from '#paths';
import { messageOf } from './errorDetails.ts';
import { runCard } from './pictures/runCard.ts';

type EntryServer = typeof import('../entry-server.tsx');
type BackendSource = Parameters<EntryServer['render']>[1];
type Backend = Awaited<ReturnType<BackendSource>>;
type RenderedPage = Exclude<Awaited<ReturnType<EntryServer['render']>>, Response>;

/** The card of a page. */
export type Card = import('../entry-server.tsx').PageCard;

/** Calls the function that renders a page, possibly later. */
export type InTurn = import('../entry-server.tsx').InTurn;

/** The parts of the built application that the server needs. */
export interface Renderer extends Pick<EntryServer, 'findPage' | 'httpBackend' | 'pageOfCard' | 'siteFileNames'> {
  /** @returns a page's card as JPEG. @throws Error */
  drawCard(title: string, photo: Buffer | null): Promise<Buffer>;
  /** Renders a page with URLs of the site's origin. */
  render(
    request: Request,
    backend: BackendSource,
    onError: (error: unknown) => void,
    inTurn: InTurn,
  ): ReturnType<EntryServer['render']>;
  /** Inserts a rendered page into the HTML template; once for the same object, as a not-found page is for many URLs. */
  fill(page: Pick<RenderedPage, 'head' | 'root' | 'data'>): string;
  /** The document of login pages, which are rendered in the browser only. */
  emptyPage: string;
  /** The document of the back office's other pages, which are rendered in the browser only, too. */
  staffPage: string;
  /** CSP sources of the inline scripts in the document. */
  scriptHashes: string[];
  /** @returns the content of a file for search engines or feed readers. @throws Unreachable */
  siteFile(name: EntryServer['siteFileNames'][number], backend: Backend): Promise<string>;
}

/**
 * Loads the application built by `npm run build`.
 * @param root the project folder.
 * @param siteUrl the site's URL in this language.
 * @throws Error if there is no build.
 */
export async function loadRenderer(root: string, siteUrl: string): Promise<Renderer> {
  const builtFolder = path.join(root, 'build/server', basePath);
  const entry: EntryServer = await import(pathToFileURL(path.join(builtFolder, 'entry-server.js')).href);
  const template = await readFile(path.join(builtFolder, 'template.html'), 'utf8');
  const live = markLive(template);
  const kitFile = path.join(builtFolder, 'cards.json');
  const cardVersion = await versionOf(kitFile);
  const filledPages = new WeakMap<object, string>();
  const fill: Renderer['fill'] = (page) => {
    const html =
      filledPages.get(page) ?? entry.fillTemplate(live, { ...page, colorScheme: entry.colorSchemeTags, siteUrl });
    filledPages.set(page, html);
    return html;
  };
  // Script elements that load a file have no text, and need no hash.
  const scripts = [...`${template}${entry.colorSchemeTags}`.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].filter(
    ([, code]) => code,
  );
  return {
    render: (request, backend, onError, inTurn) =>
      entry.render(request, backend, { siteUrl, isLive: true, cardVersion }, onError, inTurn),
    findPage: entry.findPage,
    pageOfCard: entry.pageOfCard,
    drawCard: (title, photo) => runCard(kitFile, title, photo),
    httpBackend: entry.httpBackend,
    fill,
    siteFileNames: entry.siteFileNames,
    siteFile: (name, backend) => entry.siteFile(name, backend, siteUrl),
    emptyPage: fill(entry.emptyPage),
    staffPage: fill(entry.staffPage),
    scriptHashes: scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  };
}

/**
 * @returns the version of all cards; null if the build could not draw cards, so that pages are shared with their
 * pictures.
 */
async function versionOf(kitFile: string): Promise<string | null> {
  try {
    const kit: CardKit | null = JSON.parse(await readFile(kitFile, 'utf8'));
    return kit?.version ?? null;
  } catch (error) {
    console.warn(`Preview cards cannot be drawn: ${messageOf(error)}`);
    return null;
  }
}
