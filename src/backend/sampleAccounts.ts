import { passwordSchema, profileSchema, type SignedInDevice, wrongPassword } from '#domain/account.ts';
import { deviceName } from '#domain/deviceName.ts';
import { credentialsSchema, type Session } from '#domain/session.ts';
import { demoAccount, demoPeople, demoSession } from '#sample/account.ts';
import { devices } from '#sample/devices.ts';
import type { Backend } from './backend.ts';
import { InvalidInput, SignedOut, SignInRefused } from './errors.ts';
import { validate } from './validate.ts';

/** The parts of the port that have to do with who is who, and a guard for the others. */
type Accounts = Pick<Backend, 'session' | 'account' | 'people'> & {
  /** @throws SignedOut */
  staffOnly: () => Session;
};

/**
 * The demo's accounts in memory: one of them signs in.
 * @param pause passes the simulated time of a write. @param now the clock that stamps sign-ins.
 */
export function sampleAccounts(pause: () => Promise<void>, now: () => Date): Accounts {
  const people: Session[] = structuredClone([...demoPeople]);
  const [me = demoSession] = people;
  let password: string = demoAccount.password;
  let signedIn = true;
  let others: SignedInDevice[] = structuredClone([...devices]);
  let current = thisDevice(now);

  const staffOnly = () => {
    if (!signedIn) throw new SignedOut('Please sign in.');
    return { ...me };
  };
  return {
    staffOnly,
    session: {
      current: async () => (signedIn ? { ...me } : null),
      signIn: async (credentials) => {
        const { email, password: typed } = validate(credentialsSchema, credentials);
        await pause();
        if (email.toLowerCase() !== me.email || typed !== password) {
          throw new SignInRefused('No account has this address and password.');
        }
        signedIn = true;
        current = thisDevice(now);
        return { ...me };
      },
      signOut: async () => {
        signedIn = false;
      },
      signOutEverywhere: async () => {
        staffOnly();
        signedIn = false;
        others = [];
      },
      demoAccount: async () => demoAccount,
    },
    account: {
      change: async (form) => {
        staffOnly();
        const { name } = validate(profileSchema, form);
        await pause();
        Object.assign(me, { name });
      },
      changePassword: async (form) => {
        staffOnly();
        const { current: typed, next } = validate(passwordSchema, form);
        await pause();
        if (typed !== password) throw new InvalidInput({ current: wrongPassword });
        password = next;
        others = [];
      },
      listSessions: async () => {
        staffOnly();
        return structuredClone([current, ...others]);
      },
      endSession: async (id) => {
        staffOnly();
        if (id === current.id) signedIn = false;
        others = others.filter((device) => device.id !== id);
      },
      endOtherSessions: async () => {
        staffOnly();
        others = [];
      },
    },
    people: {
      list: async () => {
        staffOnly();
        return people.map(({ id, name }) => ({ id, name })).toSorted((one, other) => (one.name < other.name ? -1 : 1));
      },
    },
  };
}

/** The browser that shows the demo; on a server there is none. */
function thisDevice(now: () => Date): SignedInDevice {
  const at = now().toISOString();
  return {
    id: 'this',
    device: deviceName(globalThis.navigator?.userAgent ?? ''),
    createdAt: at,
    seenAt: at,
    current: true,
  };
}
