import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A dialog with a history entry of its own: the address stays, Back closes the dialog, Forward opens it again.
 * @param name marks the entry in the history's state.
 * @returns whether the dialog is open (never while the server's HTML is being taken over), and how to change it.
 */
export function useOverlayEntry(name: string) {
  const navigate = useNavigate();
  const { key, state, search, hash } = useLocation();
  const [mounted, setMounted] = useState(false);
  const closed = useRef<string>(undefined);
  const marked = (state as Record<string, unknown> | null)?.[name] === true;

  useEffect(() => setMounted(true), []);

  const openEntry = useCallback(() => {
    if (marked) return;
    navigate({ search, hash }, { state: { ...(state as object | null), [name]: true }, preventScrollReset: true });
  }, [navigate, name, marked, state, search, hash]);

  const closeEntry = useCallback(() => {
    // A second press of Escape must not go back twice.
    if (!marked || closed.current === key) return;
    closed.current = key;
    navigate(-1);
  }, [navigate, marked, key]);

  return { open: mounted && marked, openEntry, closeEntry };
}
