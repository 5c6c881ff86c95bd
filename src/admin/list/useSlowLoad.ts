import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Loads shorter than this, in ms, get no progress bar: it would only flicker. */
const noticeable = 400;

/** @returns whether the next rows of this page have been on their way for noticeably long. */
export function useSlowLoad(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const loading = state === 'loading' && location.pathname === pathname;
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setSlow(true), noticeable);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading]);
  return slow;
}
