import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyComponent } from '#components/useLazyComponent.ts';

const loadMenu = async () => (await import('./MobileMenu.tsx')).MobileMenu;

/**
 * The menu of small screens: its code is loaded when first wanted. Closed by the visitor, it gives the focus back
 * to its button; closed by a navigation, it leaves the focus to the new page.
 */
export function useMobileMenu() {
  const { Component: MobileMenu, failed, fetch } = useLazyComponent(loadMenu);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation, to the same path too, closes it.
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (open || !returnFocus.current) return;
    returnFocus.current = false;
    opener.current?.focus();
  }, [open]);

  const openMenu = () => {
    setOpen(true);
    fetch();
  };
  const closeMenu = () => {
    returnFocus.current = true;
    setOpen(false);
  };
  return { MobileMenu, open, failed: open && failed, openMenu, closeMenu, opener, fetchMenu: fetch };
}
