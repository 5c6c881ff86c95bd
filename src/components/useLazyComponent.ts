import { type ComponentType, startTransition, useCallback, useRef, useState } from 'react';

/**
 * A component whose code is loaded when first wanted.
 * @param load imports it; asked again after a failure.
 * @returns the component once it is there, `fetch` (never rejects) and whether the last attempt failed.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const latestLoad = useRef(load);

  const fetch = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await latestLoad.current();
      // Piece by piece: what is pressed meanwhile is answered between two of them.
      startTransition(() => setComponent(() => loaded));
    } catch {
      setFailed(true);
    }
  }, []);

  return { Component, failed, fetch };
}
