import { useRevalidator } from 'react-router-dom';
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
