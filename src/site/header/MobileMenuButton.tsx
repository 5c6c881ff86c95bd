import Menu from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '#components/afterPaint.ts';
import { useLazyComponent } from '#components/useLazyComponent.ts';
import { siteLabels } from '#content/site.ts';
import { focusContent } from '#frame/focusContent.ts';
import { LazyDialogStatus } from '../layout/LoadFailed.tsx';
import { desktopMenuFrom } from './DesktopMenu.tsx';

/** Opens the menu of small screens. Apart from the header, so that opening it does not render the header again. */
export function MobileMenuButton() {
  const { MobileMenu, open, failed, openMenu, closeMenu, opener, preloadMenu } = useMobileMenu();
  return (
    <>
      <IconButton
        ref={opener}
        aria-label={siteLabels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openMenu}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        edge="end"
        sx={(theme) => ({ [theme.breakpoints.up(desktopMenuFrom)]: { display: 'none' } })}
      >
        <Menu />
      </IconButton>
      {MobileMenu && <MobileMenu open={open} onClose={closeMenu} />}
      <LazyDialogStatus
        open={open}
        loaded={MobileMenu !== undefined}
        failed={failed}
        onRetry={openMenu}
        onClose={closeMenu}
      />
    </>
  );
}

const loadMenu = async () => (await import('./MobileMenu.tsx')).MobileMenu;

/**
 * State of the mobile menu, whose code is loaded on demand. When the user closes it, the focus returns to its button;
 * when a navigation closes it, the new page takes the focus.
 */
function useMobileMenu() {
  const { Component: MobileMenu, failed, load, preload } = useLazyComponent(loadMenu);
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
    load();
  };
  const closeMenu = () => {
    moveFocus.current = () => opener.current?.focus();
    setOpen(false);
  };
  return { MobileMenu, open, failed, openMenu, closeMenu, opener, preloadMenu: preload };
}
