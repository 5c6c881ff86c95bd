import Menu from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { siteLabels } from '#content/site.ts';
import { ProgressBar } from '#frame/ProgressBar.tsx';
import { LoadFailed } from '../layout/LoadFailed.tsx';
import { desktopMenuFrom } from './DesktopMenu.tsx';
import { useMobileMenu } from './useMobileMenu.ts';

/** Opens the menu of small screens. Apart from the header, so that opening it does not render the header again. */
export function MobileMenuButton() {
  const { MobileMenu, open, failed, openMenu, closeMenu, opener, prefetchMenu } = useMobileMenu();
  return (
    <>
      <IconButton
        ref={opener}
        aria-label={siteLabels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openMenu}
        onPointerEnter={prefetchMenu}
        onFocus={prefetchMenu}
        edge="end"
        sx={(theme) => ({ [theme.breakpoints.up(desktopMenuFrom)]: { display: 'none' } })}
      >
        <Menu />
      </IconButton>
      {MobileMenu && <MobileMenu open={open} onClose={closeMenu} />}
      {failed && <LoadFailed onRetry={openMenu} onClose={closeMenu} />}
      {open && !MobileMenu && !failed && <ProgressBar />}
    </>
  );
}
