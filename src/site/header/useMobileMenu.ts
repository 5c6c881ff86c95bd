import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '#components/afterPaint.ts';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import { focusContent } from '#frame/focusContent.ts';

const loadMenu = async () => (await import('./MobileMenu.tsx')).MobileMenu;

/**
 * State of the mobile menu, whose code is loaded on demand. When the user closes it, the focus returns to its button;
 * when a navigation closes it, the new page takes the focus.
 */
export function useMobileMenu() {
  const { Component: MobileMenu, failed, fetch, prefetch } = useLazyComponent(loadMenu);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  /** Moves the focus once the menu is closed, which keeps the focus in itself until then. */
  const moveFocus = useRef<() => void>(undefined);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, even to the same path.
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (open) return;
    moveFocus.current?.();
    moveFocus.current = undefined;
  }, [open]);

  const openMenu = async () => {
    await afterPaint();
    moveFocus.current = focusContent;
    setOpen(true);
    fetch();
  };
  const closeMenu = () => {
    moveFocus.current = () => opener.current?.focus();
    setOpen(false);
  };
  return { MobileMenu, open, failed: open && failed, openMenu, closeMenu, opener, prefetchMenu: prefetch };
}
