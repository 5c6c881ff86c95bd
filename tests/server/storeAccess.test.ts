import { afterEach, describe, expect, it, vi } from 'vitest';
import { TooManyAttempts } from '#backend/errors.ts';
import { demoAccount } from '#sample/account.ts';
import { addAccount, checkPassword, disableAccount, resetPassword } from '#server/store/accounts.ts';
import { isUniqueViolation } from '#server/store/database.ts';
import { checkRateLimit, cleanRateLimits, uncountHit } from '#server/store/rateLimits.ts';
import { beginSession, endSessions, findSession } from '#server/store/sessions.ts';
import { engines, openStore } from './engines.ts';

afterEach(() => void vi.useRealTimers());

describe.each(engines)('Accounts, sessions and rate limits on $engine', ({ where }) => {
  const open = (what?: 'sample' | 'none', withDemoAccount?: boolean) => openStore(where, what, withDemoAccount);

  it('checks passwords and ends the sessions of an account that is disabled or gets a new password', async () => {
    const db = await open();
    await addAccount(db, { name: 'Eva', email: ' Eva@Example.com', password: 'correct horse' });
    const twice = addAccount(db, { name: 'Eva', email: 'eva@example.com', password: 'correct horse' });
    await expect(twice).rejects.toSatisfy(isUniqueViolation);
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
    const account = await checkPassword(db, demoAccount.email, demoAccount.password, true);
    expect(await checkPassword(db, demoAccount.email, demoAccount.password, false)).toBeNull();
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
    // An attempt that was counted in an earlier window: it must not make room for another one in this.
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
