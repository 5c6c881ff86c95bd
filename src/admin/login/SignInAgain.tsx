import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useBackend } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import type { SignInOptions } from '#backend/sessionPort.ts';
import { useQuestion } from '../useQuestion.ts';
import { SignInDialog } from './SignInDialog.tsx';

/** Runs an action that requires a session. */
type WhileSignedIn = <Result>(action: () => Promise<Result>) => Promise<Result>;

/** Sign-in options until the server has sent them. */
const passwordAlone: SignInOptions = { demoAccount: null, forgotten: 'none', passkeys: false };

const SignInAgainContext = createContext<WhileSignedIn>((action) => action());

/**
 * @returns a function that runs an action that requires a session. If the session has ended, asks the user to sign in
 * again in a dialog and then retries. Rejects like the action; with `SignedOut` only if the user cancels.
 */
export const useWhileSignedIn = (): WhileSignedIn => useContext(SignInAgainContext);

/** Provides the sign-in dialog over the current page. @param email of the user whose session has ended. */
export function SignInAgain({ email, children }: { email: string; children: ReactNode }) {
  const backend = useBackend();
  const { question, open, ask, answer } = useQuestion<SignInOptions, boolean>();

  const whileSignedIn = useCallback<WhileSignedIn>(
    async (action) => {
      for (;;) {
        try {
          return await action();
        } catch (error) {
          if (!(error instanceof SignedOut)) throw error;
          const { session } = await backend();
          if (!(await ask(await session.signInOptions().catch(() => passwordAlone)))) throw error;
        }
      }
    },
    [backend, ask],
  );

  return (
    <SignInAgainContext value={whileSignedIn}>
      {children}
      <SignInDialog open={open} email={email} options={question ?? passwordAlone} onAnswer={answer} />
    </SignInAgainContext>
  );
}
