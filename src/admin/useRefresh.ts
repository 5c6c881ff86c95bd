import { useEffect, useEffectEvent } from 'react';
import { useNavigation, useRevalidator } from 'react-router-dom';
import { useBackend } from '#backend/context.ts';

/**
 * @returns a function that reads the current page's data again, unless there is no session or no connection: the page
 * would be replaced by the login, or by an error, and what is typed would be lost. It resolves to whether it does.
 */
export function useRefresh(): () => Promise<boolean> {
  const backend = useBackend();
  const { revalidate } = useRevalidator();
  return async () => {
    const user = await backend()
      .then(({ session }) => session.current())
      .catch(() => null);
    if (user) void revalidate();
    return user !== null;
  };
}

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

/**
 * Reads the current page's data again and again while it shows something that will change by itself, but not while it is
 * being read or another page is opened, which would begin anew each time.
 * @param isChanging whether it does. @param interval in ms.
 */
export function useRefreshWhile(isChanging: boolean, interval: number): void {
  const refresh = useRefresh();
  const { state: navigation } = useNavigation();
  const { state: revalidation } = useRevalidator();
  const refreshIfIdle = useEffectEvent(() => {
    const isIdle = navigation === 'idle' && revalidation === 'idle';
    if (isIdle && document.visibilityState === 'visible') void refresh();
  });

  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(refreshIfIdle, interval);
    return () => clearInterval(timer);
  }, [isChanging, interval]);
}
