import { useLayoutEffect, useRef } from 'react';

/** @returns a ref that tells whether the component is still mounted. */
export function useIsMounted() {
  const isMounted = useRef(true);
  // A layout effect, as others are cleaned up a moment after the page has changed, when an answer may arrive.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
