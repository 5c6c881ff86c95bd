import {
  accountChangeSchema,
  type CalendarFeed,
  emailTaken,
  inviteSchema,
  lastOwner,
  type ProfileChange,
  passwordSchema,
  profileChangeOf,
  profileChangeSchema,
  wrongPassword,
} from '#domain/account.ts';
import { type NewActivity, newActivity } from '#domain/activity.ts';
import type { Person, Session } from '#domain/session.ts';
import { demoAccount, demoPeople, demoSession } from '#sample/account.ts';
import { newAttempt } from './attemptKey.ts';
import type { Backend } from './backend.ts';
import { InvalidInput, NotFound } from './errors.ts';
import { type SampleAccount, samplePasswordLinks } from './samplePasswordLinks.ts';
import { byName, type SamplePeople, samplePeople } from './samplePeople.ts';
import { sampleSession, sampleSessions } from './sampleSession.ts';
import { sampleSecondSteps, sampleTwoStep } from './sampleTwoStep.ts';
import { validate } from './validate.ts';

/** The demo's accounts, and guards for the other parts of the port. */
interface SampleAccounts {
  methods: Pick<Backend, 'session' | 'twoStep' | 'account' | 'accounts' | 'passwordLinks' | 'people'>;
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
  note: (accountId: string, activity: NewActivity, by?: Person) => void;
}

/** The demo's accounts, in memory; the first one is signed in from the start. */
export function sampleAccounts(options: SampleAccountsOptions): SampleAccounts {
  const { pause, now, note } = options;
  const accounts: SampleAccount[] = demoPeople.map((person) => ({ ...person, state: 'active' }));
  const passwords = new Map<string, string>([[demoSession.id, demoAccount.password]]);
  const joinedIds = new Set<string>(demoPeople.map(({ id }) => id));
  const find = (id: string) => {
    const account = accounts.find((candidate) => candidate.id === id);
    if (!account) throw new NotFound(`There is no account ${id}.`);
    return account;
  };
  const people = samplePeople(accounts);
  const steps = sampleSecondSteps(now);
  const sessions = sampleSessions(find, now);
  const { staffOnly, ownerOnly } = sessions;
  const links = samplePasswordLinks({
    pause,
    now,
    find,
    choose: (account, password) => {
      passwords.set(account.id, password);
      joinedIds.add(account.id);
      account.state = 'active';
      sessions.end(account.id);
      note(account.id, newActivity('password'), account);
    },
  });
  const parts: Parts = { ...options, accounts, passwords, joinedIds, find, steps, sessions, links };

  return {
    staffOnly,
    ownerOnly,
    people,
    methods: {
      session: sampleSession(parts),
      twoStep: sampleTwoStep({ ...options, steps, staffOnly, passwordOf: (id) => passwords.get(id) }),
      account: ownAccount(parts),
      accounts: staffAccounts(parts),
      passwordLinks: links.methods,
      people: {
        list: async () => {
          staffOnly();
          return people.enabled();
        },
      },
    },
  };
}

/** What the methods for accounts share. */
interface Parts extends SampleAccountsOptions {
  accounts: SampleAccount[];
  /** By account. */
  passwords: Map<string, string>;
  /** Ids of accounts that have chosen a password. */
  joinedIds: Set<string>;
  /** @throws NotFound */
  find: (id: string) => SampleAccount;
  steps: ReturnType<typeof sampleSecondSteps>;
  sessions: ReturnType<typeof sampleSessions>;
  links: ReturnType<typeof samplePasswordLinks>;
}

