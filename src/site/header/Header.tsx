import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useContext } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router-dom';
import { menuLabels } from '#content/site.ts';
import { usePageHandle } from '#frame/pageHandle.ts';
import { Wordmark } from '#frame/Wordmark.tsx';
import { EnquiryButton } from '../enquiry/EnquiryButton.tsx';
import { DesktopMenu, desktopMenuFrom } from './DesktopMenu.tsx';
import { MobileMenuButton } from './MobileMenuButton.tsx';

/** Scroll position from which the header has a solid background, in px. */
const solidAfter = 20;

/** The fixed header: transparent over the top of the page, solid once scrolled. */
export function Header() {
  const solid = useScrollTrigger({ disableHysteresis: true, threshold: solidAfter });
  const { headerOver } = usePageHandle();
  // In place of a page that could not be loaded, a message stands on paper.
  const isMessage = Boolean(useContext(UNSAFE_DataRouterStateContext)?.errors);
  const onPicture = !solid && !isMessage && headerOver === 'picture';

  return (
    <Box
      component="header"
      // Tells MUI's dialogs to compensate for the hidden scrollbar.
      className="mui-fixed"
      sx={(theme) => ({
        '--focus-ring': onPicture ? theme.vars.palette.picture.gold : theme.vars.palette.primary.main,
        position: 'fixed',
        inset: '0 0 auto',
        zIndex: 'appBar',
        bgcolor: solid ? 'background.header' : 'transparent',
        color: onPicture ? 'picture.text' : 'text.primary',
        transition: theme.transitions.create(['background-color', 'color']),
        boxShadow: solid ? `0 1px 0 ${theme.vars.palette.divider}` : 'none',
        // Makes the header's text readable on any picture: even behind it, and fading out below the header.
        '&::before': {
          content: '""',
          display: onPicture ? 'block' : 'none',
          position: 'absolute',
          inset: '0 0 -50%',
          zIndex: -1,
          pointerEvents: 'none',
          backgroundImage: 'linear-gradient(to bottom, var(--scrim-under-text) 50%, transparent)',
        },
        // Without JavaScript the header cannot become solid; it scrolls with the page.
        '@media (scripting: none)': { position: 'absolute' },
        // Opaque, as the first picture begins at the top of the sheet.
        '@media print': { position: 'relative', bgcolor: 'background.paper', '&::before': { display: 'none' } },
      })}
    >
      <Container
        sx={({ measures }) => ({
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          // Grows where large text divides the company's name.
          minHeight: measures.header,
        })}
      >
        <Wordmark />
        <DesktopMenu />
        <Box sx={(theme) => ({ display: 'flex', gap: 1, [theme.breakpoints.up(desktopMenuFrom)]: { ml: 1.5 } })}>
          <EnquiryButton
            size="small"
            color={onPicture ? 'onPicture' : 'primary'}
            // On phones this button is in the bar at the bottom.
            sx={{ display: { xs: 'none', sm: 'inline-flex' }, whiteSpace: 'nowrap', transition: 'none' }}
          >
            {menuLabels.bookNow}
          </EnquiryButton>
          <MobileMenuButton />
        </Box>
      </Container>
    </Box>
  );
}
