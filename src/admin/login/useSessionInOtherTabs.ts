import { useEffectEvent } from 'react';
import type { Session } from '#domain/session.ts';
import { useSubscription } from '../useSubscription.ts';

/**
 * Calls `onChange` when somebody has signed in or out in another tab of this browser, unless the server cannot be asked.
 * @param onChange gets this tab's session; null if it has ended, or if it is somebody else's by now.
 */
export function useSessionInOtherTabs(onChange: (session: Session | null) => void): void {
  const change = useEffectEvent(onChange);

  useSubscription(({ session }) =>
    session.subscribe(async () => {
      const current = await session.current().catch(() => undefined);
      if (current !== undefined) change(current);
    }),
  );
}
