import type { Breakpoint, Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, useSyncExternalStore } from 'react';

let printing = false;
const subscribers = new Set<() => void>();

function change({ type }: Event) {
  printing = type === 'beforeprint';
  for (const onChange of subscribers) onChange();
}

function subscribe(onChange: () => void) {
  // Never removed, as a page may give way to another one between the two events; added once, however often.
  for (const type of ['beforeprint', 'afterprint']) window.addEventListener(type, change);
  subscribers.add(onChange);
  return () => void subscribers.delete(onChange);
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

/** @returns whether the screen is narrower than a breakpoint, or a width in px; while printing, whether it was before. */
export function useIsNarrow(breakpoint: Breakpoint | number): boolean {
  const isPrinting = useIsPrinting();
  const matches = useMediaQuery<Theme>((theme) => theme.breakpoints.down(breakpoint), { noSsr: true });
  const [onScreen, setOnScreen] = useState(matches);
  if (!isPrinting && onScreen !== matches) setOnScreen(matches);
  return isPrinting ? onScreen : matches;
}
