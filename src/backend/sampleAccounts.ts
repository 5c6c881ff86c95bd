import {
  accountChangeSchema,
  emailTaken,
  inviteSchema,
  lastOwner,
  ownersOnly,
  passwordSchema,
  profileSchema,
  type SignedInDevice,
  wrongPassword,
} from '#domain/account.ts';
import { type NewActivity, newActivity } from '#domain/activity.ts';
import { deviceName } from '#domain/deviceName.ts';
import { credentialsSchema, type Person, type Session } from '#domain/session.ts';
import { lateCode, refusedPasskey } from '#domain/twoStep.ts';
import { demoAccount, demoPeople, demoSession } from '#sample/account.ts';
import { devices } from '#sample/devices.ts';
import type { Backend } from './backend.ts';
import { InvalidInput, NotAllowed, NotFound, SecondStepNeeded, SignedOut, SignInRefused } from './errors.ts';
import { sampleFeeds } from './sampleFeeds.ts';
import { type SampleAccount, samplePasswordLinks } from './samplePasswordLinks.ts';
import { byName, type SamplePeople, samplePeople } from './samplePeople.ts';
import { sampleTwoStep } from './sampleTwoStep.ts';
import { validate } from './validate.ts';

/** The demo's accounts, and guards for the other parts of the port. */
interface SampleAccounts {
  verbs: Pick<Backend, 'session' | 'twoStep' | 'account' | 'accounts' | 'passwordLinks' | 'people'>;
  /** @returns the current session. @throws SignedOut */
  staffOnly: () => Session;
  /** Checks that an owner is signed in. @throws SignedOut @throws NotAllowed */
  ownerOnly: () => void;
  people: SamplePeople;
}

/** Dependencies of the demo's accounts. */
export interface SampleAccountsOptions {
  /** Waits for the simulated duration of a write. */
  pause: () => Promise<void>;
  now: () => Date;
  note: (accountId: string, done: NewActivity, by?: Person) => void;
}

