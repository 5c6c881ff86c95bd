import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basePath, paths } from '#paths';
import { injectedFetch } from '../injectedFetch.ts';
import { isStorageUnavailable } from '../problems.ts';
import type { Card, InTurn, Renderer } from '../renderer.ts';

/**
 * Brotli quality of a page that a visitor waits for: it takes 2 ms. The best one makes pages a tenth smaller, so that
 * most fit into the first packets of a connection (14.6 KB), but takes 100 ms of another thread.
 */
const waitingQuality = 6;

const compressBrotli = (content: Buffer, quality: number) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Supported encodings, in order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;

/** One of {@link encodings}. */
export type Encoding = (typeof encodings)[number];

/** The result of rendering a URL: a page or a redirect. */
export interface Rendered {
  status: number;
  html: string;
  /** Target of a redirect. */
  location?: string;
  /** The picture shown when the page is shared. */
  card?: Card | null;
}

/** A page in all encodings. */
export interface Page {
  status: number;
  /** Target of a redirect. */
  location?: string;
  /** The picture shown when the page is shared. */
  card?: Card | null;
  /** Whether the page is meant for one visitor and must not be stored in shared caches. */
  isPersonal?: boolean;
  bodies: Record<Encoding, Buffer>;
  etags: Record<Encoding, string>;
}

/**
 * Renders a public page with data from the server's own API.
 * @param address path and query string.
 * @param init the request of a submitted form.
 * @param inTurn calls the function that renders the page, after its data were read or its form was handled; by default
 * at once.
 */
export async function renderPage(
  app: FastifyInstance,
  renderer: Renderer,
  visitor: FastifyRequest,
  address: string,
  init: RequestInit = {},
  inTurn: InTurn = (work) => work(),
): Promise<Rendered> {
  const backend = renderer.httpBackend({ fetch: injectedFetch(app, visitor) });
  let isStorageLost = false;
  const result = await renderer.render(
    new Request(`http://here${address}`, init),
    async () => backend,
    (error) => {
      isStorageLost ||= isStorageUnavailable(error);
      visitor.log.error({ err: error }, 'page failed');
    },
    inTurn,
  );
  if (result instanceof Response) {
    return { status: result.status, html: '', location: result.headers.get('location') ?? basePath + paths.home };
  }
  return { status: isStorageLost ? 503 : result.status, html: renderer.fill(result), card: result.card };
}

/** @returns the page, compressed in all supported encodings at once. */
export async function compressPage({ status, html, location, card }: Rendered): Promise<Page> {
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([compressBrotli(identity, waitingQuality), promisify(gzip)(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    status,
    location,
    card,
    bodies: { br, gzip: zipped, identity },
    // Weak, as the same page is sent with other bytes once it has been compressed better.
    etags: { br: `W/"${hash}-br"`, gzip: `"${hash}-gzip"`, identity: `"${hash}"` },
  };
}

/** Replaces the Brotli body of a page by the smallest one; takes 100 ms of another thread. */
export async function compressBetter({ bodies }: Page): Promise<void> {
  bodies.br = await compressBrotli(bodies.identity, constants.BROTLI_MAX_QUALITY);
}

/** @returns the size of a page in memory, in bytes. */
export const sizeOf = ({ bodies }: Page): number => encodings.reduce((sum, name) => sum + bodies[name].length, 0);
