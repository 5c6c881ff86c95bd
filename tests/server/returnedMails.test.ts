import { afterEach, describe, expect, it, vi } from 'vitest';
import { minute } from '#domain/durations.ts';
import { mailRound } from '#server/mail/mailer.ts';
import type { Db } from '#server/store/database.ts';
import { readMailTrouble } from '#server/store/mails.ts';
import { discardMails, listUnsentMails, retryMails } from '#server/store/unsentMails.ts';
import { engines } from './engines.ts';
import { bounceOf, lastMessage, mailbox, openReplied, read, takeIn } from './receivedMails.ts';
import { read as readMails } from './storedMails.ts';

/** Reads a mail that was received some minutes ago. */
const takeInOld = (db: Db, text: string, minutes: number) =>
  read(db, mailbox([text], new Date(Date.now() - minutes * minute).toISOString()));

afterEach(() => void vi.useRealTimers());

describe.each(engines)('Reports about returned mails on $engine', ({ where }) => {
  const lastMail = async (db: Db) => {
    const last = await lastMessage(db);
    return last?.kind === 'reply' && last.mail;
  };

  it('show that a mail came back, with the reason, and that it is undelivered until it is sent again', async () => {
    const { db, mailId } = await openReplied(where);
    expect(await lastMail(db)).toEqual({ state: 'sent', reason: '' });
    expect(await takeIn(db, bounceOf(mailId))).toBe(1);
    const reason = '550 5.1.1 <ada@example.com>: User unknown';
    expect(await lastMail(db)).toEqual({ state: 'refused', reason });
    expect(await listUnsentMails(db)).toMatchObject([{ recipient: 'ada@example.com', last_error: reason }]);
    expect(await readMailTrouble(db, 'owner')).toMatchObject({ refused: 1 });
    await retryMails(db, { id: mailId });
    await mailRound(db, async () => undefined)();
    expect(await lastMail(db)).toEqual({ state: 'sent', reason: '' });
  });

  it('say the status if the mail server gave no sentence', async () => {
    const { db, mailId } = await openReplied(where);
    await takeIn(db, bounceOf(mailId, { 'Diagnostic-Code': '', Status: '5.1\0.1' }));
    expect(await lastMail(db)).toEqual({ state: 'refused', reason: '5.1.1' });
  });

  it('may be mere text with a copy of the mail', async () => {
    const { db, mailId } = await openReplied(where);
    const textWith = (headers: string) => `From: MAILER-DAEMON@mx.example.org
To: hello@example.org
Subject: failure notice

<ada@example.com>:
550 No such user.

--- Below this line is a copy of the message.

> Subject: Your event
> ${headers}`;
    expect(await takeIn(db, textWith('In-Reply-To: <other@example.net>'))).toBe(0);
    expect(await takeIn(db, textWith(`Message-ID:\n  <${mailId}@example.org>`))).toBe(1);
    expect(await lastMail(db)).toEqual({ state: 'refused', reason: '550 No such user.' });
  });

  it('show that a mail with a link that grants access came back, which cannot be sent again without it', async () => {
    const { db, mailId } = await openReplied(where);
    const link = { body: 'https://example.org/#secret', expires_at: new Date(Date.now() + 60 * minute).toISOString() };
    await db
      .updateTable('outbox')
      .set({ ...link, sent_at: null, due_at: new Date().toISOString() })
      .execute();
    await mailRound(db, async () => undefined)();
    const mail = () => db.selectFrom('outbox').selectAll().executeTakeFirst();
    expect(await mail()).toMatchObject({ body: '', sent_at: expect.any(String) });
    expect((await readMails(db)).rows).toEqual([]);

    expect(
      await takeIn(db, bounceOf(mailId, { 'Diagnostic-Code': 'smtp; 550 5.1.1 https://example.org/#secret' })),
    ).toBe(1);
    expect((await mail())?.last_error).toBe('550 5.1.1');
    expect((await readMails(db)).rows).toMatchObject([
      { id: mailId, state: 'refused', accessLink: 'removed', error: '550 5.1.1' },
    ]);
    expect([await retryMails(db, { id: mailId }), await retryMails(db, { id: null })]).toEqual([0, 0]);
    expect(await mail()).toMatchObject({ sent_at: null, failed_at: expect.any(String) });
    await discardMails(db, { id: mailId });
    expect(await mail()).toBeUndefined();
  });

  it('tell open pages that the mail came back', async () => {
    const { db, id, mailId } = await openReplied(where);
    const updatedAt = () =>
      db.selectFrom('conversation').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow();
    const before = await updatedAt();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    await takeIn(db, bounceOf(mailId));
    expect((await updatedAt()).updated_at > before.updated_at).toBe(true);
  });

  it('leave a mail alone that is only delayed, was sent again since, or is not ours', async () => {
    const { db, mailId } = await openReplied(where);
    const delay = bounceOf(mailId, { Action: 'delayed' });
    expect(await takeIn(db, delay)).toBe(0);
    expect(
      await takeIn(db, delay.replace('Auto-Submitted: auto-replied', `In-Reply-To: <${mailId}@example.org>`)),
    ).toBe(0);
    expect(await takeIn(db, bounceOf(mailId).replace('@example.org>', '@example.net>'))).toBe(0);
    expect(await takeIn(db, bounceOf('019b0000-0000-7000-8000-000000000001'))).toBe(0);
    expect(await takeInOld(db, bounceOf(mailId), 10)).toBe(0);
    expect(await lastMail(db)).toEqual({ state: 'sent', reason: '' });
  });

  it('mark a mail as refused that came back according to a clock that is four minutes behind', async () => {
    const { db, mailId } = await openReplied(where);
    expect(await takeInOld(db, bounceOf(mailId), 4)).toBe(1);
  });

  it('show that a mail came back if only its headers did, or only its id', async () => {
    for (const shorten of [
      (report: string) => report.replace('message/rfc822', 'text/rfc822-headers'),
      (report: string) => `${report.split('--part\nContent-Type: message/rfc822')[0]}--part--\n`,
    ]) {
      const { db, mailId } = await openReplied(where);
      const report = shorten(bounceOf(mailId)).replace(
        'Auto-Submitted',
        `In-Reply-To: <${mailId}@example.org>\nAuto-Submitted`,
      );
      expect(await takeIn(db, report)).toBe(1);
      expect(await lastMail(db)).toMatchObject({ state: 'refused' });
    }
  });
});
