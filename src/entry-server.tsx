import { otherLanguages } from 'virtual:languages';
import { LRUCache } from 'lru-cache';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { BackendSource } from '#backend/backend.ts';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { company } from '#content/company.ts';
import type { ArticlePage } from '#domain/article.ts';
import { hour } from '#domain/durations.ts';
import { type PageHandle, pageHandleOf } from '#frame/pageHandle.ts';
import { basePath, paths, withoutEndSlash } from '#paths';
import { type SharedPage, SharedPageContext } from '#site/sharedPage.ts';
import { alternateTags, colorSchemeTagsOf } from './app/headTags.tsx';
import { loadingPageOf, loadingShellOf } from './app/loadingPage.tsx';
import {
  hydrationDataId,
  overlayAttribute,
  pageAddress,
  readsAttribute,
  renderedForAttribute,
} from './app/renderedPage.ts';
import { renderStyled } from './app/renderStyled.tsx';
import { resolveLazyRoutes, routerContext, type SiteFacts } from './app/router.ts';
import { siteRoutes } from './app/routes.tsx';
import { cardOf, type PageCard, shareTags } from './app/shareTags.tsx';
import { structuredData } from './app/structuredData.ts';
import { brandTokens, createProductTheme } from './app/theme.ts';

/** The parts of a rendered page, for the placeholders of `index.html`. */
export interface RenderedPage {
  status: number;
  /** Title, meta tags, critical CSS and further content of `<head>`. */
  head: string;
  /** The root element with the page's markup. */
  root: string;
  /** The loaders' data, as a JSON block. */
  data: string;
  /** The card shown when the page is shared; null if the page's picture is used instead. */
  card?: PageCard | null;
}

/** Calls the function that renders a page, possibly later. */
export type InTurn = (work: () => Promise<RenderedPage>) => Promise<RenderedPage>;

/** React 19 outputs hoistable tags (title, meta, link) before the markup. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const theme = createProductTheme();
const { query, dataRoutes } = createStaticHandler(siteRoutes, { basename: basePath || undefined });

/** Cache of not-found pages; limited to an hour because the footer shows the current year. */
const missingPages = new LRUCache<string, RenderedPage>({ max: 20, ttl: hour });

/** Tokens and company, from which the site's files and cards are generated. */
export const brand = { tokens: brandTokens, company };

/** The first tags of every page's `<head>`. */
export const colorSchemeTags: string = colorSchemeTagsOf(theme);

export { createHttpBackend as httpBackend } from '#backend/createHttpBackend.ts';
export { publicPaths, unlistedPaths } from '#content/publicPaths.ts';
export { siteUrlOf } from '#content/siteUrl.ts';
export { fillTemplate } from './app/fillTemplate.ts';
export { type PageCard, pageOfCard } from './app/shareTags.tsx';
export { recordPages, siteFile, siteFileNames } from './app/siteFiles.ts';

/** The demo's data, from which the static pages are rendered. */
export const sampleBackend: BackendSource = async () => createSampleBackend();

/** A page that is rendered in the browser only: a login page, or a URL without a prerendered page. */
export const emptyPage: Pick<RenderedPage, 'head' | 'root' | 'data'> = { ...loadingPageOf(theme), data: '' };

/** A page of the back office, which is rendered in the browser only. */
export const staffPage: typeof emptyPage = { ...loadingShellOf(theme), data: '' };

/**
 * Renders one public page.
 * @param request for an absolute URL without the language prefix, e.g.
 * `https://www.example.com/gallery?category=wedding`; a POST runs the page's action.
 * @param backend the source of the loaders' data.
 * @param site the site's origin, for canonical URLs, and whether it is live.
 * @param onError called with each error that the page shows instead of its content, except not-found errors.
 * @param inTurn calls the function that renders the page, after loaders and action have finished; by default at once.
 * @returns the page, or the response (a redirect) of a loader.
 */
export async function render(
  request: Request,
  backend: BackendSource,
  site: SiteFacts,
  onError: (error: unknown) => void = () => undefined,
  inTurn: InTurn = (work) => work(),
): Promise<RenderedPage | Response> {
  const context = await query(inLanguage(request), { requestContext: routerContext(backend, site) });
  if (context instanceof Response) return context;
  for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) onError(error);

  const toThisPage = () => toPage(context, new URL(request.url), backend, site);
  if (context.statusCode !== 404) return inTurn(toThisPage);
  // Cached, because a not-found page does not depend on the URL, and requests for missing pages are unlimited.
  const key = JSON.stringify([context.matches.at(-1)?.route.path, context.errors, site]);
  const page = missingPages.get(key) ?? (await inTurn(toThisPage));
  missingPages.set(key, page);
  return page;
}

