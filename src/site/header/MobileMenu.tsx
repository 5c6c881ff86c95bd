import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { type MouseEvent, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { menuLabels, siteLabels } from '#content/site.ts';
import { Wordmark } from '#frame/Wordmark.tsx';
import { paths, samePath } from '#paths';
import { useEnquiry } from '../enquiry/EnquiryContext.ts';
import { type MenuEntry, pageEntries, serviceEntries } from '../layout/menu.ts';
import { transitionOf } from './menuEntry.ts';

/** Props of {@link MobileMenu}. */
export interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The menu of small screens: all pages, services in a collapsible list, Contact and Book Now. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const { link } = useEnquiry();
  const enquiryLink = {
    ...link,
    onClick: (event: MouseEvent) => {
      onClose();
      link.onClick(event);
    },
  };
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      disableRestoreFocus
      slotProps={{ paper: { 'aria-label': siteLabels.mainMenu, sx: { width: 'min(100vw, 400px)', px: 2.5, pb: 3 } } }}
    >
      <Box
        sx={({ measures }) => ({
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: measures.header.xs,
        })}
      >
        <Wordmark />
        <IconButton aria-label={siteLabels.closeMenu} onClick={onClose} edge="end">
          <Close />
        </IconButton>
      </Box>
      <Box
        component="nav"
        aria-label={siteLabels.mainMenu}
        // Closes before the new page renders, as the page then takes the focus.
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
      >
        <List disablePadding>
          {pageEntries.map((entry) =>
            entry.href === paths.services ? (
              <ServicesEntry key={entry.href} {...entry} />
            ) : (
              <Entry key={entry.href} {...entry} />
            ),
          )}
          <ListItem disablePadding>
            <ListItemButton {...enquiryLink} sx={entrySx}>
              {menuLabels.contact}
            </ListItemButton>
          </ListItem>
        </List>
      </Box>
      <Button variant="contained" {...enquiryLink} sx={{ mt: 3 }}>
        {menuLabels.bookNow}
      </Button>
    </Drawer>
  );
}

/** The current page is underlined, as in the desktop menu. */
const currentSx = {
  '&.Mui-selected': {
    bgcolor: 'transparent',
    color: 'primary.main',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '0.35em',
  },
} as const;
const entrySx = { px: 0, typography: 'h4', minHeight: 56, ...currentSx } as const;
const smallEntrySx = { pl: 2, pr: 0, ...currentSx } as const;

function Entry({ label, href, small = false }: MenuEntry & { small?: boolean }) {
  const { pathname } = useLocation();
  const current = samePath(pathname, href);
  return (
    <ListItem disablePadding>
      <ListItemButton
        href={href}
        selected={current}
        aria-current={current ? 'page' : undefined}
        sx={small ? smallEntrySx : entrySx}
      >
        {label}
      </ListItemButton>
    </ListItem>
  );
}

function ServicesEntry({ label, href }: MenuEntry) {
  const id = useId();
  const { pathname } = useLocation();
  const current = samePath(pathname, href);
  const [open, setOpen] = useState(!current && pathname.startsWith(`${href}/`));
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <ListItemButton href={href} selected={current} aria-current={current ? 'page' : undefined} sx={entrySx}>
          {label}
        </ListItemButton>
        <IconButton
          aria-label={siteLabels.servicesMenu}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <ExpandMore sx={{ transition: transitionOf('transform'), transform: open ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      </Box>
      <Collapse in={open} id={id} unmountOnExit>
        <List disablePadding>
          {serviceEntries.map((entry) => (
            <Entry key={entry.href} {...entry} small />
          ))}
        </List>
      </Collapse>
    </Box>
  );
}
