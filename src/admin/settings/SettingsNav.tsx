import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { maySee } from '#adminPaths';
import { settings } from '#content/admin/settings.ts';
import { settingsEntries } from './settingsEntries.ts';

/** Props of {@link SettingsNav}. */
export interface SettingsNavProps {
  /** Whether the current user is an owner. */
  isOwner: boolean;
  /** Path of the shown page. */
  current: string | undefined;
}

/** Navigation between the settings pages that the current user may see; on phones and tablets a row that can be scrolled. */
export function SettingsNav({ isOwner, current }: SettingsNavProps) {
  const nav = useRef<HTMLElement>(null);
  const shown = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another entry.
  useEffect(() => {
    if (!nav.current || !shown.current) return;
    const { offsetLeft, offsetWidth } = shown.current;
    // Centred, so that the entries on both sides show that there is more.
    nav.current.scrollLeft = offsetLeft + offsetWidth / 2 - nav.current.clientWidth / 2;
  }, [current]);
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label={settings.nav}
      sx={{
        display: 'flex',
        gap: 1,
        position: 'relative',
        flexWrap: { xs: 'nowrap', md: 'wrap' },
        overflowX: { xs: 'auto', md: 'visible' },
        scrollbarWidth: 'none',
        // Up to the edges of the screen, and with room for the outline of the focus.
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
        my: { xs: -0.75, md: 0 },
        py: { xs: 0.75, md: 0 },
      }}
    >
      {settingsEntries
        .filter(({ path }) => maySee(path, isOwner))
        .map(({ path, label }) => {
          const isCurrent = path === current;
          return (
            <Button
              key={path}
              href={path}
              ref={isCurrent ? shown : undefined}
              size="small"
              variant={isCurrent ? 'contained' : 'outlined'}
              aria-current={isCurrent ? 'page' : undefined}
              sx={{ flexShrink: 0, px: 2, ...(!isCurrent && { color: 'text.primary', borderColor: 'control.border' }) }}
            >
              {label}
            </Button>
          );
        })}
    </Box>
  );
}
