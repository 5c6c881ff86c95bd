import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** History state of an entry in which a dialog is open. */
export interface OverlayState {
  /** Key of the entry without the dialog, if that entry is the one before. */
  pageKey?: string;
  /** Whether the dialog with this name was opened from the entry before, to which closing it leads back. */
  [name: string]: unknown;
}

/**
 * @returns the key of the current history entry, or that of the page below if a dialog opened by `useOverlayEntry` has
 * an entry of its own: what belongs to the page stays while the dialog is open.
 */
export function usePageKey(): string {
  const { key, state } = useLocation();
  return (state as OverlayState | null)?.pageKey ?? key;
}

/**
 * @returns whether hydration has ended, during which dialogs are closed as in the server's HTML, and a function that
 * closes a dialog, but ignores a second Escape press, which would navigate back twice.
 */
export function useOverlay() {
  const { key } = useLocation();
  const [isHydrated, setHydrated] = useState(false);
  const isClosing = useRef(false);

  useEffect(() => setHydrated(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closing ends with the navigation; Forward reopens the same entry.
  useEffect(() => {
    isClosing.current = false;
  }, [key]);

  const closeOnce = useCallback((close: () => void) => {
    if (isClosing.current) return;
    isClosing.current = true;
    close();
  }, []);
  return { isHydrated, closeOnce };
}

/**
 * A dialog with its own history entry: the URL stays the same, Back closes the dialog, Forward opens it again.
 * @param name key of the dialog in the history state.
 * @returns whether the dialog is open (always false during hydration), and functions to open and close it.
 */
export function useOverlayEntry(name: string) {
  const navigate = useNavigate();
  const { state, search, hash } = useLocation();
  const pageKey = usePageKey();
  const { isHydrated, closeOnce } = useOverlay();
  const isMarked = (state as OverlayState | null)?.[name] === true;

  const openEntry = useCallback(() => {
    if (isMarked) return;
    navigate(
      { search, hash },
      { state: { ...(state as object | null), [name]: true, pageKey }, preventScrollReset: true },
    );
  }, [navigate, name, isMarked, state, search, hash, pageKey]);

  const closeEntry = useCallback(() => {
    if (isMarked) closeOnce(() => navigate(-1));
  }, [navigate, isMarked, closeOnce]);

  return { open: isHydrated && isMarked, openEntry, closeEntry };
}
