import { useRevalidator } from 'react-router-dom';
import type { Backend } from '#backend/backend.ts';
import { useBackend } from '#backend/context.ts';
import { useWhileSignedIn } from './login/SignInAgain.tsx';
import { useNotice } from './Notices.tsx';

/**
 * @returns stores a setting, signing in again over the form where that is asked for, then says so and reads the page and
 * the frame around it anew. @throws what the backend throws, with nothing said.
 */
export function useSaveSetting() {
  const backend = useBackend();
  const whileSignedIn = useWhileSignedIn();
  const { revalidate } = useRevalidator();
  const say = useNotice();
  return async (store: (backend: Backend) => Promise<unknown>, saved: string): Promise<void> => {
    await whileSignedIn(async () => store(await backend()));
    say(saved);
    void revalidate();
  };
}
