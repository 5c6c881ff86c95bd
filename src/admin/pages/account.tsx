import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import { account } from '#content/admin/account.ts';
import { twoStep } from '#content/admin/twoStep.ts';
import { demoStays } from '#domain/account.ts';
import { demoHasOneStep } from '#domain/twoStep.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { FeedPanel } from '../account/FeedPanel.tsx';
import { PasswordPanel } from '../account/PasswordPanel.tsx';
import { ProfilePanel } from '../account/ProfilePanel.tsx';
import { SessionsPanel } from '../account/SessionsPanel.tsx';
import { TwoStepPanel } from '../account/TwoStepPanel.tsx';
import { Panel, panelInset } from '../Panel.tsx';
import { readSession } from '../sharedReads.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: account.title };

/** @returns the current user, their sessions, two-step verification and calendar feed. @throws SignedOut */
export async function loader({ context }: LoaderFunctionArgs) {
  const backend = await backendOf(context);
  const [user, sessions, steps, feed] = await Promise.all([
    readSession(context),
    backend.account.listSessions(),
    backend.twoStep.read(),
    backend.account.readFeed(),
  ]);
  if (!user) throw new SignedOut();
  return { user, sessions, steps, feed };
}

/** Settings of the user's own account. */
export function Component() {
  const { user, sessions, steps, feed } = useLoaderData<typeof loader>();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        gap: { xs: 2, md: 2.5 },
      }}
    >
      <Box sx={{ display: 'grid', gap: 'inherit', minWidth: 0 }}>
        <ProfilePanel user={user} />
        <SessionsPanel sessions={sessions} />
        <FeedPanel feed={feed} />
      </Box>
      <Box sx={{ display: 'grid', gap: 'inherit', minWidth: 0 }}>
        {steps.isDemo ? (
          <>
            <TextPanel title={twoStep.title}>{demoHasOneStep}</TextPanel>
            <TextPanel title={account.password.title}>{demoStays}</TextPanel>
          </>
        ) : (
          <>
            <TwoStepPanel steps={steps} email={user.email} />
            <PasswordPanel email={user.email} />
          </>
        )}
      </Box>
    </Box>
  );
}

function TextPanel({ title, children }: { title: string; children: string }) {
  return (
    <Panel title={title}>
      <Typography variant="body2" sx={{ px: panelInset, py: 2 }}>
        {children}
      </Typography>
    </Panel>
  );
}
