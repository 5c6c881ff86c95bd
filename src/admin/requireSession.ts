import { type DataStrategyResult, type LoaderFunctionArgs, redirect, replace } from 'react-router-dom';
import { adminPaths, signedOutPaths } from '#adminPaths';
import { backendOf } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import { isAdminPath, paths, stripBasePath } from '#paths';
import { forgetSessionData } from './sharedReads.ts';

/** Query parameter of the login page with the URL to open after signing in. */
const nextParam = 'next';

/**
 * Middleware of the back office: redirects to the login page, which then returns to the requested URL, if a loader
 * reports that there is no session. The layout's loader does for each page, the page's own while a list is searched;
 * asking for the session before them would take each page a further request.
 * @param load runs the page's loaders.
 * @throws a redirect to the login page
 */
export async function requireSession({ request, context }: LoaderFunctionArgs, load: () => Promise<unknown>) {
  const loaded = (await load()) as Record<string, DataStrategyResult>;
  if (!Object.values(loaded).some(({ result }) => result instanceof SignedOut)) return;
  forgetSessionData(await backendOf(context));
  throw toLogin(request);
}

function toLogin(request: Request): Response {
  const url = new URL(request.url);
  const pathname = stripBasePath(url.pathname);
  // An address that was entered or returned to is the current entry: if it stayed, Back would lead to the login again.
  const { location } = window;
  const isCurrent = location.pathname === url.pathname && location.search === url.search;
  return (isCurrent ? replace : redirect)(
    pathname === paths.admin
      ? adminPaths.login
      : `${adminPaths.login}?${nextParam}=${encodeURIComponent(pathname + url.search)}`,
  );
}

/** @returns the URL to open after signing in; always a page of the back office, whatever the query says. */
export function nextPath(params: URLSearchParams): string {
  const next = params.get(nextParam) ?? '';
  // Prevents open redirects: `//elsewhere` and absolute URLs resolve to another origin.
  const base = 'http://here';
  if (!URL.canParse(next, base)) return paths.admin;
  const { origin, pathname, search } = new URL(next, base);
  const inside = origin === base && isAdminPath(pathname);
  return inside && !signedOutPaths.includes(pathname) ? pathname + search : paths.admin;
}
