import { useEffect, useEffectEvent } from 'react';
import type { Backend } from '#backend/backend.ts';
import { useBackend } from '#backend/context.ts';

/**
 * Subscribes to something of the backend as long as the component is mounted.
 * @param subscribe returns a function that ends the subscription.
 */
export function useSubscription(subscribe: (backend: Backend) => () => void): void {
  const backend = useBackend();
  const begin = useEffectEvent(subscribe);

  useEffect(() => {
    const subscribing = backend().then((loaded) => begin(loaded));
    // If the backend could not be loaded, there is no subscription to end; the page itself reports being offline.
    subscribing.catch(() => undefined);
    return () => void subscribing.then((stop) => stop()).catch(() => undefined);
  }, [backend]);
}
