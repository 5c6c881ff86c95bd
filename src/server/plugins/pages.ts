import accepts from '@fastify/accepts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { signedOutPaths } from '#adminPaths';
import { minute } from '#domain/durations.ts';
import { textParams } from '#domain/listQuery.ts';
import { basePath, isAdminPath, paths, stripBasePath, withoutEndSlash } from '#paths';
import { injectedFetch } from '../injectedFetch.ts';
import { logProblem, problemOf, sendProblemPage } from '../problems.ts';
import type { Renderer } from '../renderer.ts';
import { formBodyLimit, hiddenRoute } from '../routes/schemas.ts';
import type { SearchLimits } from '../searchLimits.ts';
import { sharedSeconds } from '../sharedCache.ts';
import { type PageCache, pageCache } from './pageCache.ts';
import { compressBetter, compressPage, type Encoding, encodings, type Page, renderPage } from './renderPage.ts';

const megabyte = 1024 * 1024;

/** Cache of public pages; limited to an hour because the footer shows the current year. */
const pageCacheLimits = { bytes: 32 * megabyte, lifetime: 60 * minute };

/** Separate cache for searches and confirmations of enquiries, so that they do not evict the public pages. */
const searchCacheLimits = { bytes: 8 * megabyte, lifetime: minute };

/** Confirmations that are shown without limit, and for how long in ms: those of enquiries that were just accepted. */
const confirmationCacheLimits = { max: 1000, ttl: 10 * minute };

/** Maximum cached not-found pages; few, because their HTML does not depend on the URL. */
const maxMissingPages = 20;

/** Media type of pages. */
const htmlType = 'text/html; charset=utf-8';

type FoundPage = NonNullable<Awaited<ReturnType<Renderer['findPage']>>>;

/** The pages that are served. */
export interface PublicPages {
  /** Marks all cached pages as stale, after content that visitors see has changed. */
  markStale: () => void;
  /** @param address path and query string. @returns the page, as visitors get it; null if no route matches. */
  pageOf: (request: FastifyRequest, address: string) => Promise<Page | null>;
}

/**
 * Serves the public pages, rendered once and cached in compressed form, and the empty page in which the browser renders
 * the back office.
 * @param isShared whether a shared cache in front of this server may store public pages, too.
 * @param isRecordMissing whether a page of the back office shows a record that does not exist.
 */
export async function servePages(
  app: FastifyInstance,
  renderer: Renderer,
  searches: SearchLimits,
  isShared: boolean,
  isRecordMissing: (request: FastifyRequest, pathname: string) => Promise<boolean>,
): Promise<PublicPages> {
  await app.register(accepts);
  const pages = pageCache({ ...pageCacheLimits, improve: compressBetter });
  const searchPages = pageCache(searchCacheLimits);
  const missingPages = new LRUCache<string, Promise<Page>>({ max: maxMissingPages });
  const confirmations = new LRUCache<string, true>(confirmationCacheLimits);
  const signedOutPage = await compressPage({ status: 200, html: renderer.emptyPage });
  const staffPage = await compressPage({ status: 200, html: renderer.staffPage });
  const missingRecord = await compressPage({ status: 404, html: renderer.staffPage });

  const makePage = async (request: FastifyRequest, address: string): Promise<Page> => {
    const rendered = await renderPage(app, renderer, request, address);
    if (rendered.status !== 404) return compressPage(rendered);
    const page = missingPages.get(rendered.html) ?? compressPage(rendered);
    missingPages.set(rendered.html, page);
    return page;
  };
  const publicPageOf = async (request: FastifyRequest, { address, params }: FoundPage): Promise<Page> => {
    const make = () => makePage(request, address);
    // Limited are pages with addresses that anybody can make up, e.g. searches: their number is unlimited.
    const makeInTurn = () => searches.run(make);
    // A draft belongs to the holders of its link, and is shown as it is now.
    if (params.has('preview')) {
      await searches.count(request);
      return { ...(await makeInTurn()), isPersonal: true };
    }
    // The page after an enquiry belongs to one visitor.
    const isPersonal = params.has('reference');
    if (!isPersonal && !textParams.some((name) => params.has(name))) return pages.get(address, make);
    const isConfirmation = confirmations.has(address);
    if (!isConfirmation && !searchPages.fresh(address)) await searches.count(request);
    return { ...(await searchPages.get(address, isConfirmation ? make : makeInTurn)), isPersonal };
  };
  const pageOf: PublicPages['pageOf'] = async (request, requestedAddress) => {
    // Not resolved as a relative URL: a path that begins with two slashes would name another host.
    const url = new URL(`http://here${requestedAddress}`);
    const pathname = withoutEndSlash(url.pathname);
    if (signedOutPaths.includes(pathname)) return signedOutPage;
    if (isAdminPath(pathname)) return (await isRecordMissing(request, pathname)) ? missingRecord : staffPage;
    const foundPage = await renderer.findPage(url);
    return foundPage && publicPageOf(request, foundPage);
  };

  serveSiteFiles(app, renderer, pages, isShared);
  app.get('/*', { schema: hiddenRoute, errorHandler: sendErrorPage }, async (request, reply) => {
    const page = await pageOf(request, request.url);
    if (!page) return reply.redirect(basePath + paths.home, 302);
    const location = page.status === 200 && addressWithoutEndSlash(request.url);
    if (location) return reply.header('cache-control', 'no-cache').redirect(basePath + location, 301);
    return sendPage(request, reply, page, isShared);
  });
  serveContactForm(app, renderer, searches, (address) => confirmations.set(address, true));

  const markStale = () => {
    pages.markStale();
    searchPages.markStale();
  };
  return { markStale, pageOf };
}

