import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * A dialog with its own history entry: the URL stays the same, Back closes the dialog, Forward opens it again.
 * @param name key of the dialog in the history state.
 * @returns whether the dialog is open (always false during hydration), and functions to open and close it.
 */
export function useOverlayEntry(name: string) {
  const navigate = useNavigate();
  const { key, state, search, hash } = useLocation();
  const [mounted, setMounted] = useState(false);
  const closing = useRef(false);
  const marked = (state as Record<string, unknown> | null)?.[name] === true;

  useEffect(() => setMounted(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closing ends with the navigation; Forward reopens the same entry.
  useEffect(() => {
    closing.current = false;
  }, [key]);

  const openEntry = useCallback(() => {
    if (marked) return;
    navigate({ search, hash }, { state: { ...(state as object | null), [name]: true }, preventScrollReset: true });
  }, [navigate, name, marked, state, search, hash]);

  const closeEntry = useCallback(() => {
    // Ignores a second Escape press, which would navigate back twice.
    if (!marked || closing.current) return;
    closing.current = true;
    navigate(-1);
  }, [navigate, marked]);

  return { open: mounted && marked, openEntry, closeEntry };
}
