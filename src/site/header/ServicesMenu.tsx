import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { plainList } from '#components/styles.ts';
import { siteLabels } from '#content/site.ts';
import { RouterLink } from '#frame/RouterLink.tsx';
import { serviceEntries } from '../layout/menu.ts';
import { currentOf, entryStyles, transitionOf } from './menuEntry.ts';

/**
 * The "Services" link with a submenu of the service pages. Hovering opens the submenu, the button beside the link pins
 * it; Escape, leaving it and choosing an entry close it.
 */
export function ServicesMenu({ label, href }: { label: string; href: string }) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const { key, pathname } = useLocation();
  const open = state !== 'closed';

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu.
  useEffect(() => setState('closed'), [key]);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (item.current?.contains(document.activeElement)) button.current?.focus();
      setState('closed');
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  const enter = ({ pointerType }: PointerEvent) =>
    pointerType === 'mouse' && setState((current) => (current === 'pinned' ? current : 'hovered'));
  const leave = ({ pointerType }: PointerEvent) =>
    pointerType === 'mouse' && setState((current) => (current === 'pinned' ? current : 'closed'));
  const closeOnBlur = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setState('closed');

  return (
    <Box
      component="li"
      ref={item}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onBlur={closeOnBlur}
      sx={{ position: 'relative', display: 'flex', alignItems: 'center' }}
    >
      <Box component={RouterLink} href={href} aria-current={currentOf(pathname, href)} sx={entryStyles}>
        {label}
      </Box>
      <Box
        component="button"
        type="button"
        ref={button}
        aria-label={siteLabels.servicesMenu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
        sx={{ ...entryStyles, width: 28, justifyContent: 'center', mr: -1 }}
      >
        <ExpandMore
          sx={{
            width: 18,
            height: 18,
            transition: transitionOf('transform'),
            transform: open ? 'rotate(180deg)' : 'none',
          }}
        />
      </Box>
      <Paper
        id={id}
        sx={{
          position: 'absolute',
          top: '100%',
          left: -20,
          minWidth: 200,
          py: 1,
          border: '1px solid',
          borderColor: 'divider',
          transition: transitionOf('opacity', 'visibility'),
          ...(!open && { opacity: 0, visibility: 'hidden' }),
        }}
      >
        <Box component="ul" sx={plainList}>
          {serviceEntries.map((entry) => (
            <li key={entry.href}>
              <Link
                href={entry.href}
                aria-current={currentOf(pathname, entry.href)}
                underline="none"
                variant="body2"
                sx={{
                  display: 'block',
                  px: 2.5,
                  py: 1.25,
                  '&:hover, &[aria-current]': { bgcolor: 'background.sunken' },
                }}
              >
                {entry.label}
              </Link>
            </li>
          ))}
        </Box>
      </Paper>
    </Box>
  );
}
