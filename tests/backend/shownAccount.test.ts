import { describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createHttpBackend } from '#backend/createHttpBackend.ts';
import type { PasskeyAnswer } from '#backend/sessionPort.ts';
import { accountHeader } from '#domain/problem.ts';

/** @returns a backend whose server answers everything with this JSON, and the accounts that its requests named. */
function recording(answer: unknown) {
  const named: (string | null)[] = [];
  const backend = createHttpBackend({
    fetch: async (_path, init) => {
      named.push(new Headers(init?.headers).get(accountHeader));
      return Response.json(answer);
    },
  });
  return { backend, named };
}

const credentials = { email: 'ada@example.org', password: 'correct horse', remember: false };
const ways: [string, (session: Backend['session']) => Promise<unknown>][] = [
  ['the session is read', (session) => session.current()],
  ['signing in with a password', (session) => session.signIn(credentials)],
  ['entering a code', (session) => session.enterCode('123456')],
  ['signing in with a passkey', (session) => session.signInWithPasskey({} as PasskeyAnswer, false)],
];

describe('The account that a page shows', () => {
  it.each(ways)('is named in all requests after %s', async (_way, begin) => {
    const { backend, named } = recording({ id: 'ada' });
    await begin(backend.session);
    await backend.account.change({ name: 'Ada', picture: '' });
    await backend.people.list();
    expect(named).toEqual([null, 'ada', 'ada']);
  });

  it.each(['signOut', 'signOutEverywhere'] as const)('is no longer named after %s', async (leave) => {
    const { backend, named } = recording({ id: 'ada' });
    await backend.session.current();
    await backend.session[leave]();
    await backend.people.list();
    expect(named).toEqual([null, 'ada', null]);
  });

  it('is the one that signed in here, although an earlier answer with another one comes later', async () => {
    const named: (string | null)[] = [];
    let answer = () => {};
    const { session, people } = createHttpBackend({
      fetch: async (_path, init) => {
        named.push(new Headers(init?.headers).get(accountHeader));
        if (named.length > 1) return Response.json({ id: 'bob' });
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return Response.json({ id: 'ada' });
      },
    });
    const reading = session.current();
    await session.signIn(credentials);
    answer();
    expect(await reading).toMatchObject({ id: 'ada' });
    await people.list();
    expect(named).toEqual([null, null, 'bob']);
  });

  it('is not named if nobody is signed in', async () => {
    const { backend, named } = recording(null);
    expect(await backend.session.current()).toBeNull();
    await backend.people.list();
    expect(named).toEqual([null, null]);
  });
});

describe('The other tabs of a browser', () => {
  const changes: [string, (session: Backend['session']) => Promise<unknown>][] = [
    ...ways.slice(1),
    ['signing out', (session) => session.signOut()],
    ['signing out on all devices', (session) => session.signOutEverywhere()],
  ];

  it.each(changes)('hear of %s, this one does not', async (_way, change) => {
    const tab = recording({ id: 'ada' }).backend.session;
    const other = recording({ id: 'ada' }).backend.session;
    const [here, there] = [vi.fn(), vi.fn()];
    tab.subscribe(here);
    const stop = other.subscribe(there);
    await change(tab);
    await vi.waitFor(() => expect(there).toHaveBeenCalledOnce());
    expect(here).not.toHaveBeenCalled();
    stop();
  });

  it('hear of nothing if it fails, if the session is only read, or once they have unsubscribed', async () => {
    const failing = createHttpBackend({ fetch: async () => Response.json({}, { status: 500 }) }).session;
    const tab = recording({ id: 'ada' }).backend.session;
    const other = recording({ id: 'ada' }).backend.session;
    const [gone, there] = [vi.fn(), vi.fn()];
    other.subscribe(gone)();
    const stop = other.subscribe(there);
    await expect(failing.signOut()).rejects.toThrow();
    await expect(failing.signIn(credentials)).rejects.toThrow();
    await tab.current();
    await tab.signOut();
    await vi.waitFor(() => expect(there).toHaveBeenCalled());
    expect(there).toHaveBeenCalledOnce();
    expect(gone).not.toHaveBeenCalled();
    stop();
  });
});
