import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSampleBackend } from '#backend/createSampleBackend.ts';
import { linkHours } from '#domain/account.ts';
import { readDevice } from '#domain/deviceName.ts';
import { allPosts } from '#domain/publicQueries.ts';
import { demoAccount } from '#sample/account.ts';
import { enquiry, enquirySource, replyForm, reviewForm } from '#tests/support/records.ts';
import { articleContract } from './articleContract.ts';
import { backendContract } from './backendContract.ts';
import { deskContract } from './deskContract.ts';
import { staffContract } from './staffContract.ts';

describe('The sample backend', () => {
  backendContract(async () => createSampleBackend({ latency: 0 }), { publishedPosts: 6 });
  articleContract(async () => createSampleBackend({ latency: 0 }));
  staffContract(async () => createSampleBackend({ latency: 0 }));
  deskContract(async () => createSampleBackend({ latency: 0 }));

  it('takes 1.5 seconds for an enquiry by default', async () => {
    const wait = vi.fn(async () => undefined);
    await createSampleBackend({ wait }).enquiries.send(enquiry, enquirySource);
    expect(wait).toHaveBeenCalledExactlyOnceWith(1500);
  });

  it('takes 1.5 seconds for signing in and for saving a post', async () => {
    const wait = vi.fn(async () => undefined);
    const { session, posts } = createSampleBackend({ wait });
    await session.signIn({ ...demoAccount, remember: false });
    const { tags, ...post } = await posts.get('1');
    await posts.update('1', { ...post, tags: tags.join(',') }, post.version);
    expect(wait.mock.calls).toEqual([[1500], [1500]]);
  });

  it('ends a single other session, and all others when the password changes', async () => {
    const { account } = createSampleBackend({ latency: 0 });
    const [here, first, ...others] = await account.listSessions();
    expect(first?.current).toBe(false);
    await account.endSession(String(first?.id));
    expect(await account.listSessions()).toEqual([here, ...others]);
    await account.changePassword({ current: demoAccount.password, next: 'correct horse' });
    expect(await account.listSessions()).toEqual([here]);
  });

  it('names the browser of the current session, if it is known', async () => {
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('navigator', { userAgent });
    const current = async () => (await createSampleBackend({ latency: 0 }).account.listSessions())[0] ?? null;
    expect(await current()).toMatchObject(readDevice(userAgent));
    vi.stubGlobal('navigator', undefined);
    expect(await current()).toMatchObject(readDevice(''));
  });

  it('ends all sessions of an account whose password is chosen with a link, and of no other account', async () => {
    const { account, accounts, passwordLinks, session } = createSampleBackend({ latency: 0 });
    const me = String((await session.current())?.id);
    const ada = { name: 'Ada Byron', email: 'ada@example.org', role: 'staff' } as const;
    const sessions = (await account.listSessions()).length;
    await passwordLinks.choose(String(await accounts.invite(ada)), 'correct horse');
    expect(await account.listSessions()).toHaveLength(sessions);
    await passwordLinks.choose(String(await accounts.makeLink(me)), 'another horse');
    await session.signIn({ ...demoAccount, password: 'another horse', remember: false });
    expect(await account.listSessions()).toHaveLength(1);
  });

  it('ends all sessions of a disabled account', async () => {
    const { account, accounts, passwordLinks, session } = createSampleBackend({ latency: 0 });
    const me = String((await session.current())?.id);
    const ada = { name: 'Ada Byron', email: 'ada@example.org', role: 'owner' } as const;
    await passwordLinks.choose(String(await accounts.invite(ada)), 'correct horse');
    await session.signIn({ email: ada.email, password: 'correct horse', remember: false });
    await accounts.change(me, { disabled: true });
    await accounts.change(me, { disabled: false });
    await session.signIn({ ...demoAccount, remember: false });
    expect(await account.listSessions()).toHaveLength(1);
  });

  it('keeps the sessions of the demo account when somebody else ends their own', async () => {
    const { account, accounts, passwordLinks, session } = createSampleBackend({ latency: 0 });
    const before = (await account.listSessions()).length;
    const ada = { name: 'Ada Byron', email: 'ada@example.org', role: 'staff' } as const;
    await passwordLinks.choose(String(await accounts.invite(ada)), 'correct horse');
    const asAda = { email: ada.email, password: 'correct horse', remember: false };
    await session.signIn(asAda);
    await account.endOtherSessions();
    await account.changePassword({ current: 'correct horse', next: 'another horse' });
    await session.signOutEverywhere();
    await session.signIn({ ...demoAccount, remember: false });
    expect(await account.listSessions()).toHaveLength(before);
  });

  it('ends the other sessions when the user signs out everywhere', async () => {
    const { account, session } = createSampleBackend({ latency: 0 });
    await session.signOutEverywhere();
    await session.signIn({ ...demoAccount, remember: false });
    expect(await account.listSessions()).toHaveLength(1);
  });

  it.each([
    ['an invitation', { invited: true }, linkHours.invited],
    ['a link for a new password', { invited: false }, linkHours.forgotten],
  ])('keeps %s valid until it expires', async (_what, { invited }, hours) => {
    let time = Date.parse('2027-01-01T00:00:00.000Z');
    const { accounts, passwordLinks } = createSampleBackend({ latency: 0, now: () => new Date(time) });
    const ada = { name: 'Ada Byron', email: 'ada@example.org', role: 'staff' } as const;
    const token = String(await (invited ? accounts.invite(ada) : accounts.makeLink('2')));
    time += hours * 60 * 60 * 1000 - 1;
    expect(await passwordLinks.read(token)).not.toBeNull();
    time += 1;
    expect(await passwordLinks.read(token)).toBeNull();
  });

  it('ignores fields that the client wrote when a review is updated', async () => {
    const { reviews } = createSampleBackend({ latency: 0 });
    const { comment, name, version } = await reviews.get('2');
    const forged = { ...reviewForm, comment: 'Never again.', name: 'Somebody' };
    expect(await reviews.update('2', forged, version)).toMatchObject({ ...reviewForm, comment, name });
    expect(await reviews.get('2')).toMatchObject({ ...reviewForm, comment, name });
  });

  it('offers no mail for forgotten passwords', async () => {
    expect((await createSampleBackend().session.signInOptions()).forgotten).toBe('none');
  });

  it('returns the counters of the specification', async () => {
    const { counters } = await createSampleBackend().dashboard.read();
    expect(counters).toEqual({
      totalLeads: 156,
      newLeads: 24,
      upcomingEvents: 12,
      totalAppointments: 8,
      unreadMessages: 6,
      totalPosts: 18,
    });
  });

  it('stores a picture as a data URL, byte for byte', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const address = await createSampleBackend({ latency: 0 }).images.store(new Blob([bytes], { type: 'image/webp' }));
    expect(address).toBe(`data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`);
  });

  it('notifies subscribers of changes and replies until they unsubscribe', async () => {
    const { conversations } = createSampleBackend({ latency: 0 });
    const heard = vi.fn();
    const stop = conversations.subscribe(heard);
    await conversations.changeAll([{ id: '1', read: 'yes' }]);
    await conversations.reply('2', replyForm, 'an attempt');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
    expect(heard.mock.calls).toEqual([[[{ id: '1', received: false }]], [[{ id: '2', received: false }]]]);
    // Setting the current value is no change.
    await conversations.changeAll([{ id: '1', read: 'yes' }]);
    stop();
    await conversations.changeAll([{ id: '1', read: 'no' }]);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('marks the mail of a reply as sent after five seconds', async () => {
    let time = Date.parse('2027-01-01T00:00:00.000Z');
    const { conversations } = createSampleBackend({ latency: 0, now: () => new Date(time) });
    await conversations.reply('1', replyForm, 'an attempt');
    const mail = async () => {
      const last = (await conversations.get('1')).messages.at(-1);
      return last?.kind === 'reply' && last.mail.state;
    };
    time += 4999;
    expect(await mail()).toBe('waiting');
    time += 1;
    expect(await mail()).toBe('sent');
  });

  it('makes no network call', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const backend = createSampleBackend({ latency: 0 });
    await backend.posts.listPublished(allPosts);
    await backend.events.listRecent();
    expect(fetch).not.toHaveBeenCalled();
  });
});
