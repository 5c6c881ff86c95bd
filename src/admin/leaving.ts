import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';

/** The history state with which Logout comes to the login page. */
export const leaving = { leaving: true };

/**
 * Ends the session of someone who has come to this page by Logout.
 * @returns whether that did not get through, for whoever leaves a shared computer has to know, and how to try again.
 */
export function useLeave(): { failed: boolean; leave: () => Promise<void> } {
  const backend = useBackend();
  const { state } = useLocation();
  const asked = (state as typeof leaving | null)?.leaving === true;
  const [failed, setFailed] = useState(false);

  const leave = useCallback(async () => {
    try {
      await (await backend()).session.signOut();
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }, [backend]);

  useEffect(() => {
    if (asked) void leave();
  }, [asked, leave]);

  return { failed, leave };
}
