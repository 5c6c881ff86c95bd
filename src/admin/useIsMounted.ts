import { useEffect, useRef } from 'react';

/** @returns a ref that tells whether the component is still mounted. */
export function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
