import Menu from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { menuLabels, siteLabels } from '#content/site.ts';
import { useEnquiry } from '../enquiry/EnquiryContext.ts';
import { usePageHandle } from '../pageHandle.ts';
import { DesktopMenu, desktopMenuFrom } from './DesktopMenu.tsx';
import { useMobileMenu } from './useMobileMenu.ts';
import { Wordmark } from './Wordmark.tsx';

/** Scrolled farther than this, in px, the header turns solid. */
const solidAfter = 20;

/** The fixed header: transparent over the top of the page, solid once scrolled. */
export function Header() {
  const solid = useScrollTrigger({ disableHysteresis: true, threshold: solidAfter });
  const { headerOver } = usePageHandle();
  const { openEnquiry, preloadEnquiry } = useEnquiry();
  const { MobileMenu, open, openMenu, closeMenu, loadMenu } = useMobileMenu();
  const onPicture = !solid && headerOver === 'picture';

  return (
    <AppBar
      position="fixed"
      sx={(theme) => ({
        '--focus-ring': onPicture ? theme.vars.palette.picture.gold : theme.vars.palette.primary.main,
        bgcolor: solid ? 'background.header' : 'transparent',
        color: onPicture ? 'picture.text' : 'text.primary',
        boxShadow: solid ? `0 1px 0 ${theme.vars.palette.divider}` : 'none',
        backgroundImage: 'none',
      })}
    >
      <Container
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          height: { xs: 64, md: 80 },
        }}
      >
        <Wordmark />
        <DesktopMenu />
        <Box sx={(theme) => ({ display: 'flex', gap: 1, [theme.breakpoints.up(desktopMenuFrom)]: { ml: 1.5 } })}>
          <Button
            variant="contained"
            size="small"
            color={onPicture ? 'onPicture' : 'primary'}
            aria-haspopup="dialog"
            onClick={openEnquiry}
            onPointerEnter={preloadEnquiry}
            onFocus={preloadEnquiry}
            sx={{ whiteSpace: 'nowrap', transition: 'none' }}
          >
            {menuLabels.bookNow}
          </Button>
          <IconButton
            aria-label={siteLabels.openMenu}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={openMenu}
            onPointerEnter={loadMenu}
            edge="end"
            sx={(theme) => ({ [theme.breakpoints.up(desktopMenuFrom)]: { display: 'none' } })}
          >
            <Menu />
          </IconButton>
        </Box>
      </Container>
      {MobileMenu && <MobileMenu open={open} onClose={closeMenu} />}
    </AppBar>
  );
}
