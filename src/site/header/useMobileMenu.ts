import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '#components/afterPaint.ts';
import { useLazyComponent } from '#components/useLazyComponent.ts';

const loadMenu = async () => (await import('./MobileMenu.tsx')).MobileMenu;

/**
 * State of the mobile menu, whose code is loaded on demand. When the user closes it, the focus returns to its button;
 * when a navigation closes it, the new page takes the focus.
 */
export function useMobileMenu() {
  const { Component: MobileMenu, failed, fetch, prefetch } = useLazyComponent(loadMenu);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, even to the same path.
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (open || !returnFocus.current) return;
    returnFocus.current = false;
    opener.current?.focus();
  }, [open]);

  const openMenu = async () => {
    await afterPaint();
    setOpen(true);
    fetch();
  };
  const closeMenu = () => {
    returnFocus.current = true;
    setOpen(false);
  };
  return { MobileMenu, open, failed: open && failed, openMenu, closeMenu, opener, prefetchMenu: prefetch };
}
