import { afterEach, describe, expect, it, vi } from 'vitest';
import { TooManyAttempts } from '#backend/errors.ts';
import { addAccount, checkPassword, disableAccount, resetPassword } from '#server/store/accounts.ts';
import { type Db, isUnique } from '#server/store/database.ts';
import {
  claimDueMail,
  type DueMail,
  markSent,
  readMailTrouble,
  recordFailure,
  renewLease,
} from '#server/store/outbox.ts';
import { checkRateLimit, cleanRateLimits, uncountHit } from '#server/store/rateLimits.ts';
import { beginSession, endSessions, findSession } from '#server/store/sessions.ts';
import { discardMail, listUnsentMails, retryMails } from '#server/store/unsentMails.ts';
import { engines, openStore, store, submission } from './engines.ts';

afterEach(() => void vi.useRealTimers());

describe.each(engines)('Accounts, sessions and rate limits on $engine', ({ where }) => {
  const open = (what?: 'sample' | 'none', demoToo?: boolean) => openStore(where, what, demoToo);

  it('checks passwords and ends the sessions of an account that is disabled or gets a new password', async () => {
    const db = await open();
    await addAccount(db, { name: 'Eva', email: ' Eva@Example.com', password: 'correct horse' });
    const twice = addAccount(db, { name: 'Eva', email: 'eva@example.com', password: 'correct horse' });
    await expect(twice).rejects.toSatisfy(isUnique);
    const eva = await checkPassword(db, 'EVA@example.com', 'correct horse', true);
    expect(eva).toMatchObject({ name: 'Eva' });
    expect(await checkPassword(db, 'eva@example.com', 'wrong', true)).toBeNull();
    const token = await beginSession(db, String(eva?.id), 60_000);
    expect(await findSession(db, token, true)).toMatchObject({ email: 'eva@example.com' });
    expect(await findSession(db, `${token}x`, true)).toBeNull();
    expect(await resetPassword(db, 'eva@example.com', 'another horse')).toBe(true);
    expect(await findSession(db, token, true)).toBeNull();
    expect(await checkPassword(db, 'eva@example.com', 'correct horse', true)).toBeNull();
    expect(await disableAccount(db, 'eva@example.com')).toBe(true);
    expect(await checkPassword(db, 'eva@example.com', 'another horse', true)).toBeNull();
    expect(await disableAccount(db, 'nobody@example.com')).toBe(false);
  });

  it('ends a session when it expires, and all of an account at once', async () => {
    const db = await open('sample', true);
    const account = await checkPassword(db, 'admin@example.com', 'admin123', true);
    expect(await checkPassword(db, 'admin@example.com', 'admin123', false)).toBeNull();
    const over = await beginSession(db, String(account?.id), -1);
    expect(await findSession(db, over, true)).toBeNull();
    const one = await beginSession(db, String(account?.id), 60_000);
    const other = await beginSession(db, String(account?.id), 60_000);
    expect(await findSession(db, one, false)).toBeNull();
    await endSessions(db, String(account?.id));
    expect([await findSession(db, one, true), await findSession(db, other, true)]).toEqual([null, null]);
  });

  it('enforces a rate limit for simultaneous attempts until the window is over', async () => {
    const db = await open();
    const limit = { key: 'account eva', hits: 2, within: 60_000 };
    // Concurrent attempts: none of them waits for another one to fail.
    const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => checkRateLimit(db, limit)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(checkRateLimit(db, limit)).rejects.toBeInstanceOf(TooManyAttempts);
    await checkRateLimit(db, { ...limit, key: 'account ada' });
    const short = { ...limit, key: 'account zoe', within: -1 };
    for (let attempt = 0; attempt < 4; attempt += 1) await checkRateLimit(db, short);
  });

  it('stores nothing for attempts over the limit', async () => {
    const db = await open();
    const limit = { key: 'account eva', hits: 2, within: 60_000 };
    for (let attempt = 0; attempt < 2; attempt += 1) await checkRateLimit(db, limit);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(checkRateLimit(db, limit)).rejects.toMatchObject({ retryAfter: 60 });
    }
    expect(await db.selectFrom('rate_limit').select('hits').execute()).toEqual([{ hits: 2 }]);
    await uncountHit(db, limit);
    await checkRateLimit(db, limit);
    await expect(checkRateLimit(db, limit)).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it('does not count reverted attempts, and removes expired windows', async () => {
    const db = await open();
    const limit = { key: 'account eva', hits: 1, within: 60_000 };
    await checkRateLimit(db, limit);
    await uncountHit(db, limit);
    await checkRateLimit(db, limit);
    await expect(checkRateLimit(db, limit)).rejects.toMatchObject({ retryAfter: 60 });
    await checkRateLimit(db, { ...limit, key: 'account zoe', within: -1 });
    await cleanRateLimits(db);
    expect(await db.selectFrom('rate_limit').select('hits').execute()).toHaveLength(1);
  });

  it('begins a new window at the very end of the last one', async () => {
    const db = await open();
    const limit = { key: 'account eva', hits: 1, within: 60_000 };
    vi.useFakeTimers({ toFake: ['Date'] });
    await checkRateLimit(db, limit);
    vi.setSystemTime(Date.now() + 59_999);
    await expect(checkRateLimit(db, limit)).rejects.toMatchObject({ retryAfter: 1 });
    vi.setSystemTime(Date.now() + 1);
    await checkRateLimit(db, limit);
  });

  it('continues a window begun by another process whose clock is ahead', async () => {
    const db = await open();
    const limit = { key: 'account eva', hits: 2, within: 60_000 };
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + 5000 });
    await checkRateLimit(db, limit);
    vi.setSystemTime(now);
    await checkRateLimit(db, limit);
    await expect(checkRateLimit(db, limit)).rejects.toMatchObject({ retryAfter: 65 });
  });

  it('begins a new window if the stored one ends too far ahead', async () => {
    const db = await open();
    const limit = { key: 'account eva', hits: 1, within: 60_000 };
    await checkRateLimit(db, { ...limit, within: 172_800_000 });
    await checkRateLimit(db, limit);
    await expect(checkRateLimit(db, limit)).rejects.toMatchObject({ retryAfter: 60 });
  });
});

