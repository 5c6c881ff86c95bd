import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { useBackend } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import type { SignInWays } from '#backend/sessionPort.ts';
import { useQuestion } from '../useQuestion.ts';
import { SignInDialog } from './SignInDialog.tsx';

/** Does something that is for staff. */
type WhileSignedIn = <Result>(action: () => Promise<Result>) => Promise<Result>;

/** Ways to sign in until the server has told them. */
const passwordAlone: SignInWays = { demoAccount: null, forgotten: 'none', passkeys: false };

const SignInAgainContext = createContext<WhileSignedIn>((action) => action());

/**
 * @returns a function that does what is for staff. Where the session has ended, it asks for a sign-in over the page
 * and does it again. It rejects as the action does, with `SignedOut` only where nobody wanted to sign in.
 */
export const useWhileSignedIn = (): WhileSignedIn => useContext(SignInAgainContext);

/** The place where sign-in happens over whatever is being written. @param email who has been signed in. */
export function SignInAgain({ email, children }: { email: string; children: ReactNode }) {
  const backend = useBackend();
  const { question, open, ask, answer } = useQuestion<SignInWays, boolean>();

  const whileSignedIn = useCallback<WhileSignedIn>(
    async (action) => {
      for (;;) {
        try {
          return await action();
        } catch (error) {
          if (!(error instanceof SignedOut)) throw error;
          const { session } = await backend();
          if (!(await ask(await session.ways().catch(() => passwordAlone)))) throw error;
        }
      }
    },
    [backend, ask],
  );

  return (
    <SignInAgainContext value={whileSignedIn}>
      {children}
      <SignInDialog open={open} email={email} ways={question ?? passwordAlone} onAnswer={answer} />
    </SignInAgainContext>
  );
}
