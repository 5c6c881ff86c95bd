import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { HiddenStatus } from '#components/HiddenStatus.tsx';

/** Says the title of a page that was navigated to, as a browser does for a new document. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [shown] = useState(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname !== shown || title) setTitle(document.title);
  }, [pathname, shown, title]);
  return <HiddenStatus>{title}</HiddenStatus>;
}
