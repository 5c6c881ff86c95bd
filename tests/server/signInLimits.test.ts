import { afterEach, describe, expect, it, vi } from 'vitest';
import { TooManyAttempts } from '#backend/errors.ts';
import { countSignIn } from '#server/store/signInLimits.ts';
import { engines, openStore } from './engines.ts';

afterEach(() => void vi.useRealTimers());

const stranger = { email: 'eva@example.com', ip: '192.0.2.1', device: null };

describe.each(engines)('Sign-in attempts on $engine', ({ where }) => {
  const open = () => openStore(where);

  it('are not counted if the password was right, neither for IP address and account nor for the device', async () => {
    const db = await open();
    const eva = { email: 'eva@example.com', device: null };
    for (let count = 0; count < 5; count += 1) await (await countSignIn(db, { ...eva, ip: '192.0.2.1' }, 1))();
    // Ten addresses may have one failure each before unknown devices are slowed down.
    for (let count = 0; count < 15; count += 1)
      await (await countSignIn(db, { ...eva, ip: `198.51.100.${count}` }, 1))();
    for (let count = 0; count < 10; count += 1) await countSignIn(db, { ...eva, ip: `203.0.113.${count}` }, 1);
    const known = { ...eva, ip: '192.0.2.2', device: 'a' };
    for (let count = 0; count < 5; count += 1) await (await countSignIn(db, known, 1))();
    await countSignIn(db, known, 1);
    // Counted like an unknown device, for which the account's limit is reached.
    await countSignIn(db, known, 1);
    await expect(countSignIn(db, { ...known, ip: '192.0.2.3' }, 1)).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it('are counted separately for each network and each known device', async () => {
    const db = await open();
    const refused = async (attempt: Parameters<typeof countSignIn>[1]) =>
      countSignIn(db, attempt, 1).then(
        () => false,
        (error) => error instanceof TooManyAttempts,
      );
    expect([await refused(stranger), await refused(stranger)]).toEqual([false, true]);
    expect(await refused({ ...stranger, email: 'ada@example.com' })).toBe(true);
    expect(await refused({ ...stranger, ip: '192.0.2.2' })).toBe(false);
    // Two known devices at an address that is blocked.
    for (const device of ['desk', 'phone']) {
      expect([await refused({ ...stranger, device }), await refused({ ...stranger, device })]).toEqual([false, true]);
    }
  });

  it('from unknown devices on one account are slowed down together, but not on another account', async () => {
    const db = await open();
    const from = (number: number, email = stranger.email) =>
      countSignIn(db, { email, ip: `198.51.100.${number}`, device: null }, 1);
    for (let number = 0; number < 10; number += 1) await from(number);
    // One of them may try, and the next one in ten seconds.
    for (let number = 40; number < 50; number += 1) await from(number, 'bob@example.com');
    await from(10);
    await expect(from(11)).rejects.toMatchObject({ retryAfter: 10 });
    await from(50, 'bob@example.com');
    await expect(from(12, ' EVA@example.com')).rejects.toBeInstanceOf(TooManyAttempts);
    await from(13, 'ada@example.com');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_001 });
    await from(14);
    await expect(from(15)).rejects.toBeInstanceOf(TooManyAttempts);
    vi.setSystemTime(Date.now() + 15 * 60_000);
    for (let number = 20; number < 30; number += 1) await from(number);
  });

  it('with the right password do not reduce the failures of an account that is slowed down', async () => {
    const db = await open();
    const from = (number: number) =>
      countSignIn(db, { email: stranger.email, ip: `198.51.100.${number}`, device: null }, 1);
    for (let number = 0; number < 10; number += 1) await from(number);
    await (await from(10))();
    await expect(from(11)).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it('from unknown devices are slowed down after ten times the limit of one IP address', async () => {
    const db = await open();
    const from = (number: number) =>
      countSignIn(db, { email: stranger.email, ip: `198.51.100.${number}`, device: null }, 2);
    for (let number = 0; number < 10; number += 1) for (const _ of [1, 2]) await from(number);
    await from(10);
    await expect(from(11)).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it('are refused if the database cannot count them', async () => {
    const db = await open();
    await db.schema.dropTable('rate_limit').execute();
    for (const device of ['desk', null]) {
      const attempt = countSignIn(db, { ...stranger, device }, 1);
      await expect(attempt).rejects.toThrow(/rate_limit/);
    }
  });
});