/** The demo's accounts, in memory; the first one is signed in from the start. */
export function sampleAccounts({ pause, now, note }: SampleAccountsOptions): SampleAccounts {
  const accounts: SampleAccount[] = demoPeople.map((person) => ({ ...person, state: 'active' }));
  const people = samplePeople(accounts);
  const passwords = new Map<string, string>([[demoSession.id, demoAccount.password]]);
  /** Ids of accounts that have chosen a password. */
  const joined = new Set<string>(demoPeople.map(({ id }) => id));
  let signedIn: string | null = demoSession.id;
  /** The account that awaits its second step; null if there is none. */
  let firstStep: string | null = null;
  let others: SignedInDevice[] = structuredClone([...devices]);
  let current = thisDevice(now);

  const find = (id: string) => {
    const account = accounts.find((candidate) => candidate.id === id);
    if (!account) throw new NotFound(`There is no account ${id}.`);
    return account;
  };
  const sessionOf = ({ id, name, email, role, picture }: Session): Session => ({ id, name, email, role, picture });
  const staffOnly = () => {
    if (signedIn === null) throw new SignedOut('Please sign in.');
    return sessionOf(find(signedIn));
  };
  const ownerOnly = () => {
    if (staffOnly().role !== 'owner') throw new NotAllowed(ownersOnly);
  };
  /** Ends the sessions of an account on other devices; only the demo's own user has any. */
  const endOthers = (id: string) => {
    if (id === demoSession.id) others = [];
  };
  /** Ends all sessions of an account. */
  const endSessions = (id: string) => {
    endOthers(id);
    if (id === signedIn) signedIn = null;
  };
  const links = samplePasswordLinks({
    pause,
    now,
    find,
    choose: (account, password) => {
      passwords.set(account.id, password);
      joined.add(account.id);
      account.state = 'active';
      endSessions(account.id);
      note(account.id, newActivity('password'), account);
    },
  });
  const twoStep = sampleTwoStep({ pause, now, note, staffOnly, passwordOf: (id) => passwords.get(id) });
  const begin = (id: string): Session => {
    signedIn = id;
    firstStep = null;
    current = thisDevice(now);
    note(id, newActivity('signedIn'));
    return staffOnly();
  };

  return {
    staffOnly,
    ownerOnly,
    people,
    verbs: {
      session: {
        current: async () => (signedIn === null ? null : staffOnly()),
        signIn: async (credentials) => {
          const { email, password } = validate(credentialsSchema, credentials);
          await pause();
          const account = accounts.find((candidate) => candidate.email === email.toLowerCase());
          if (account?.state !== 'active' || passwords.get(account.id) !== password) {
            throw new SignInRefused('No account has this address and password.');
          }
          const ways = twoStep.waysOf(account.id);
          if (ways.length === 0) return begin(account.id);
          firstStep = account.id;
          throw new SecondStepNeeded(ways);
        },
        enterCode: async (code) => {
          await pause();
          if (firstStep === null) throw new InvalidInput({ code: lateCode });
          await twoStep.takeCode(firstStep, code);
          return begin(firstStep);
        },
        requestPasskey: async () => twoStep.requestPasskey(),
        signInWithPasskey: async ({ id }) => {
          await pause();
          const account = accounts.find((candidate) => candidate.id === twoStep.takePasskey(id));
          if (account?.state !== 'active') throw new SignInRefused(refusedPasskey);
          return begin(account.id);
        },
        signOut: async () => {
          signedIn = null;
        },
        signOutEverywhere: async () => endSessions(staffOnly().id),
        // The demo's password is shown on the login page.
        ways: async () => ({ demoAccount, forgotten: 'none', passkeys: twoStep.hasPasskeys() }),
      },
      twoStep: twoStep.verbs,
      account: {
        change: async (form) => {
          const { id } = staffOnly();
          const profile = validate(profileSchema, form);
          await pause();
          const account = find(id);
          const fields = (['name', 'picture'] as const).filter((field) => account[field] !== profile[field]);
          Object.assign(account, profile);
          if (fields.length > 0) note(id, { ...newActivity('edited'), fields });
        },
        changePassword: async (form) => {
          const { id } = staffOnly();
          const { current: typed, next } = validate(passwordSchema, form);
          await pause();
          if (typed !== passwords.get(id)) throw new InvalidInput({ current: wrongPassword });
          passwords.set(id, next);
          endOthers(id);
          links.end(id);
          note(id, newActivity('password'));
        },
        listSessions: async () => structuredClone(staffOnly().id === demoSession.id ? [current, ...others] : [current]),
        endSession: async (id) => {
          staffOnly();
          if (id === current.id) signedIn = null;
          others = others.filter((device) => device.id !== id);
        },
        endOtherSessions: async () => endOthers(staffOnly().id),
        ...sampleFeeds(staffOnly, { pause, now, note }),
      },
      accounts: {
        list: async () => {
          ownerOnly();
          const seenAt = now().toISOString();
          const isTwoStep = (id: string) => twoStep.waysOf(id).length > 0;
          const seen = (id: string) => (id === signedIn ? seenAt : null);
          return byName(accounts.map((one) => ({ ...one, isTwoStep: isTwoStep(one.id), seenAt: seen(one.id) })));
        },
        invite: async (form) => {
          ownerOnly();
          const invited = validate(inviteSchema, form);
          await pause();
          const email = invited.email.toLowerCase();
          if (accounts.some((account) => account.email === email)) throw new InvalidInput({ email: emailTaken });
          const id = String(accounts.length + 1);
          const account: SampleAccount = { ...invited, id, email, picture: '', state: 'invited' };
          accounts.push(account);
          note(id, newActivity('invited'));
          return links.make(account);
        },
        makeLink: async (id) => {
          ownerOnly();
          const account = find(id);
          if (account.state === 'disabled') throw new NotFound(`There is no account ${id} that may come in.`);
          note(id, newActivity('passwordLink'));
          return links.make(account);
        },
        change: async (id, change) => {
          ownerOnly();
          const { role, disabled, resetTwoStep } = validate(accountChangeSchema, change);
          const account = find(id);
          const was = { ...account };
          const enabled = joined.has(id) ? 'active' : 'invited';
          const next = {
            role: role ?? was.role,
            state: (disabled ?? was.state === 'disabled') ? 'disabled' : enabled,
          } as const;
          // The caller is an active owner, so without any other the account has to be the caller's own.
          const isLast = !accounts.some(
            (other) => other.id !== id && other.role === 'owner' && other.state === 'active',
          );
          const isLeaving = next.role !== 'owner' || next.state === 'disabled';
          if (isLeaving && isLast) throw new InvalidInput({ role: lastOwner });
          Object.assign(account, next);
          if (resetTwoStep && twoStep.reset(id)) note(id, newActivity('twoStepOff'));
          if (next.role !== was.role) note(id, { ...newActivity('role'), from: was.role, to: next.role });
          if ((next.state === 'disabled') === (was.state === 'disabled')) return;
          note(id, newActivity(next.state === 'disabled' ? 'disabled' : 'enabled'));
          links.end(id);
          if (next.state === 'disabled') endSessions(id);
        },
      },
      passwordLinks: links.verbs,
      people: {
        list: async () => {
          staffOnly();
          return people.enabled();
        },
      },
    },
  };
}

/** The current browser's session; the server-side render has no user agent. */
function thisDevice(now: () => Date): SignedInDevice {
  const at = now().toISOString();
  const device = deviceName(globalThis.navigator?.userAgent ?? '');
  return { id: 'this', device, createdAt: at, seenAt: at, current: true };
}
