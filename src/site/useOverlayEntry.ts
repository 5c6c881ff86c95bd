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
 * @param name key of the dialog in the history state.
 * @returns whether hydration has ended, during which dialogs are closed as in the server's HTML; whether the dialog was
 * opened from the entry before; and two functions that navigate to open and to close it, but ignore a second press, which
 * would add or go back a second entry.
 */
export function useOverlay(name: string) {
  const { key, state } = useLocation();
  const [isHydrated, setHydrated] = useState(false);
  const isMarked = (state as OverlayState | null)?.[name] === true;
  // A press may be answered after a paint, by a function of an earlier render.
  const latestMarked = useRef(isMarked);
  const isChanging = useRef(false);

  useEffect(() => setHydrated(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change ends with the navigation; Forward reopens the same entry.
  useEffect(() => {
    latestMarked.current = isMarked;
    isChanging.current = false;
  }, [key]);

  const changeOnce = useCallback((change: () => void) => {
    if (isChanging.current) return;
    isChanging.current = true;
    change();
  }, []);
  // While the dialog's code is loading, what opens it can still be pressed.
  const openOnce = useCallback((open: () => void) => latestMarked.current || changeOnce(open), [changeOnce]);
  return { isHydrated, isMarked, openOnce, closeOnce: changeOnce };
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
  const { isHydrated, isMarked, openOnce, closeOnce } = useOverlay(name);

  const openEntry = useCallback(() => {
    openOnce(() =>
      navigate(
        { search, hash },
        { state: { ...(state as object | null), [name]: true, pageKey }, preventScrollReset: true },
      ),
    );
  }, [navigate, name, openOnce, state, search, hash, pageKey]);

  const closeEntry = useCallback(() => {
    if (isMarked) closeOnce(() => navigate(-1));
  }, [navigate, isMarked, closeOnce]);

  return { open: isHydrated && isMarked, openEntry, closeEntry };
}
