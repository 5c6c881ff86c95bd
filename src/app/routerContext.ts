import { RouterContextProvider } from 'react-router-dom';
import type { BackendSource } from '#backend/backend.ts';
import { backendRouterContext } from '#backend/context.ts';
import { siteUrlContext } from '#site/siteLoader.ts';

/** @param siteUrl the site's origin; the company's where it is not known. @returns a loader context in which `backendOf` finds the given backend. */
export function routerContext(backend: BackendSource, siteUrl?: string): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(backendRouterContext, backend);
  if (siteUrl) context.set(siteUrlContext, siteUrl);
  return context;
}
