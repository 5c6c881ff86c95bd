import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLazyComponent } from '#components/useLazyComponent.ts';

const loadMenu = async () => (await import('./MobileMenu.tsx')).MobileMenu;

/** The menu of small screens: its code is loaded when first wanted, navigation closes it. */
export function useMobileMenu() {
  const { Component: MobileMenu, failed, fetch } = useLazyComponent(loadMenu);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation, to the same path too, closes it.
  useEffect(() => setOpen(false), [key]);

  const openMenu = () => {
    setOpen(true);
    fetch();
  };
  return { MobileMenu, open, failed: open && failed, openMenu, closeMenu: () => setOpen(false), fetchMenu: fetch };
}
