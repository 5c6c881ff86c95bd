import type { CalendarFeed, PasswordLink } from '#domain/account.ts';
import { writeListQuery } from '#domain/pagedQuery.ts';
import type { Session } from '#domain/session.ts';
import { newAttempt } from './attemptKey.ts';
import type { Backend } from './backend.ts';
import { type HttpCalls, jsonOf } from './httpCalls.ts';

/** @returns the parts of the HTTP backend for sessions, accounts, permissions, privacy and the log. */
export function httpAccounts({
  setAccount,
  call,
  get,
  send,
  remove,
}: HttpCalls): Pick<Backend, 'session' | 'twoStep' | 'account' | 'accounts' | 'passwordLinks' | 'privacy' | 'log'> {
  const otherTabs = tabsOfSession();
  const enterSession = (session: Session): Session => {
    setAccount(session.id);
    return session;
  };
  let changes = 0;
  const beginSession = async (signingIn: Promise<Session>): Promise<Session> => {
    const session = enterSession(await signingIn);
    changes += 1;
    otherTabs.tell();
    return session;
  };
  const leaveSession = async (signingOut: Promise<void>): Promise<void> => {
    await signingOut;
    setAccount(null);
    changes += 1;
    otherTabs.tell();
  };
  return {
    session: {
      current: async () => {
        const before = changes;
        const session = await get<Session | null>('/api/session');
        // An answer from before this tab has signed in or out is outdated.
        return session && changes === before ? enterSession(session) : session;
      },
      signInOptions: () => get('/api/session/ways'),
      signIn: (credentials) => beginSession(send('POST', '/api/session', credentials)),
      enterCode: (code) => beginSession(send('POST', '/api/session/code', { code })),
      requestPasskey: () => send('POST', '/api/session/passkey-request', {}),
      signInWithPasskey: (answer, remember) => beginSession(send('POST', '/api/session/passkey', { answer, remember })),
      signOut: () => leaveSession(remove('/api/session')),
      signOutEverywhere: () => leaveSession(remove('/api/sessions')),
      subscribe: otherTabs.subscribe,
    },
    twoStep: {
      read: () => get('/api/account/two-step'),
      beginAuthenticator: (password) => send('POST', '/api/account/authenticator', { password }),
      confirmAuthenticator: async (code) =>
        (await send<{ codes: string[] | null }>('POST', '/api/account/authenticator/code', { code })).codes,
      removeAuthenticator: async (password) => {
        await call('POST', '/api/account/authenticator/removal', jsonOf({ password }));
      },
      beginPasskey: (password) => send('POST', '/api/account/passkeys/request', { password }),
      addPasskey: async (name, answer) =>
        (await send<{ codes: string[] | null }>('POST', '/api/account/passkeys', { name, answer })).codes,
      removePasskey: async (id, password) => {
        await call('POST', '/api/account/passkeys/removal', jsonOf({ id, password }));
      },
      renewCodes: async (password) =>
        (await send<{ codes: string[] }>('POST', '/api/account/codes', { password })).codes,
    },
    account: {
      change: async (change) => void (await call('PATCH', '/api/account', jsonOf(change))),
      changePassword: async (form) => void (await call('POST', '/api/account/password', jsonOf(form))),
      listSessions: () => get('/api/account/sessions'),
      endSession: (id) => remove(`/api/account/sessions/${encodeURIComponent(id)}`),
      endOtherSessions: () => remove('/api/account/sessions'),
      readFeed: async () => (await get<{ feed: CalendarFeed | null }>('/api/account/feed')).feed,
      makeFeed: async () => (await send<{ token: string }>('POST', '/api/account/feed', {})).token,
      revokeFeed: () => remove('/api/account/feed'),
    },
    accounts: {
      list: () => get('/api/accounts'),
      invite: async (form) => (await send<{ token: string | null }>('POST', '/api/accounts', form)).token,
      makeLink: async (id) => (await send<{ token: string | null }>('POST', '/api/accounts/links', { id })).token,
      change: async (id, change) => {
        await call('PATCH', `/api/accounts/${encodeURIComponent(id)}`, jsonOf(change));
      },
    },
    passwordLinks: {
      request: async (email) => void (await call('POST', '/api/session/forgotten', jsonOf({ email }))),
      read: async (token) =>
        (await send<{ link: PasswordLink | null }>('POST', '/api/session/password-link', { token })).link,
      choose: async (token, next) => void (await call('POST', '/api/session/password', jsonOf({ token, next }))),
    },
    privacy: {
      find: (contact) => send('POST', '/api/privacy/person', { contact }),
      exportJson: async (contact) => (await call('POST', '/api/privacy/file', jsonOf({ contact }))).blob(),
      erase: (contact) => send('POST', '/api/privacy/erasure', { contact }),
      retention: () => get('/api/privacy/retention'),
      setRetention: (months, expected) => send('POST', '/api/privacy/retention', { months, expected }),
    },
    log: {
      list: (query, options) => get(`/api/log?${writeListQuery(query)}`, options),
      exportCsv: async (query) => (await call('GET', `/api/log.csv?${writeListQuery(query)}`)).blob(),
    },
  };
}

/** The other tabs of this browser, which have the same session. */
function tabsOfSession() {
  // Channels are open no longer than needed, as they keep a program in Node running.
  const open = () => new BroadcastChannel('session');
  const thisTab = newAttempt();
  return {
    /** Tells them that somebody has signed in or out. */
    tell: () => {
      const channel = open();
      channel.postMessage(thisTab);
      channel.close();
    },
    subscribe: (listener: () => void) => {
      const channel = open();
      channel.onmessage = ({ data }) => {
        if (data !== thisTab) listener();
      };
      return () => channel.close();
    },
  };
}
