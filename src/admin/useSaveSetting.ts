import { useRevalidator } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { useWhileSignedIn } from './login/SignInAgain.tsx';
import { useNotice } from './Notices.tsx';

/**
 * @returns a function that stores a setting, asks the user to sign in again if necessary, shows a notice and
 * revalidates. It rejects with the backend's error, without a notice.
 */
export function useSaveSetting() {
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const showNotice = useNotice();
  return async (store: (backend: Backend) => Promise<unknown>, saved: string): Promise<void> => {
    await whileSignedIn(store);
    showNotice(saved);
    void revalidate();
  };
}
