import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { adminPaths } from '#adminPaths';
import { EmptyState } from '#components/EmptyState.tsx';
import { settings } from '#content/admin/settings.ts';
import { SettingsNav } from './SettingsNav.tsx';

/** Props of {@link SettingsPage}. */
export interface SettingsPageProps {
  /** Whether the current user is an owner; others get a message instead of the page. */
  allowed: boolean;
  /** Whether to show the navigation of the settings. Default: false. */
  withNav?: boolean;
  children: ReactNode;
}

/** Layout of the pages for owners only. */
export function SettingsPage({ allowed, withNav = false, children }: SettingsPageProps) {
  const { title, text, back } = settings.ownersOnly;
  if (!allowed) {
    return (
      <EmptyState variant="sheet" title={title} text={text}>
        <Button variant="outlined" size="small" href={adminPaths.account}>
          {back}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.5 } }}>
      {withNav && <SettingsNav />}
      {children}
    </Box>
  );
}
