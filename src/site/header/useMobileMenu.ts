import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MobileMenuProps } from './MobileMenu.tsx';

/** The menu of small screens: its code is loaded with the first touch, navigation closes it. */
export function useMobileMenu() {
  const [MobileMenu, setMobileMenu] = useState<ComponentType<MobileMenuProps>>();
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation, to the same path too, closes it.
  useEffect(() => setOpen(false), [key]);

  const loadMenu = () => {
    import('./MobileMenu.tsx').then((module) => setMobileMenu(() => module.MobileMenu));
  };
  const openMenu = () => {
    loadMenu();
    setOpen(true);
  };
  return { MobileMenu, open, openMenu, closeMenu: () => setOpen(false), loadMenu };
}
