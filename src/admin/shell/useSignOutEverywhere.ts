import { useBackend } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import { shell } from '#content/admin/shell.ts';
import { useEndSession } from '../endSession.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';

/**
 * @returns a function that ends the user's sessions on all devices, then goes to the login page. On failure the page
 * stays and shows a notice; if the current session has already ended, the user has to sign in first, as the others may
 * still exist.
 */
export function useSignOutEverywhere(): () => Promise<void> {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const showNotice = useNotice();
  const endSession = useEndSession(() => whileSignedIn(async () => (await backend()).session.signOutEverywhere()));
  return async () => {
    try {
      await endSession();
    } catch (error) {
      if (!(error instanceof SignedOut)) showNotice(shell.signOutEverywhereFailed);
    }
  };
}
