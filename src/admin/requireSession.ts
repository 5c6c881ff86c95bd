import { type DataStrategyResult, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { backendOf } from '#backend/context.ts';
import { SignedOut, Unreachable } from '#backend/errors.ts';
import { isAdminPath, paths, stripBasePath } from '#paths';
import { readSession } from './sharedReads.ts';

/** Query parameter of the login page with the URL to open after signing in. */
export const nextParam = 'next';

/** The page opened last, by backend. Further loads of that page report themselves whether the session has ended. */
const openPage = new WeakMap<Backend, string>();

/**
 * Middleware of the back office: redirects visitors without a session to the login page, which then returns to the
 * requested URL.
 * @param load runs the page's loaders, during which the session may end as well.
 * @throws a redirect to the login page
 */
export async function requireSession({ request, context }: LoaderFunctionArgs, load: () => Promise<unknown>) {
  const backend = await backendOf(context);
  const pathname = stripBasePath(new URL(request.url).pathname);
  // Skipped while the path stays the same, as a list would otherwise check the session with each typed character.
  if (openPage.get(backend) !== pathname && !(await mayBeSignedIn(context))) throw toLogin(request);
  const loaded = (await load()) as Record<string, DataStrategyResult>;
  if (Object.values(loaded).some(({ result }) => result instanceof SignedOut)) throw toLogin(request);
  openPage.set(backend, pathname);
}

/** @returns whether there is a session, or the server cannot be reached, which the page's loader reports. */
const mayBeSignedIn = (context: LoaderFunctionArgs['context']): Promise<boolean> =>
  readSession(context).then(Boolean, (error: unknown) => {
    if (error instanceof Unreachable) return true;
    throw error;
  });

/** Forces a session check on the next navigation. */
export const closePage = (backend: Backend) => openPage.delete(backend);

function toLogin(request: Request): Response {
  const url = new URL(request.url);
  const pathname = stripBasePath(url.pathname);
  return redirect(
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
  const isDoor = [adminPaths.login, adminPaths.forgotPassword, adminPaths.resetPassword].some(
    (door) => door === pathname,
  );
  return inside && !isDoor ? pathname + search : paths.admin;
}
