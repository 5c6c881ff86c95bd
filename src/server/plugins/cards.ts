import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { busySentences } from '#content/problems.ts';
import { isUploadFile } from '#domain/uploads.ts';
import { basePath } from '#paths';
import { Busy } from '../problems.ts';
import type { Card, Renderer } from '../renderer.ts';
import { hiddenRoute } from '../routes/schemas.ts';
import type { PictureStore } from '../store/pictureStore.ts';
import type { Page } from './renderPage.ts';
import { cachedForEver } from './statics.ts';

/** Maximum size of the cache of drawn cards, in bytes: about two hundred cards. */
const cacheSize = 16 * 1024 * 1024;

/** Maximum cards waiting to be drawn; further requests may retry after this many seconds. */
const maxWaiting = 20;
const retryAfter = 10;

/** The sources of cards and of their pictures. */
export interface CardSources {
  renderer: Renderer;
  /** The build folder, with the cards of pages that are the same on every site. */
  dist: string;
  pictures: PictureStore;
  /** @returns the page at a path, as visitors get it. */
  pageOf: (request: FastifyRequest, pathname: string) => Promise<Page | null>;
}

/**
 * Serves the cards of existing pages: prebuilt ones from the build folder, others drawn on the first request, one at a
 * time. Only cards that a page links to are drawn: the page determines title, picture and URL of its card.
 */
export function serveCards(app: FastifyInstance, { renderer, dist, pictures, pageOf }: CardSources): void {
  const inTurn = pLimit(1);
  const cards = new LRUCache<string, Buffer, Card>({
    maxSize: cacheSize,
    sizeCalculation: ({ length }) => length,
    // Concurrent requests for the same card share one drawing.
    fetchMethod: (_address, _stale, { context }) => make(context),
  });
  let hasFailed = false;

  async function make({ address, title, picture }: Card): Promise<Buffer> {
    const prebuilt = await readFile(path.join(dist, basePath, decodeURIComponent(address))).catch(() => null);
    if (prebuilt) return prebuilt;
    if (inTurn.pendingCount >= maxWaiting) throw new Busy(busySentences.cards, retryAfter);
    return inTurn(async () => renderer.drawCard(title, await photoOf(picture.src)));
  }

  /** Reads a card's picture; pictures on other sites are never fetched. @returns null if there is none. */
  async function photoOf(src: string): Promise<Buffer | null> {
    if (/^\/photos\/[\w-]+\.webp$/.test(src)) return readFile(path.join(dist, src)).catch(() => null);
    const file = src.replace('/uploads/', '');
    const upload = isUploadFile(file) ? await pictures.get(file) : null;
    return upload && (Buffer.isBuffer(upload.body) ? upload.body : buffer(upload.body));
  }

  app.get('/cards/*', { schema: hiddenRoute }, async (request: FastifyRequest, reply: FastifyReply) => {
    const { pathname } = new URL(`http://here${request.url}`);
    const page = renderer.pageOfCard(pathname);
    const card = page && (await pageOf(request, page))?.card;
    if (!card) return reply.callNotFound();
    // The URL belongs to the card of an earlier version of the page.
    if (card.address !== pathname)
      return reply.header('cache-control', 'no-cache').redirect(basePath + card.address, 302);
    try {
      const jpeg = await cards.fetch(card.address, { context: card });
      return reply.header('cache-control', cachedForEver).type('image/jpeg').send(jpeg);
    } catch (error) {
      if (error instanceof Busy) throw error;
      if (!hasFailed)
        request.log.warn(
          { err: error },
          'preview cards cannot be drawn; shared links show the pages’ pictures instead',
        );
      hasFailed = true;
      return reply.header('cache-control', 'no-store').redirect(card.picture.src, 302);
    }
  });
}
