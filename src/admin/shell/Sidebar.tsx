import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { shell } from '#content/admin/shell.ts';
import type { DashboardCounters } from '#domain/dashboard.ts';
import { SchemeSwitch } from '#frame/SchemeSwitch.tsx';
import { Wordmark } from '#frame/Wordmark.tsx';
import { paths } from '#paths';
import { forgetOpenedRows } from '../list/useReturnFocus.ts';
import { entries } from './entries.ts';
import { LogoutButton } from './LogoutButton.tsx';
import { entrySx, SidebarEntry } from './SidebarEntry.tsx';

/** Props of {@link Sidebar}. */
export interface SidebarProps {
  /** Undefined until they are known. */
  counters?: DashboardCounters;
  /** The page that is loading, if any. */
  opening?: { pathname: string };
}

/** Sidebar of the back office: logo, sections and logout. */
export function Sidebar({ counters, opening }: SidebarProps) {
  return (
    <Box
      component="nav"
      aria-label={shell.menu}
      onClick={forgetOpenedRows}
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflowY: 'auto', p: 2, pt: 1.75 }}
    >
      <Box sx={{ pl: 1.5, pb: 2 }}>
        <Wordmark />
      </Box>
      <List disablePadding sx={{ display: 'grid', gap: 0.5 }}>
        {entries.map(({ counter, ...entry }) => (
          <SidebarEntry key={entry.path} {...entry} count={counter && counters?.[counter]} opening={opening} />
        ))}
      </List>
      <Box sx={{ display: { sm: 'none' }, mt: 'auto', pt: 2 }}>
        <SchemeSwitch accent="gold.text" />
      </Box>
      <List disablePadding sx={{ mt: { sm: 'auto' }, pt: 2 }}>
        <ListItem disablePadding sx={{ display: { md: 'none' } }}>
          <ListItemButton href={paths.home} sx={entrySx}>
            <ListItemIcon>
              <OpenInNew fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={shell.viewSite} />
          </ListItemButton>
        </ListItem>
        <LogoutButton />
      </List>
    </Box>
  );
}
