import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { maySee } from '#adminPaths';
import { settings } from '#content/admin/settings.ts';
import { samePath } from '#paths';
import { settingsEntries } from './settingsEntries.ts';

/** Navigation between the settings pages that the current user may see. */
export function SettingsNav({ isOwner }: { isOwner: boolean }) {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label={settings.nav} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {settingsEntries
        .filter(({ path }) => maySee(path, isOwner))
        .map(({ path, label }) => {
          const current = samePath(path, pathname);
          return (
            <Button
              key={path}
              href={path}
              size="small"
              variant={current ? 'contained' : 'outlined'}
              aria-current={current ? 'page' : undefined}
              sx={current ? undefined : { color: 'text.primary', borderColor: 'control.border' }}
            >
              {label}
            </Button>
          );
        })}
    </Box>
  );
}
