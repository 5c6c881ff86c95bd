import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { plainList } from '#components/styles.ts';
import { menuLabels, siteLabels } from '#content/site.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { paths } from '#paths';
import { useEnquiry } from '../enquiry/EnquiryContext.ts';
import { pageEntries } from '../layout/menu.ts';
import { currentOf, entryStyles } from './menuEntry.ts';
import { ServicesMenu } from './ServicesMenu.tsx';

/** Minimum viewport width of the desktop menu, in px; below it the mobile menu is used. */
export const desktopMenuFrom = 1080;

/** The main menu of wide screens. */
export function DesktopMenu() {
  const { link } = useEnquiry();
  const { pathname } = useLocation();
  return (
    <Box
      component="nav"
      aria-label={siteLabels.mainMenu}
      sx={(theme) => ({ ml: 'auto', [theme.breakpoints.down(desktopMenuFrom)]: { display: 'none' } })}
    >
      <Box component="ul" sx={{ ...plainList, display: 'flex', alignItems: 'center', gap: 3.5, typography: 'body2' }}>
        {pageEntries.map(({ label, href }) =>
          href === paths.services ? (
            <ServicesMenu key={href} label={label} href={href} />
          ) : (
            <li key={href}>
              <Box component={RouterLink} href={href} aria-current={currentOf(pathname, href)} sx={entryStyles}>
                {label}
              </Box>
            </li>
          ),
        )}
        <li>
          <Box component={RouterLink} {...link} aria-current={currentOf(pathname, paths.contact)} sx={entryStyles}>
            {menuLabels.contact}
          </Box>
        </li>
      </Box>
    </Box>
  );
}
