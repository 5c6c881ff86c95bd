import { ownersOnly, type SignedInDevice } from '#domain/account.ts';
import { newActivity } from '#domain/activity.ts';
import { readDevice } from '#domain/deviceName.ts';
import { credentialsSchema, type Session } from '#domain/session.ts';
import { lateCode, refusedPasskey } from '#domain/twoStep.ts';
import { demoAccount, demoSession } from '#sample/account.ts';
import { devices } from '#sample/devices.ts';
import type { Backend } from './backend.ts';
import { InvalidInput, NotAllowed, PasskeyRefused, SecondStepNeeded, SignedOut, SignInRefused } from './errors.ts';
import type { SampleAccountsOptions } from './sampleAccounts.ts';
import type { SampleAccount } from './samplePasswordLinks.ts';
import type { sampleSecondSteps } from './sampleTwoStep.ts';
import { validate } from './validate.ts';

/**
 * Creates the demo's sessions, in memory: that of the current browser, and the sample sessions of the demo account on
 * other devices. The demo account is signed in from the start.
 * @param find returns the account with an id.
 */
export function sampleSessions(find: (id: string) => Session, now: () => Date) {
  let signedInId: string | null = demoSession.id;
  let currentDevice = thisDevice(now);
  let otherDevices: SignedInDevice[] = structuredClone([...devices]);

  const staffOnly = (): Session => {
    if (signedInId === null) throw new SignedOut('Please sign in.');
    const { id, name, email, role, picture } = find(signedInId);
    return { id, name, email, role, picture };
  };
  /** Ends the sessions of an account on other devices; only the demo's own user has any. */
  const endOthers = (id: string): void => {
    if (id === demoSession.id) otherDevices = [];
  };
  const signOut = (): void => {
    signedInId = null;
  };

  return {
    /** @returns the current session. @throws SignedOut */
    staffOnly,
    /** Checks that an owner is signed in. @throws SignedOut @throws NotAllowed */
    ownerOnly: (): void => {
      if (staffOnly().role !== 'owner') throw new NotAllowed(ownersOnly);
    },
    /** @returns the current session; null if nobody is signed in. */
    current: (): Session | null => (signedInId === null ? null : staffOnly()),
    isSignedIn: (id: string): boolean => id === signedInId,
    /** Signs in to an account. */
    begin: (id: string): void => {
      signedInId = id;
      currentDevice = thisDevice(now);
    },
    signOut,
    endOthers,
    /** Ends all sessions of an account. */
    end: (id: string): void => {
      endOthers(id);
      if (id === signedInId) signOut();
    },
    /** Ends one session of the signed-in account. */
    endOne: (deviceId: string): void => {
      if (deviceId === currentDevice.id) signOut();
      otherDevices = otherDevices.filter((device) => device.id !== deviceId);
    },
    /** @returns the sessions of the signed-in account. @throws SignedOut */
    list: (): SignedInDevice[] =>
      structuredClone(staffOnly().id === demoSession.id ? [currentDevice, ...otherDevices] : [currentDevice]),
  };
}

/** The current browser's session; the server-side render has no user agent. */
function thisDevice(now: () => Date): SignedInDevice {
  const at = now().toISOString();
  const device = readDevice(globalThis.navigator?.userAgent ?? '');
  return { id: 'this', ...device, createdAt: at, seenAt: at, current: true };
}

/** The dependencies of the demo's sign-in and sign-out. */
interface SampleSessionOptions extends Pick<SampleAccountsOptions, 'pause' | 'note'> {
  accounts: readonly SampleAccount[];
  /** By account. */
  passwords: ReadonlyMap<string, string>;
  sessions: ReturnType<typeof sampleSessions>;
  steps: ReturnType<typeof sampleSecondSteps>;
}

/** Creates the demo's sign-in and sign-out. */
export function sampleSession({
  pause,
  note,
  accounts,
  passwords,
  sessions,
  steps,
}: SampleSessionOptions): Backend['session'] {
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
      const accountId = steps.verifyPasskey(id);
      const account = accounts.find((candidate) => candidate.id === accountId);
      if (account?.state !== 'active') throw new PasskeyRefused(refusedPasskey);
      return begin(account.id);
    },
    signOut: async () => sessions.signOut(),
    signOutEverywhere: async () => sessions.end(sessions.staffOnly().id),
    // Each tab has sessions of its own.
    subscribe: () => () => undefined,
    // The demo's password is shown on the login page.
    signInOptions: async () => ({ demoAccount, forgotten: 'none', passkeys: steps.hasPasskeys() }),
  };
}
