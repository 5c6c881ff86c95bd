import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoadedPath } from './useLoadedPath.ts';

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
