import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { EmptyState } from '#components/EmptyState.tsx';
import { settings } from '#content/admin/settings.ts';
import { focusContent } from '#frame/focusContent.ts';
import { samePath } from '#paths';
import { PageTitle } from '../PageTitle.tsx';
import { useFocusFallback } from '../useFocusFallback.ts';
import { SettingsNav } from './SettingsNav.tsx';
import { settingsEntries } from './settingsEntries.ts';

/** Props of {@link SettingsPage}. */
export interface SettingsPageProps {
  /** Whether the current user is an owner. */
  isOwner: boolean;
  /** Whether all staff may see the page; otherwise those who are no owners get a message instead. Default: false. */
  forAll?: boolean;
  children: ReactNode;
}

/** Layout of the settings: their navigation above the page, whose entry there is its title. */
export function SettingsPage({ isOwner, forAll = false, children }: SettingsPageProps) {
  const { pathname } = useLocation();
  const entry = settingsEntries.find(({ path }) => samePath(path, pathname));
  const isSeen = isOwner || forAll;
  // The focused control is gone with the page when an owner steps down.
  useFocusFallback(isSeen, focusContent);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 2.5 } }}>
      {entry && <PageTitle>{entry.label}</PageTitle>}
      <SettingsNav isOwner={isOwner} current={entry?.path} />
      {isSeen ? children : <OwnersOnly />}
    </Box>
  );
}

function OwnersOnly() {
  const { title, text, back } = settings.ownersOnly;
  return (
    <EmptyState variant="sheet" title={title} text={text}>
      <Button variant="outlined" size="small" href={adminPaths.account}>
        {back}
      </Button>
    </EmptyState>
  );
}
