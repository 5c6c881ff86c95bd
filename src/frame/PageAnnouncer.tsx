import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HiddenStatus } from '#components/HiddenStatus.tsx';
import { useLoadedPath } from './useLoadedPath.ts';

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
