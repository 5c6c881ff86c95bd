import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router-dom';
import { menuLabels, siteLabels } from '#content/site.ts';
import { paths } from '#paths';
import { useEnquiry } from '../enquiry/EnquiryContext.ts';
import { pageEntries } from '../layout/menu.ts';
import { entryStyles } from './menuEntry.ts';
import { ServicesMenu } from './ServicesMenu.tsx';

/** Narrower than this, in px, the menu would crowd the header: the mobile menu takes over. */
export const desktopMenuFrom = 1080;

const EntryLink = styled(NavLink)(entryStyles);

/** The main menu of wide screens. */
export function DesktopMenu() {
  const { link } = useEnquiry();
  return (
    <Box
      component="nav"
      aria-label={siteLabels.mainMenu}
      sx={(theme) => ({ ml: 'auto', [theme.breakpoints.down(desktopMenuFrom)]: { display: 'none' } })}
    >
      <Box
        component="ul"
        sx={{ display: 'flex', alignItems: 'center', gap: 3.5, m: 0, p: 0, listStyle: 'none', typography: 'body2' }}
      >
        {pageEntries.map(({ label, href }) =>
          href === paths.services ? (
            <ServicesMenu key={href} label={label} href={href} />
          ) : (
            <li key={href}>
              <EntryLink to={href} end={href === paths.home}>
                {label}
              </EntryLink>
            </li>
          ),
        )}
        <li>
          <EntryLink {...link} to={link.href}>
            {menuLabels.contact}
          </EntryLink>
        </li>
      </Box>
    </Box>
  );
}