describe.each(engines)('The outbox on $engine', ({ where }) => {
  const failure = { reason: 'mail server is down', permanent: false, affectsAllMails: false };
  const due = (db: Db) =>
    db
      .updateTable('outbox')
      .set({ due_at: new Date(0).toISOString() })
      .execute();

  it('hands each mail to one process at a time, and retries later after a failure', async () => {
    const db = await openStore(where);
    await store(db, [submission('a')]);
    const [mail, none] = [await claimDueMail(db), await claimDueMail(db)];
    expect(mail).toMatchObject({ recipient: 'staff@example.com', attempts: 0 });
    expect(none).toBeNull();
    await recordFailure(db, mail as DueMail, failure);
    const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 1, sent_at: null, failed_at: null, last_error: 'mail server is down' });
    expect(Date.parse(row.due_at)).toBeGreaterThan(Date.now());
    expect(await claimDueMail(db)).toBeNull();
    await due(db);
    await markSent(db, (await claimDueMail(db)) as DueMail);
    await due(db);
    expect(await claimDueMail(db)).toBeNull();
    expect(await listUnsentMails(db)).toEqual([]);
  });

  it('hands two mails to three simultaneous processes, each mail once', async () => {
    const db = await openStore(where);
    await store(db, [submission('a'), submission('b')]);
    const taken = await Promise.all([claimDueMail(db), claimDueMail(db), claimDueMail(db)]);
    const ids = taken.flatMap((mail) => (mail ? [mail.id] : []));
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });

  it('keeps a mail reserved while its lease is renewed, which is impossible once it is lost', async () => {
    const db = await openStore(where);
    await store(db, [submission('a')]);
    const slow = (await claimDueMail(db)) as DueMail;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 110_000 });
    expect(await renewLease(db, slow)).toBe(true);
    vi.setSystemTime(Date.now() + 110_000);
    expect(await claimDueMail(db)).toBeNull();
    vi.setSystemTime(Date.now() + 110_000);
    const second = await claimDueMail(db);
    expect(second?.id).toBe(slow.id);
    expect(await renewLease(db, slow)).toBe(false);
    // Its late report is ignored.
    await recordFailure(db, slow, { ...failure, permanent: true });
    expect(await listUnsentMails(db)).toEqual([expect.objectContaining({ attempts: 0, failed_at: null })]);
  });

  it('doubles the delay after each failure, up to an hour', async () => {
    const db = await openStore(where);
    await store(db, [submission('a')]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await due(db);
      await recordFailure(db, (await claimDueMail(db)) as DueMail, failure);
      const [mail] = await listUnsentMails(db);
      waits.push((Date.parse(String(mail?.due_at)) - Date.now()) / 60_000);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('delays all mails after a general failure, and none once a mail was sent', async () => {
    const db = await openStore(where);
    await store(db, [submission('a'), submission('b'), submission('c')]);
    await recordFailure(db, (await claimDueMail(db)) as DueMail, { ...failure, affectsAllMails: true });
    await store(db, [submission('d')]);
    expect(await claimDueMail(db)).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    await markSent(db, (await claimDueMail(db)) as DueMail);
    const next = [await claimDueMail(db), await claimDueMail(db), await claimDueMail(db)];
    expect(new Set(next.map((mail) => mail?.id)).size).toBe(3);
  });

  it('truncates error messages and counts the successful attempt', async () => {
    const db = await openStore(where);
    await store(db, [submission('a')]);
    await recordFailure(db, (await claimDueMail(db)) as DueMail, { ...failure, reason: 'x'.repeat(9000) });
    expect(await listUnsentMails(db)).toMatchObject([{ last_error: 'x'.repeat(500) }]);
    await due(db);
    await markSent(db, (await claimDueMail(db)) as DueMail);
    const sent = await db.selectFrom('outbox').select(['attempts', 'last_error']).executeTakeFirst();
    expect(sent).toEqual({ attempts: 2, last_error: null });
  });

  it('continues to send if the clock is set back by two days', async () => {
    const db = await openStore(where);
    await store(db, [submission('a')]);
    await recordFailure(db, (await claimDueMail(db)) as DueMail, { ...failure, affectsAllMails: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 172_800_000 });
    expect(await claimDueMail(db)).toMatchObject({ attempts: 1 });
    expect(await claimDueMail(db)).toBeNull();
  });

  it('reports delayed and refused mails to staff, and lists, retries and discards them', async () => {
    const db = await openStore(where);
    await store(db, [submission('a'), submission('b')]);
    expect(await readMailTrouble(db)).toBeNull();
    await recordFailure(db, (await claimDueMail(db)) as DueMail, { ...failure, permanent: true });
    const [refused, waiting] = (await listUnsentMails(db)).toSorted((mail) => (mail.failed_at ? -1 : 1));
    expect(await readMailTrouble(db)).toEqual({ waiting: 0, refused: 1, since: refused?.created_at });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    expect(await readMailTrouble(db)).toMatchObject({ waiting: 1, refused: 1 });
    expect((await claimDueMail(db))?.id).toBe(waiting?.id);
    expect(await claimDueMail(db)).toBeNull();
    expect(await retryMails(db, String(refused?.id))).toBe(1);
    expect((await claimDueMail(db))?.id).toBe(refused?.id);
    expect(await retryMails(db, null)).toBe(2);
    expect(await discardMail(db, String(refused?.id))).toBe(true);
    expect(await discardMail(db, String(refused?.id))).toBe(false);
    const last = (await claimDueMail(db)) as DueMail;
    await markSent(db, last);
    expect([await discardMail(db, last.id), await retryMails(db, last.id)]).toEqual([false, 0]);
    expect(await readMailTrouble(db)).toBeNull();
  });
});
