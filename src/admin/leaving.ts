import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';

/** The history state with which Logout comes to the login page. */
export const leaving = { leaving: true };

/** Ends the session of someone who has come to this page by Logout. */
export function useLeave(): void {
  const backend = useBackend();
  const { state } = useLocation();
  const asked = (state as typeof leaving | null)?.leaving === true;
  useEffect(() => {
    // Where the backend cannot be reached the next request of this session is refused or fails as well.
    if (asked)
      backend()
        .then(({ session }) => session.signOut())
        .catch(() => undefined);
  }, [asked, backend]);
}
