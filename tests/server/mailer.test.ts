import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MailError } from '#server/mail/mailErrors.ts';
import { mailRound, type SendMail, startMailer } from '#server/mail/mailer.ts';
import type { Db } from '#server/store/database.ts';
import { readMailTrouble } from '#server/store/mails.ts';
import { leaseRenewal } from '#server/store/outbox.ts';
import { listUnsentMails } from '#server/store/unsentMails.ts';
import { engines, openStore, store, submission } from './engines.ts';
import { onTestEnd } from './testServer.ts';

afterEach(() => void vi.useRealTimers());

const noteAllDue = (db: Db) =>
  db
    .updateTable('outbox')
    .set({ due_at: new Date(0).toISOString() })
    .execute();

const errorOf = (more: Partial<MailError>): MailError => Object.assign(new Error('No.'), more);

/** A promise that the test settles. */
function promised() {
  let settle: (error?: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve());
  });
  return { promise, settle };
}

describe.each(engines)('The mailer on $engine', ({ where }) => {
  /** A database with a number of due mails. */
  async function withMails(count: number) {
    const db = await openStore(where);
    await store(
      db,
      Array.from({ length: count }, (_, number) => submission(`${number}`, `Person ${number}`)),
    );
    return db;
  }

  it('reports the code, command and status of a failure as far as known, why there is no connection, but nothing of the mail', async () => {
    for (const [error, cause] of [
      [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'EAUTH AUTH PLAIN 535'],
      [{ code: 'ESOCKET', command: 'CONN' }, 'ESOCKET CONN: No.'],
      [{ code: 'EPROTOCOL', command: 'CONN', responseCode: 554, response: '554 No.' }, 'EPROTOCOL CONN 554'],
      [{ code: 'EENVELOPE', command: 'RCPT TO' }, 'EENVELOPE RCPT TO'],
      [{ code: 'ESOCKET' }, 'ESOCKET'],
      [{}, 'unknown'],
    ] as const) {
      const refused = vi.fn();
      const db = await withMails(1);
      expect(await mailRound(db, () => Promise.reject(errorOf(error)), { onRefused: refused })()).toBe(0);
      expect(refused.mock.calls).toEqual([[cause]]);
      expect(await listUnsentMails(db)).toEqual([
        expect.objectContaining({ attempts: 1, last_error: expect.stringContaining('No.') }),
      ]);
    }
  });

  it('works without callbacks', async () => {
    const db = await withMails(1);
    expect(await mailRound(db, () => Promise.reject(errorOf({ command: 'DATA', responseCode: 554 })))()).toBe(0);
    expect(await readMailTrouble(db, 'owner')).toMatchObject({ waiting: 0, refused: 1 });
  });

  it('stops with the current mail and counts no failure caused by the stop', async () => {
    const db = await withMails(2);
    const ending = new AbortController();
    const refused = vi.fn();
    const signals: AbortSignal[] = [];
    const send = async (_mail: unknown, signal: AbortSignal) => {
      signals.push(signal);
      ending.abort();
      throw errorOf({ code: 'EABORT' });
    };
    const sendDueMails = mailRound(db, send, { onRefused: refused });
    expect(await sendDueMails(ending.signal)).toBe(0);
    expect(await sendDueMails(ending.signal)).toBe(0);
    expect([signals, refused.mock.calls]).toEqual([[ending.signal], []]);
    expect((await listUnsentMails(db)).map(({ attempts }) => attempts)).toEqual([0, 0]);
  });

  it('completes the current mail when it is stopped, and sends no other', async () => {
    const db = await withMails(2);
    const ending = new AbortController();
    const sendDueMails = mailRound(db, async () => ending.abort());
    expect(await sendDueMails(ending.signal)).toBe(1);
    expect(await listUnsentMails(db)).toHaveLength(1);
  });

  it('keeps a mail reserved while it is being sent, but no longer', async () => {
    const db = await withMails(1);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { promise, settle } = promised();
    const [slow, other] = [vi.fn<SendMail>(() => promise), vi.fn<SendMail>(async () => undefined)];
    const round = mailRound(db, slow)();
    await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce());
    const dueAt = async () => (await listUnsentMails(db))[0]?.due_at;
    for (let renewal = 0; renewal < 6; renewal += 1) {
      const before = await dueAt();
      vi.advanceTimersByTime(leaseRenewal);
      await vi.waitFor(async () => expect(await dueAt()).not.toBe(before));
      expect(await mailRound(db, other)()).toBe(0);
    }
    settle(errorOf({ command: 'RCPT TO', responseCode: 450 }));
    expect(await round).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    await noteAllDue(db);
    expect(await mailRound(db, other)()).toBe(1);
  });

  it('counts a failure in the moment in which the reservation is renewed', async () => {
    const db = await withMails(1);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const { promise, settle } = promised();
    const slow = vi.fn<SendMail>(() => promise);
    const round = mailRound(db, slow)();
    await vi.waitFor(() => expect(slow).toHaveBeenCalledOnce());
    vi.advanceTimersByTime(leaseRenewal);
    settle(errorOf({ command: 'RCPT TO', responseCode: 450 }));
    await round;
    expect(await listUnsentMails(db)).toMatchObject([{ attempts: 1 }]);
  });

  /** A mailer with fake timers. */
  function start(db: Db, send: SendMail) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const [refused, failed] = [vi.fn(), vi.fn()];
    const stop = startMailer(db, send, { onRefused: refused, onError: failed });
    onTestEnd(stop);
    return { refused, failed, stop, look: () => vi.advanceTimersByTime(5000) };
  }

  it('does not begin a round before the previous one has ended', async () => {
    const db = await withMails(2);
    const { promise, settle } = promised();
    const send = vi.fn<SendMail>(() => promise);
    const { look, stop } = start(db, send);
    look();
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
    look();
    look();
    // If a second round had begun, it would have taken the other mail by now.
    expect(await mailRound(db, async () => undefined)()).toBe(1);
    settle();
    await stop();
    expect([send.mock.calls.length, await listUnsentMails(db)]).toEqual([1, []]);
    await store(db, [submission('later')]);
    look();
    await stop();
    expect(send).toHaveBeenCalledOnce();
  });

  it('reports that the database was unavailable and continues when it is back', async () => {
    const db = await withMails(1);
    const { look, failed, refused } = start(db, async () => undefined);
    await db.schema.alterTable('outbox').renameTo('away').execute();
    look();
    await vi.waitFor(() => expect(failed.mock.calls).toEqual([[expect.any(Error)]]));
    await db.schema.alterTable('away').renameTo('outbox').execute();
    await vi.waitFor(async () => {
      look();
      expect(await listUnsentMails(db)).toEqual([]);
    });
    expect([failed.mock.calls.length, refused.mock.calls]).toEqual([1, []]);
  });

  it('does not send a mail again that was sent, but could not be marked as sent', async () => {
    const db = await withMails(1);
    const send = vi.fn<SendMail>(async () => db.schema.alterTable('outbox').renameTo('away').execute());
    const round = mailRound(db, send);
    await expect(round()).rejects.toThrow();
    await db.schema.alterTable('away').renameTo('outbox').execute();
    // As after the end of its reservation.
    await noteAllDue(db);
    expect(await round()).toBe(0);
    expect(send).toHaveBeenCalledOnce();
    expect(await listUnsentMails(db)).toEqual([]);
  });

  it('reports a cause again after a mail was sent, and another cause at once', async () => {
    const db = await withMails(1);
    let error: MailError | null = null;
    const { look, refused } = start(db, async () => {
      if (error) throw error;
    });
    const round = async (next: MailError | null, attempts: number) => {
      error = next;
      await noteAllDue(db);
      // The previous round may not have ended yet.
      await vi.waitFor(async () => {
        look();
        expect((await listUnsentMails(db))[0]?.attempts).toBe(attempts || undefined);
      });
    };
    const [closed, full] = [errorOf({ code: 'ESOCKET' }), errorOf({ code: 'EAUTH' })];
    await round(closed, 1);
    await round(closed, 2);
    await round(full, 3);
    await round(closed, 4);
    await round(null, 0);
    await store(db, [submission('next', 'Eva Stone')]);
    await round(full, 1);
    expect(refused.mock.calls).toEqual([['ESOCKET'], ['EAUTH'], ['EAUTH']]);
  });
});
