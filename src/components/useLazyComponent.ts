import { type ComponentType, startTransition, useCallback, useRef, useState } from 'react';

/**
 * Loads the code of a component on demand.
 * @param load imports the component; called again after a failure.
 * @returns the component once it is loaded, `fetch` (never rejects) and whether the last attempt failed.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const latestLoad = useRef(load);

  const fetch = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await latestLoad.current();
      // Renders the component in interruptible steps, so that input is handled in between.
      startTransition(() => setComponent(() => loaded));
    } catch {
      setFailed(true);
    }
  }, []);

  return { Component, failed, fetch };
}
