import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { adminPaths } from '#adminPaths';
import { EmptyState } from '#components/EmptyState.tsx';
import { settings } from '#content/admin/settings.ts';
import { SettingsNav } from './SettingsNav.tsx';

/** Props of {@link SettingsPage}. */
export interface SettingsPageProps {
  /** Whether whoever looks is an owner; all others are told that they are not. */
  allowed: boolean;
  /** Whether it is one of the settings' pages, which lead to each other. */
  withNav?: boolean;
  children: ReactNode;
}

/** The frame of the pages that owners alone see. */
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
