import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * @returns the path with which the browser has loaded the page; null for a layout that replaces another one, e.g. after
 * signing in.
 */
export function useLoadedPath(): string | null {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const [loaded] = useState(type === NavigationType.Pop ? pathname : null);
  return loaded;
}