/** Adds the language prefix, which the router expects. */
function inLanguage(request: Request): Request {
  const url = new URL(request.url);
  return basePath ? new Request(new URL(basePath + url.pathname + url.search, url), request) : request;
}

/** Renders the result of the loaders. */
async function toPage(
  context: StaticHandlerContext,
  url: URL,
  backend: BackendSource,
  site: SiteFacts,
): Promise<RenderedPage> {
  const sharedPages: SharedPage[] = [];
  const { markup, styles } = renderStyled(
    theme,
    backend,
    <SharedPageContext value={(page) => sharedPages.push(page)}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </SharedPageContext>,
  );
  const tags = hoisted.exec(markup)?.[0] ?? '';
  const body = markup.slice(tags.length);
  const { loaderData, actionData, errors } = context;
  const pathname = withoutEndSlash(url.pathname);
  const readQuery = await queryReader(pathname);
  const reads = Object.keys(readQuery?.(new URLSearchParams()) ?? {});
  // A not-found page matches no URL, so the browser renders it again.
  const address = context.statusCode === 404 ? '' : pageAddress(url, reads);
  const route = context.matches.at(-1)?.route;
  const described = errors || !route?.path ? null : { route: route.path, pathname, data: loaderData[route.id] };
  const { overlay = '' } = pageHandleOf(route);
  const siteUrl = site.siteUrl ?? company.siteUrl;
  const graph = described && structuredData(described, siteUrl);
  const [page] = sharedPages;
  // A draft gets no card, because it is only for the holders of its link.
  const card = page && site.cardVersion && !url.searchParams.has('preview') ? cardOf(page, site.cardVersion) : null;
  return {
    status: context.statusCode,
    head:
      tags +
      (page ? shareTags(page, card, siteUrl) + alternateTags(page.path, siteUrl, languagesOf(described)) : '') +
      (graph ? `<script type="application/ld+json">${escapeJson(graph)}</script>` : '') +
      styles,
    root: `<div id="root" ${renderedForAttribute}="${escapeAttribute(address)}" ${readsAttribute}="${reads.join(' ')}"${overlay && ` ${overlayAttribute}="${overlay}"`}>${body}</div>`,
    data: `<script type="application/json" id="${hydrationDataId}">${escapeJson({ loaderData, actionData, errors })}</script>`,
    card,
  };
}

/** @returns the other languages in which a page exists: all, except for a post. */
function languagesOf(page: { route: string; data: unknown } | null): typeof otherLanguages {
  const prefixes = page?.route === paths.post ? (page.data as ArticlePage).languages : undefined;
  return otherLanguages.filter(({ basePath }) => prefixes?.includes(basePath.slice(1)) ?? true);
}

/** A public page that a URL leads to. */
export interface FoundPage {
  /** The canonical URL among those that lead to the same page, e.g. `/blog?category=wedding`. */
  address: string;
  /** The page's parameters, without default values. */
  params: URLSearchParams;
}

/** @returns the page of a URL, or null if there is none. */
export async function findPage({ pathname, searchParams }: URL): Promise<FoundPage | null> {
  const readQuery = await queryReader(pathname);
  if (!readQuery) return null;
  const defaults = readQuery(new URLSearchParams());
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(readQuery(searchParams))) {
    if (value !== null && value !== defaults[name]) params.set(name, String(value));
  }
  return { address: pageAddress({ pathname, search: params.toString() }, [...params.keys()]), params };
}

type QueryReader = NonNullable<PageHandle['readQuery']>;

/** Cache, because matching the route table takes a third of a millisecond, which is much for a cached page. */
const queryReaders = new LRUCache<string, { read: QueryReader | null }>({ max: 1000 });

/** @returns the function by which the page at a path reads its query, or null if there is no page. */
async function queryReader(pathname: string): Promise<QueryReader | null> {
  const cachedReader = queryReaders.get(pathname);
  if (cachedReader) return cachedReader.read;
  await resolveLazyRoutes(siteRoutes, pathname);
  const route = matchRoutes(siteRoutes, pathname)?.at(-1)?.route;
  const reader = !route || route.path === '*' ? null : (pageHandleOf(route).readQuery ?? (() => ({})));
  queryReaders.set(pathname, { read: reader });
  return reader;
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** JSON that cannot close its own script element. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
