import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** Delay before loading is indicated, in ms, to avoid flicker. */
const noticeable = 400;

/** @returns whether a navigation within the current page has been pending for longer than the delay. */
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
