import { newActivity } from '#domain/activity.ts';
import { credentialsSchema, type Session } from '#domain/session.ts';
import { lateCode, refusedPasskey } from '#domain/twoStep.ts';
import { demoAccount } from '#sample/account.ts';
import type { Backend } from './backend.ts';
import { InvalidInput, SecondStepNeeded, SignInRefused } from './errors.ts';
import type { SampleAccountsOptions } from './sampleAccounts.ts';
import type { SampleAccount } from './samplePasswordLinks.ts';
import type { sampleSecondSteps } from './sampleSecondSteps.ts';
import type { sampleSessions } from './sampleSessions.ts';
import { validate } from './validate.ts';

/** The dependencies of the demo's sign-in. */
interface SampleSignInOptions extends Pick<SampleAccountsOptions, 'pause' | 'note'> {
  accounts: readonly SampleAccount[];
  /** By account. */
  passwords: ReadonlyMap<string, string>;
  sessions: ReturnType<typeof sampleSessions>;
  steps: ReturnType<typeof sampleSecondSteps>;
}

/** Creates the demo's sign-in and sign-out. */
export function sampleSignIn({
  pause,
  note,
  accounts,
  passwords,
  sessions,
  steps,
}: SampleSignInOptions): Backend['session'] {
  /** The account that awaits its second step; null if there is none. */
  let firstStep: string | null = null;
  const begin = (id: string): Session => {
    firstStep = null;
    sessions.begin(id);
    note(id, newActivity('signedIn'));
    return sessions.staffOnly();
  };

  return {
    current: async () => sessions.current(),
    signIn: async (credentials) => {
      const { email, password } = validate(credentialsSchema, credentials);
      await pause();
      const account = accounts.find((candidate) => candidate.email === email.toLowerCase());
      if (account?.state !== 'active' || passwords.get(account.id) !== password) {
        throw new SignInRefused('No account has this address and password.');
      }
      const secondSteps = steps.secondStepsOf(account.id);
      if (secondSteps.length === 0) return begin(account.id);
      firstStep = account.id;
      throw new SecondStepNeeded(secondSteps);
    },
    enterCode: async (code) => {
      await pause();
      if (firstStep === null) throw new InvalidInput({ code: lateCode });
      await steps.consumeCode(firstStep, code);
      return begin(firstStep);
    },
    requestPasskey: async () => steps.requestPasskey(),
    signInWithPasskey: async ({ id }) => {
      await pause();
      const account = accounts.find((candidate) => candidate.id === steps.verifyPasskey(id));
      if (account?.state !== 'active') throw new SignInRefused(refusedPasskey);
      return begin(account.id);
    },
    signOut: async () => sessions.signOut(),
    signOutEverywhere: async () => sessions.end(sessions.staffOnly().id),
    // The demo's password is shown on the login page.
    signInOptions: async () => ({ demoAccount, forgotten: 'none', passkeys: steps.hasPasskeys() }),
  };
}
