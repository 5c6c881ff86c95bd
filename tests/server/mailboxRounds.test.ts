import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MailboxFailure } from '#domain/dashboard.ts';
import type { MailboxPart, ReadMailbox } from '#server/mail/imapMailbox.ts';
import { startMailboxReader } from '#server/mail/mailboxReader.ts';
import { readMailboxFailure, storeMailboxResult } from '#server/store/mailboxFailure.ts';
import { openStore } from './engines.ts';
import { onTestEnd } from './testServer.ts';

const position = { validity: '7', uid: 9 };

afterEach(() => void vi.useRealTimers());

describe('The reader of the mailbox', () => {
  const nothing: MailboxPart = { mails: [], position };

  /** A reader with fake timers. */
  async function start(read: ReadMailbox) {
    const db = await openStore(async () => ':memory:');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const failed = vi.fn();
    const stop = startMailboxReader(db, read, { domain: 'example.org', addresses: [] }, failed);
    onTestEnd(stop);
    const passMinutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
    return { db, failed, stop, passMinutes, failure: () => readMailboxFailure(db) };
  }

  it('looks at once and then every minute', async () => {
    const read = vi.fn<ReadMailbox>(async () => nothing);
    const { passMinutes } = await start(read);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => {
      passMinutes(1);
      expect(read).toHaveBeenCalledTimes(2);
    });
  });

  it('reports another cause at once: a server that is back may refuse the password', async () => {
    const read = vi.fn<ReadMailbox>().mockRejectedValue(new Error('No network.'));
    const { failed, passMinutes } = await start(read);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    await new Promise(setImmediate);
    read.mockRejectedValueOnce(new Error('Wrong password.'));
    passMinutes(1);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledTimes(2));
    expect(failed.mock.calls).toEqual([['No network.'], ['Wrong password.']]);
  });

  it('waits longer after each failure, up to about an hour, and reports only the first of the same cause', async () => {
    const refusal = Object.assign(new Error('Command failed'), { responseText: 'Wrong password.' });
    const read = vi.fn<ReadMailbox>().mockRejectedValue(refusal);
    const { failed, passMinutes } = await start(read);
    for (const count of [1, 2, 2, 3, 3, 3, 3, 4]) {
      await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(count));
      // Until the round has ended.
      await new Promise(setImmediate);
      expect(read).toHaveBeenCalledTimes(count);
      passMinutes(1);
    }
    // Later at minutes 15, 31, 63, 127, 191 and 255.
    for (let minute = 8; minute <= 300; minute += 1) {
      passMinutes(1);
      await new Promise(setImmediate);
    }
    expect(read).toHaveBeenCalledTimes(10);
    expect(failed.mock.calls).toEqual([['Wrong password.']]);
  });

  it('looks every minute again after a success, and reports the next failure', async () => {
    const read = vi.fn<ReadMailbox>().mockRejectedValue(new Error('No network.'));
    const { failed, passMinutes } = await start(read);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
    await new Promise(setImmediate);
    read.mockResolvedValueOnce(nothing);
    for (const count of [2, 3, 4]) {
      passMinutes(1);
      await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(count));
      await new Promise(setImmediate);
    }
    expect(failed.mock.calls).toEqual([['No network.'], ['No network.']]);
  });

  it('stores for staff since when and why the mailbox cannot be read, until it is read', async () => {
    const read = vi.fn<ReadMailbox>().mockRejectedValue(new Error('No network.'));
    const { failure, passMinutes } = await start(read);
    const begin = new Date().toISOString();
    const becomes = (expected: MailboxFailure | null) =>
      vi.waitFor(async () => {
        passMinutes(1);
        expect(await failure()).toEqual(expected);
      });
    const first = await vi.waitFor(async () => (await failure()) ?? expect.fail());
    const { since } = first;
    expect(first).toEqual({ since, cause: 'No network.' });
    expect([begin, since, new Date().toISOString()].toSorted()[1]).toBe(since);
    read.mockRejectedValue(new Error('Wrong password.'));
    await becomes({ since, cause: 'Wrong password.' });
    read.mockResolvedValue(nothing);
    await becomes(null);
    read.mockRejectedValue(new Error('No network.'));
    await becomes({ since: expect.not.stringContaining(since), cause: 'No network.' });
  });

  it('writes only what has changed, as it looks every minute', async () => {
    const db = await openStore(async () => ':memory:');
    const writtenBy = async (cause: string | null) => {
      const written = sql<{ rows: number }>`select total_changes() as rows`;
      const before = (await written.execute(db)).rows[0]?.rows;
      await storeMailboxResult(db, cause);
      return Number((await written.execute(db)).rows[0]?.rows) - Number(before);
    };
    const causes = [null, 'No network.', 'No network.', 'Wrong password.', null, null];
    const rows: number[] = [];
    for (const cause of causes) rows.push(await writtenBy(cause));
    expect(rows).toEqual([0, 1, 0, 1, 1, 0]);
  });

  it('cancels what it is reading when it is stopped, and does not report that', async () => {
    const read = vi.fn<ReadMailbox>(
      (_since, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Closed.')))),
    );
    const { failed, failure, stop, passMinutes } = await start(read);
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
    await stop();
    expect(read.mock.lastCall?.[1].aborted).toBe(true);
    passMinutes(5);
    await new Promise(setImmediate);
    expect(read).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
    expect(await failure()).toBeNull();
  });
});
