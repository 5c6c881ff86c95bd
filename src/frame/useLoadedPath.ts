import { useContext, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/** Routers that have shown a layout. */
const shownRouters = new WeakSet<object>();

/**
 * @returns the path with which the browser has loaded the page; null for a layout that replaces another one, e.g. after
 * signing in.
 */
export function useLoadedPath(): string | null {
  const { pathname } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [loaded] = useState(router && shownRouters.has(router) ? null : pathname);
  useEffect(() => {
    if (router) shownRouters.add(router);
  }, [router]);
  return loaded;
}
