import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { Providers } from '#app/Providers.tsx';
import { routerContext } from '#app/router.ts';
import { siteRoutes } from '#app/routes.tsx';
import { createProductTheme } from '#app/theme.ts';
import type { Backend } from '#backend/backend.ts';
import { testCache } from './styles.ts';

const theme = createProductTheme();

/**
 * Requests a page like a browser without JavaScript, and puts the response into the document.
 * @param fields of a submitted form; if omitted, the page is only read.
 * @param basename URL prefix of the page's language, with which the address begins.
 * @returns the status, and the target of a redirect.
 */
export async function requestPage(
  address: string,
  backend: Backend,
  fields?: Record<string, string>,
  basename?: string,
) {
  const { query, dataRoutes } = createStaticHandler(siteRoutes, { basename });
  const source = async () => backend;
  const request = new Request(`https://www.example.com${address}`, {
    method: fields ? 'POST' : 'GET',
    headers: fields && { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: fields && new URLSearchParams(fields).toString(),
  });
  const context = await query(request, { requestContext: routerContext(source, { isLive: true }) });
  if (context instanceof Response) return { status: context.status, location: context.headers.get('Location') };
  document.body.innerHTML = renderToString(
    <Providers theme={theme} emotionCache={testCache(false)} backend={source}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </Providers>,
  );
  return { status: context.statusCode, location: null };
}
