import { useEffect, useEffectEvent } from 'react';
import { useRefresh } from '../useRefresh.ts';

/** Time for which a tab has to be hidden until its page counts as outdated, in ms. */
const outdatedAfter = 10_000;

/**
 * Reads the current page's data again when somebody returns to a tab that was hidden for a while, as colleagues and
 * clients may have changed it.
 */
export function useRefreshOnReturn(): void {
  const refresh = useEffectEvent(useRefresh());

  useEffect(() => {
    let hiddenAt: number | null = null;
    const onChange = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt !== null && Date.now() - hiddenAt >= outdatedAfter) void refresh();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
