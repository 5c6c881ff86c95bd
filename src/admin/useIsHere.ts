import { useEffect, useRef } from 'react';

/** @returns a ref that tells whether the component is still mounted. */
export function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
