import Box from '@mui/material/Box';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { settings } from '#content/admin/settings.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { RulesEditor, RulesView, rulesFormConfig } from '../booking/RulesEditor.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { readSession } from '../sharedReads.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: settings.title };

/** @returns the booking rules as form data, and whether the user may edit them. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [record, user] = await Promise.all([(await backendOf(context)).bookingRules.get(), readSession(context)]);
  return { record, draft: rulesFormConfig.toDraft(record), isOwner: user?.role === 'owner' };
}

/** The booking rules: editable for owners, read-only for all others. */
export function Component() {
  const { record, isOwner } = useLoaderData<typeof loader>();
  return (
    <SettingsPage isOwner={isOwner} forAll>
      {isOwner ? (
        // Makes up for the negative margin of the form's bar, which usually is at the top of a page.
        <Box sx={{ mt: { xs: 1, md: 2 } }}>
          <RulesEditor />
        </Box>
      ) : (
        <RulesView rules={record} />
      )}
    </SettingsPage>
  );
}
