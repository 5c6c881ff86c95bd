import { useBackend } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import { shell } from '#content/admin/shell.ts';
import { useEndSession } from '../endSession.ts';
import { useWhileSignedIn } from '../login/SignInAgain.tsx';
import { useNotice } from '../Notices.tsx';

/**
 * @returns ends the sessions on all devices, then goes to the login page. Whoever asks for it wants to be sure: they
 * stay, and are told, where it does not get through, and a session that has ended here says nothing of the others.
 */
export function useSignOutEverywhere(): () => Promise<void> {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const say = useNotice();
  const endSession = useEndSession(() => whileSignedIn(async () => (await backend()).session.signOutEverywhere()));
  return async () => {
    try {
      await endSession();
    } catch (error) {
      if (!(error instanceof SignedOut)) say(shell.signOutEverywhereFailed);
    }
  };
}