/** The methods with which users change their own account. */
function ownAccount({ pause, now, note, passwords, find, sessions, links }: Parts): Backend['account'] {
  const { staffOnly } = sessions;
  return {
    change: async (change) => {
      const { id } = staffOnly();
      const profile: ProfileChange = validate(profileChangeSchema(change), change);
      await pause();
      const account = find(id);
      const fields = Object.keys(profileChangeOf(account, { ...account, ...profile }));
      Object.assign(account, profile);
      if (fields.length > 0) note(id, { ...newActivity('edited'), fields });
    },
    changePassword: async (form) => {
      const { id } = staffOnly();
      const { current: typedPassword, next } = validate(passwordSchema, form);
      await pause();
      if (typedPassword !== passwords.get(id)) throw new InvalidInput({ current: wrongPassword });
      passwords.set(id, next);
      sessions.endOthers(id);
      links.end(id);
      note(id, newActivity('password'));
    },
    listSessions: async () => sessions.list(),
    endSession: async (id) => {
      staffOnly();
      sessions.endOne(id);
    },
    endOtherSessions: async () => sessions.endOthers(staffOnly().id),
    ...calendarFeeds(staffOnly, { pause, now, note }),
  };
}

/** The demo's calendar feeds: they can be created and revoked, but have no content. */
function calendarFeeds(
  staffOnly: () => { id: string },
  { pause, now, note }: SampleAccountsOptions,
): Pick<Backend['account'], 'readFeed' | 'makeFeed' | 'revokeFeed'> {
  const feeds = new Map<string, CalendarFeed>();
  return {
    readFeed: async () => feeds.get(staffOnly().id) ?? null,
    makeFeed: async () => {
      const { id } = staffOnly();
      await pause();
      feeds.set(id, { createdAt: now().toISOString() });
      note(id, newActivity('feedMade'));
      return newAttempt();
    },
    revokeFeed: async () => {
      const { id } = staffOnly();
      if (feeds.delete(id)) note(id, newActivity('feedRevoked'));
    },
  };
}

/** The methods with which owners manage accounts. */
function staffAccounts({
  pause,
  now,
  note,
  accounts,
  joinedIds,
  find,
  steps,
  sessions,
  links,
}: Parts): Backend['accounts'] {
  const { ownerOnly } = sessions;
  const stateAfter = ({ id, state }: SampleAccount, disabled = state === 'disabled') => {
    const enabledState = joinedIds.has(id) ? 'active' : 'invited';
    return disabled ? 'disabled' : enabledState;
  };
  /** @throws InvalidInput if no active owner would be left. */
  const requireOwner = (id: string, changed: Pick<SampleAccount, 'role' | 'state'>) => {
    // The caller is an active owner, so without any other the account has to be the caller's own.
    const isLast = !accounts.some((other) => other.id !== id && other.role === 'owner' && other.state === 'active');
    const isLeaving = changed.role !== 'owner' || changed.state === 'disabled';
    if (isLeaving && isLast) throw new InvalidInput({ role: lastOwner });
  };
  return {
    list: async () => {
      ownerOnly();
      const seenAt = now().toISOString();
      const isTwoStep = (id: string) => steps.secondStepsOf(id).length > 0;
      const seenAtOf = (id: string) => (sessions.isSignedIn(id) ? seenAt : null);
      return byName(
        accounts.map((account) => ({ ...account, isTwoStep: isTwoStep(account.id), seenAt: seenAtOf(account.id) })),
      );
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
      if (account.state === 'disabled') throw new NotFound(`There is no active account ${id}.`);
      note(id, newActivity('passwordLink'));
      return links.make(account);
    },
    change: async (id, change) => {
      ownerOnly();
      const { role, disabled, resetTwoStep } = validate(accountChangeSchema, change);
      const account = find(id);
      const before = { ...account };
      const after = { role: role ?? before.role, state: stateAfter(account, disabled) } as const;
      requireOwner(id, after);
      Object.assign(account, after);
      if (resetTwoStep && steps.reset(id)) note(id, newActivity('twoStepOff'));
      if (after.role !== before.role) note(id, { ...newActivity('role'), from: before.role, to: after.role });
      if ((after.state === 'disabled') === (before.state === 'disabled')) return;
      note(id, newActivity(after.state === 'disabled' ? 'disabled' : 'enabled'));
      links.end(id);
      if (after.state === 'disabled') sessions.end(id);
    },
  };
}
