import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, useSyncExternalStore } from 'react';

let printing = false;

function subscribe(onChange: () => void) {
  const change = ({ type }: Event) => {
    printing = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', change);
  window.addEventListener('afterprint', change);
  return () => {
    window.removeEventListener('beforeprint', change);
    window.removeEventListener('afterprint', change);
  };
}

/**
 * @returns whether the page is being printed. Media queries change only after the browser has counted the sheets, so
 * what is rendered then is cut off.
 */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );

/** @returns whether the screen is narrower than a breakpoint; while printing, whether it was before. */
export function useIsNarrow(breakpoint: Breakpoint): boolean {
  const isPrinting = useIsPrinting();
  const matches = useMediaQuery<Theme>((theme) => theme.breakpoints.down(breakpoint), { noSsr: true });
  const [onScreen, setOnScreen] = useState(matches);
  if (!isPrinting && onScreen !== matches) setOnScreen(matches);
  return isPrinting ? onScreen : matches;
}
