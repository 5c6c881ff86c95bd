import Box from '@mui/material/Box';
import { useLoaderData } from 'react-router-dom';
import { settings } from '#content/admin/settings.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { InvitePanel } from '../settings/InvitePanel.tsx';
import { PeoplePanel } from '../settings/PeoplePanel.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { usePasswordLinkDialog } from '../settings/usePasswordLinkDialog.tsx';
import { ownerLoader } from '../sharedReads.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: settings.title };

/** @returns all accounts, and the current user's id; null for staff other than owners. */
export const loader = ownerLoader(async ({ accounts, session }) => {
  const [people, me] = await Promise.all([accounts.list(), session.current()]);
  return { people, me: me?.id ?? '' };
});

/** Accounts of the staff: invite, change role, disable. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { showLink, dialog } = usePasswordLinkDialog();
  return (
    <SettingsPage isOwner={data !== null}>
      {data && (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
            alignItems: 'start',
            gap: { xs: 2, md: 2.5 },
          }}
        >
          <PeoplePanel people={data.people} me={data.me} onLink={showLink} />
          <InvitePanel onLink={showLink} />
        </Box>
      )}
      {dialog}
    </SettingsPage>
  );
}
