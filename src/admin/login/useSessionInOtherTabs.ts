import { useEffect, useEffectEvent } from 'react';
import { useBackend } from '#backend/context.ts';
import type { Session } from '#domain/session.ts';

/**
 * Calls `onChange` when somebody has signed in or out in another tab of this browser, unless the server cannot be asked.
 * @param onChange gets this tab's session; null if it has ended, or if it is somebody else's by now.
 */
export function useSessionInOtherTabs(onChange: (session: Session | null) => void): void {
  const backend = useBackend();
  const readSession = useEffectEvent(async () => {
    const { session } = await backend();
    const current = await session.current().catch(() => undefined);
    if (current !== undefined) onChange(current);
  });

  useEffect(() => {
    const subscribing = backend().then(({ session }) => session.subscribe(() => void readSession()));
    // If the backend could not be loaded, there is no subscription to end; the page itself reports being offline.
    subscribing.catch(() => undefined);
    return () => void subscribing.then((stop) => stop()).catch(() => undefined);
  }, [backend]);
}
