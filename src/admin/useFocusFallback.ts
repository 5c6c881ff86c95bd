import { useEffect, useRef } from 'react';

/**
 * Moves the focus when a change has removed the focused element, and with it the focus.
 * @param shown what is shown; another value than before may have removed the element.
 * @param focus moves the focus.
 */
export function useFocusFallback(shown: unknown, focus: () => void): void {
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (document.activeElement === document.body) focus();
  });
}
