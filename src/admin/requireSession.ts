import { type DataStrategyResult, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import type { Backend } from '#backend/backend.ts';
import { backendOf } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import { isAdminPath, paths, withoutBase } from '#paths';
import { readSession } from './sharedReads.ts';

/** The query parameter of the login page that names the page to go on to. */
export const nextParam = 'next';

/** The page that was opened last; whatever it loads next says by itself whether the session has ended. */
const openPage = new WeakMap<Backend, string>();

/**
 * Lets only staff into the back office; all others come to the login page, and from there back to what they asked for.
 * @param load loads the page. A session may end in the middle of that, too.
 */
export async function requireSession({ request, context }: LoaderFunctionArgs, load: () => Promise<unknown>) {
  const backend = await backendOf(context);
  const pathname = withoutBase(new URL(request.url).pathname);
  // A list that is searched, filtered or turned stays the same page: each letter would ask once more.
  if (openPage.get(backend) !== pathname && !(await readSession(context))) throw toLogin(request);
  const loaded = (await load()) as Record<string, DataStrategyResult>;
  if (Object.values(loaded).some(({ result }) => result instanceof SignedOut)) throw toLogin(request);
  openPage.set(backend, pathname);
}

/** Has the next page of the back office ask again who is signed in. */
export const closePage = (backend: Backend) => openPage.delete(backend);

function toLogin(request: Request): Response {
  const url = new URL(request.url);
  const pathname = withoutBase(url.pathname);
  return redirect(
    pathname === paths.admin
      ? adminPaths.login
      : `${adminPaths.login}?${nextParam}=${encodeURIComponent(pathname + url.search)}`,
  );
}

/** @returns where to go after signing in: a page of the back office, whatever the address says. */
export function nextPath(params: URLSearchParams): string {
  const next = params.get(nextParam) ?? '';
  // An address of its own origin comes out as it went in; `//elsewhere` and `https:` do not.
  const base = 'http://here';
  if (!URL.canParse(next, base)) return paths.admin;
  const { origin, pathname, search } = new URL(next, base);
  const inside = origin === base && isAdminPath(pathname);
  const isDoor = [adminPaths.login, adminPaths.forgotPassword, adminPaths.resetPassword].some(
    (door) => door === pathname,
  );
  return inside && !isDoor ? pathname + search : paths.admin;
}
