import { type ComponentType, startTransition, useCallback, useRef, useState } from 'react';
import { whenIdle } from './afterPaint.ts';

/**
 * Loads the code of a component on demand.
 * @param importComponent imports the module and returns the component; called again after a failure.
 * @returns the component once it is loaded, whether the last attempt failed, `load` (never rejects), and `preload` for
 * hints such as a hover or a touch, which waits until the browser is idle: starting the requests takes a slow phone tens
 * of milliseconds, in which it could not answer the touch.
 */
export function useLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const latestImport = useRef(importComponent);
  const hasStarted = useRef(false);

  const load = useCallback(async () => {
    hasStarted.current = true;
    setFailed(false);
    try {
      const loaded = await latestImport.current();
      // Renders the component in interruptible steps, so that input is handled in between.
      startTransition(() => setComponent(() => loaded));
    } catch {
      setFailed(true);
    }
  }, []);

  const preload = useCallback(() => {
    // Not after another attempt, whose failure it would undo.
    whenIdle(() => hasStarted.current || load());
  }, [load]);

  return { Component, failed, load, preload };
}
