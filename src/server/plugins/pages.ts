import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#paths';
import { injectedFetch } from '../injectedFetch.ts';
import { isStorageLost } from '../problems.ts';
import type { Renderer } from '../renderer.ts';
import { hidden } from '../routes/schemas.ts';

/** Pages that are kept at most. */
const keptPages = 500;

/** Parameters that make an address one visitor's. */
const oneOff = ['q', 'reference'];

/** How long a page is kept at most, in ms: the year in the footer is to follow the calendar. */
const keptFor = 60 * 60 * 1000;

/** Quality of brotli: 11 takes a second for a page, this takes a hundredth. */
const brotliQuality = 6;

type Encoding = 'br' | 'gzip' | 'identity';

/** A page as it is sent. */
interface KeptPage {
  status: number;
  /** Where the address leads instead. */
  location?: string;
  bodies: Record<Encoding, Buffer>;
  etag: string;
  until: number;
}

/**
 * Renders the public pages from the server's own API, once, and keeps them compressed.
 * @returns forgets them all: called when something has changed that visitors see.
 */
export function servePages(app: FastifyInstance, renderer: Renderer): () => void {
  const kept = new Map<string, Promise<KeptPage>>();

  const pageOf = (request: FastifyRequest): Promise<KeptPage> => {
    // Not as a relative address: one that begins with two slashes would name another host.
    const url = new URL(`http://here${request.url}`);
    const staff = url.pathname === paths.admin || url.pathname.startsWith(`${paths.admin}/`);
    const key = staff ? paths.admin : renderer.pageAddress(url);
    const known = kept.get(key);
    if (known) return known;
    const page = staff
      ? toPage({ status: 200, html: renderer.emptyPage })
      : render(app, renderer, request, `http://here${key}`, {}).then(toPage);
    // A search and a visitor's thanks are nobody else's: they must not drive out what everybody asks for.
    if (oneOff.some((name) => url.searchParams.has(name))) return page;
    kept.set(key, page);
    if (kept.size > keptPages) kept.delete(kept.keys().next().value as string);
    const drop = () => void (kept.get(key) === page && kept.delete(key));
    // What failed is tried again by the next visitor.
    page.then((made) => made.status >= 500 && drop(), drop);
    return page;
  };

  app.get('/*', { schema: hidden }, async (request, reply) => {
    let page = await pageOf(request);
    if (page.until < Date.now()) {
      kept.clear();
      page = await pageOf(request);
    }
    return sendPage(request, reply, page);
  });

  // The form of a visitor without JavaScript.
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_request, body, done) => done(null, body),
    );
    scope.post(paths.contact, { schema: hidden }, async (request, reply) => {
      const made = await render(app, renderer, request, `http://here${request.url}`, {
        method: 'POST',
        body: String(request.body),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      if (made.location) return reply.redirect(made.location, 303);
      return reply
        .code(made.status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(made.html);
    });
  });

  return () => kept.clear();
}

interface Made {
  status: number;
  html: string;
  location?: string;
}

async function render(
  app: FastifyInstance,
  renderer: Renderer,
  request: FastifyRequest,
  url: string,
  init: RequestInit,
): Promise<Made> {
  const backend = renderer.httpBackend({ fetch: injectedFetch(app, request) });
  let lost = false;
  const answer = await renderer.render(
    new Request(url, init),
    async () => backend,
    (error) => {
      lost ||= isStorageLost(error) || (error as Error).name === 'Unreachable';
      request.log.error({ err: error }, 'page failed');
    },
  );
  if (answer instanceof Response) {
    return { status: answer.status, html: '', location: answer.headers.get('location') ?? paths.home };
  }
  return { status: lost ? 503 : answer.status, html: renderer.fill(answer) };
}

async function toPage({ status, html, location }: Made): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(identity),
  ]);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return { status, location, bodies: { br, gzip: zipped, identity }, etag, until: Date.now() + keptFor };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  if (page.location) return reply.redirect(page.location, 302);
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding: Encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
  const etag = `"${page.etag}-${encoding}"`;
  // Kept by the browser, shown after it has asked whether it still holds.
  reply
    .header('cache-control', page.status < 400 ? 'no-cache' : 'no-store')
    .header('vary', 'accept-encoding')
    .header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
}
