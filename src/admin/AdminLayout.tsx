import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useEffect, useRef, useState } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useLocation,
  useNavigation,
  useRevalidator,
} from 'react-router-dom';
import { shell } from '#content/admin/shell.ts';
import { PageAnnouncer, useFocusOnNavigation } from '#frame/clientNavigation.tsx';
import { PageScroll } from '#frame/PageScroll.tsx';
import { ProgressBar } from '#frame/ProgressBar.tsx';
import { usePageHandle } from '#frame/pageHandle.ts';
import { SkipLink } from '#frame/SkipLink.tsx';
import { LeaveQuestionContext } from './endSession.ts';
import { SavedViewsContext } from './list/savedViews.ts';
import { SignInAgain } from './login/SignInAgain.tsx';
import { useSessionInOtherTabs } from './login/useSessionInOtherTabs.ts';
import { LiveMessages } from './messages/LiveMessages.tsx';
import { MailboxFailureContext } from './messages/MailboxNotice.tsx';
import { Notices } from './Notices.tsx';
import { PageTitle } from './PageTitle.tsx';
import { OpenFormsProvider } from './record/useUnsaved.tsx';
import { readLayoutData, revalidateUnlessFiltered } from './sharedReads.ts';
import { AdminHeader } from './shell/AdminHeader.tsx';
import { pageSx, Shell } from './shell/Shell.tsx';
import { Sidebar } from './shell/Sidebar.tsx';
import { StaffContext } from './staff.ts';
import { useRefreshOnReturn } from './useRefresh.ts';

/** @returns the session's user, the counters of open work, saved views and staff. @throws SignedOut @throws Unreachable */
export const loader = ({ context }: LoaderFunctionArgs) => readLayoutData(context);

export { revalidateUnlessFiltered as shouldRevalidate };

/** Layout of the back office: sidebar, header, page. */
export function Component() {
  const { user, counters, mailboxFailure, staff, savedViews } = useLoaderData<typeof loader>();
  const { title = '' } = usePageHandle();
  const { pathname } = useLocation();
  const main = useFocusOnNavigation();
  const leaveQuestion = useRef<(() => Promise<boolean>) | null>(null);
  const { state, location: opening } = useNavigation();
  const [menuOpen, setMenuOpen] = useState(false);
  const { revalidate } = useRevalidator();
  useRefreshOnReturn();
  // Leads to the login page: whoever signed out in another tab, or has handed over to a colleague there, does not expect
  // clients' data in this one. What was typed into a record is there again after signing in.
  useSessionInOtherTabs((session) => {
    if (!session) void revalidate();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu.
  useEffect(() => setMenuOpen(false), [pathname]);

  const sidebar = <Sidebar counters={counters} opening={opening} />;

  return (
    <Notices>
      <LeaveQuestionContext value={leaveQuestion}>
        <SignInAgain email={user.email}>
          <OpenFormsProvider account={user.id}>
            <LiveMessages>
              <SavedViewsContext value={savedViews}>
                <PageTitle>{title}</PageTitle>
                <meta name="robots" content="noindex" />
                <SkipLink />
                {state === 'loading' && <ProgressBar />}
                <Shell sidebar={sidebar}>
                  <AdminHeader title={title} user={user} menuOpen={menuOpen} onOpenMenu={() => setMenuOpen(true)} />
                  <Box component="main" id="content" ref={main} tabIndex={-1} sx={pageSx}>
                    <StaffContext value={staff}>
                      <MailboxFailureContext value={mailboxFailure}>
                        <Outlet />
                      </MailboxFailureContext>
                    </StaffContext>
                  </Box>
                </Shell>
                <Drawer
                  open={menuOpen}
                  onClose={() => setMenuOpen(false)}
                  sx={{ display: { md: 'none' } }}
                  slotProps={{
                    paper: { sx: { width: ({ measures }) => measures.sidebar + 32 }, 'aria-label': shell.menu },
                  }}
                >
                  {sidebar}
                </Drawer>
                <PageAnnouncer />
                <PageScroll />
              </SavedViewsContext>
            </LiveMessages>
          </OpenFormsProvider>
        </SignInAgain>
      </LeaveQuestionContext>
    </Notices>
  );
}
