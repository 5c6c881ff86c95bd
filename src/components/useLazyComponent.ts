import { type ComponentType, startTransition, useCallback, useRef, useState } from 'react';
import { whenIdle } from './afterPaint.ts';

/**
 * Loads the code of a component on demand.
 * @param load imports the component; called again after a failure.
 * @returns the component once it is loaded, whether the last attempt failed, `fetch` (never rejects), and `prefetch` for
 * hints such as a hover or a touch, which waits until the browser is idle: starting the requests takes a slow phone tens
 * of milliseconds, in which it could not answer the touch.
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const latestLoad = useRef(load);
  const hasBegun = useRef(false);

  const fetch = useCallback(async () => {
    hasBegun.current = true;
    setFailed(false);
    try {
      const loaded = await latestLoad.current();
      // Renders the component in interruptible steps, so that input is handled in between.
      startTransition(() => setComponent(() => loaded));
    } catch {
      setFailed(true);
    }
  }, []);

  const prefetch = useCallback(() => {
    // Not after another attempt, whose failure it would undo.
    whenIdle(() => hasBegun.current || fetch());
  }, [fetch]);

  return { Component, failed, fetch, prefetch };
}
