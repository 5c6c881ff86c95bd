import { createContext, type ReactNode, useCallback, useContext } from 'react';
import type { Backend } from '#backend/backend.ts';
import { useBackend } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import type { SignInOptions } from '#backend/sessionPort.ts';
import { useQuestion } from '../useQuestion.ts';
import { SignInDialog } from './SignInDialog.tsx';

/** Runs an action on the backend that requires a session. */
type WhileSignedIn = <Result>(action: (backend: Backend) => Promise<Result>) => Promise<Result>;

/** Sign-in options until the server has sent them. */
const passwordAlone: SignInOptions = { demoAccount: null, forgotten: 'none', passkeys: false };

/** Asks the user to sign in again; resolves to whether they have. */
const SignInAgainContext = createContext<() => Promise<boolean>>(async () => false);

/**
 * @returns a function that runs an action on the backend that requires a session. If the session has ended, asks the user
 * to sign in again in a dialog and then retries. Rejects like the action; with `SignedOut` only if the user cancels.
 */
export function useWhileSignedIn(): WhileSignedIn {
  const backend = useBackend();
  const signInAgain = useContext(SignInAgainContext);
  return useCallback<WhileSignedIn>(
    async (action) => {
      const loaded = await backend();
      for (;;) {
        try {
          return await action(loaded);
        } catch (error) {
          if (!(error instanceof SignedOut) || !(await signInAgain())) throw error;
        }
      }
    },
    [backend, signInAgain],
  );
}

/** Provides the sign-in dialog over the current page. @param email of the user whose session has ended. */
export function SignInAgain({ email, children }: { email: string; children: ReactNode }) {
  const backend = useBackend();
  const { question, open, ask, answer } = useQuestion<SignInOptions, boolean>();

  const signInAgain = useCallback(async () => {
    const { session } = await backend();
    return ask(await session.signInOptions().catch(() => passwordAlone));
  }, [backend, ask]);

  return (
    <SignInAgainContext value={signInAgain}>
      {children}
      <SignInDialog open={open} email={email} options={question ?? passwordAlone} onAnswer={answer} />
    </SignInAgainContext>
  );
}
