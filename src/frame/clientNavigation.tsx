import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';
import { HiddenStatus } from '#components/HiddenStatus.tsx';

/** Announces the page title to screen readers after client-side navigation, as browsers do for a new document. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const shown = useLoadedPath();
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname !== shown || title) setTitle(document.title);
  }, [pathname, shown, title]);
  return <HiddenStatus>{title}</HiddenStatus>;
}

/**
 * Moves the focus to the page's content when the path changes, so that keyboard users continue at its top. The first
 * page keeps the browser's own focus.
 * @returns the ref of the element that takes the focus.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(useLoadedPath());
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    target.current?.focus({ preventScroll: true });
  }, [pathname]);
  return target;
}

/** Routers that have shown a layout. */
const shownRouters = new WeakSet<object>();

/**
 * @returns the path with which the browser has loaded the page; null for a layout that replaces another one, e.g. after
 * signing in.
 */
function useLoadedPath(): string | null {
  const { pathname } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [loaded] = useState(router && shownRouters.has(router) ? null : pathname);
  useEffect(() => {
    if (router) shownRouters.add(router);
  }, [router]);
  return loaded;
}