/**
 * @param url path and query string of a request.
 * @returns the address of a public page whose path ends with a slash, without that: each page has one address. Otherwise
 * null, also if the path begins with two slashes, which would lead to another host.
 */
function addressWithoutEndSlash(url: string): string | null {
  // Most requests need not be parsed for this.
  if (!/.\/(?:\?|$)/.test(url)) return null;
  const { pathname, search } = new URL(`http://here${url}`);
  if (isAdminPath(pathname) || !/^\/[^/\\].*\/$/.test(pathname)) return null;
  return withoutEndSlash(pathname) + search;
}

/** Serves the files for search engines and feed readers, which are generated from the stored records. */
function serveSiteFiles(app: FastifyInstance, renderer: Renderer, pages: PageCache, isShared: boolean): void {
  for (const name of renderer.siteFileNames) {
    const type = name.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8';
    app.get(`/${name}`, { schema: hiddenRoute }, async (request, reply) => {
      const make = async () => {
        const backend = renderer.httpBackend({ fetch: injectedFetch(app, request) });
        return compressPage({ status: 200, html: await renderer.siteFile(name, backend) });
      };
      return sendPage(request, reply, await pages.get(`/${name}`, make), isShared, type);
    });
  }
}

/**
 * Receives the contact form of browsers without JavaScript.
 * @param onAccepted called with the address of the page that confirms an enquiry: path and query string.
 */
function serveContactForm(
  app: FastifyInstance,
  renderer: Renderer,
  searches: SearchLimits,
  onAccepted: (address: string) => void,
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBodyLimit },
      (_request, body, done) => done(null, body),
    );
    scope.post(paths.contact, { schema: hiddenRoute, errorHandler: sendErrorPage }, async (request, reply) => {
      const init = {
        method: 'POST',
        body: String(request.body),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      };
      // Only rendering a refused form again is limited, never an enquiry.
      const { status, html, location } = await renderPage(app, renderer, request, request.url, init, async (work) => {
        await searches.count(request);
        return searches.run(work);
      });
      if (location) {
        onAccepted(stripBasePath(location));
        return reply.redirect(location, 303);
      }
      return reply.code(status).header('cache-control', 'no-store').type(htmlType).send(html);
    });
  });
}

/** Answers a request for a page that failed, and logs the error. */
function sendErrorPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  logProblem(request, problem, error);
  return sendProblemPage(reply, problem);
}

/** Negotiated encodings by `Accept-Encoding` header; browsers send only a few different ones. */
const chosenEncodings = new LRUCache<string, Encoding>({ max: 100 });

function encodingFor(request: FastifyRequest): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const cachedEncoding = chosenEncodings.get(accepted);
  if (cachedEncoding) return cachedEncoding;
  const encoding = encodings.find((name) => request.encodings([name])) ?? 'identity';
  chosenEncodings.set(accepted, encoding);
  return encoding;
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
  isShared: boolean,
  type = htmlType,
): FastifyReply {
  if (page.location) {
    // A moved page keeps what a link says about its source, which pages do not read and their cache leaves out.
    const query = page.status === 301 ? new URL(`http://here${request.url}`).search : '';
    // Without the header, browsers store a permanent redirect for ever, and two of them may form a loop.
    return reply.header('cache-control', 'no-cache').redirect(page.location + query, page.status);
  }
  const encoding = encodingFor(request);
  const etag = page.etags[encoding];
  reply.header('cache-control', cacheControlOf(page, isShared)).header('vary', 'accept-encoding').header('etag', etag);
  if (page.status < 400 && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type(type).send(page.bodies[encoding]);
}

/** @returns the `Cache-Control` header of a page. Browsers may store public pages, but have to revalidate them. */
function cacheControlOf({ status, isPersonal }: Page, isShared: boolean): string {
  if (status >= 400) return 'no-store';
  if (isPersonal) return 'private, no-cache';
  return isShared ? `public, max-age=0, s-maxage=${sharedSeconds}` : 'no-cache';
}
