import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { BackendSource } from '#backend/backend.ts';
import { chooseBackend } from './app/chooseBackend.ts';
import { createEmotionCache } from './app/emotionCache.ts';
import { Providers } from './app/Providers.tsx';
import { hydrationDataId, pageAddress, renderedForAttribute } from './app/rendered.ts';
import { routerContext } from './app/routerContext.ts';
import { routes } from './app/routes.tsx';
import { createProductTheme } from './app/theme.ts';

/** A rendered page, in the pieces that `index.html` has places for. */
export interface RenderedPage {
  status: number;
  /** Title, meta, critical CSS and what else belongs into `<head>`. */
  head: string;
  /** The root element with the page's markup. */
  root: string;
  /** The loaders' data, as a JSON block. */
  data: string;
}

/** React 19 writes hoistable tags (title, meta, link) in front of the markup it returns. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const theme = createProductTheme();
const { query, dataRoutes } = createStaticHandler(routes);

export { colorSchemeTags } from './app/colorSchemeTags.tsx';

/** The demo's data, from which the static pages are rendered. */
export const sampleBackend: BackendSource = chooseBackend;

/** The root element of a page that only the browser renders. */
export const emptyRoot = '<div id="root"></div>';

/**
 * Renders one public page.
 * @param url absolute address, e.g. `https://www.example.com/gallery?category=wedding`.
 * @param backend where the loaders find their data.
 * @returns the page, or the response (a redirect) that a loader answered with.
 */
export async function render(url: string, backend: BackendSource): Promise<RenderedPage | Response> {
  const context = await query(new Request(url), { requestContext: routerContext(backend) });
  if (context instanceof Response) return context;

  const cache = createEmotionCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const markup = renderToString(
    <Providers theme={theme} emotionCache={cache} backend={backend}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </Providers>,
  );
  const tags = hoisted.exec(markup)?.[0] ?? '';
  const body = markup.slice(tags.length);
  const { loaderData, actionData, errors } = context;
  return {
    status: context.statusCode,
    // data-s says "already in place": Emotion would move the tags, and the browser parse all their rules again.
    head: tags + constructStyleTagsFromChunks(extractCriticalToChunks(body)).replaceAll('<style ', '<style data-s '),
    root: `<div id="root" ${renderedForAttribute}="${escapeAttribute(pageAddress(new URL(url)))}">${body}</div>`,
    data: `<script type="application/json" id="${hydrationDataId}">${escapeJson({ loaderData, actionData, errors })}</script>`,
  };
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** JSON that cannot close its own script element. */
const escapeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
