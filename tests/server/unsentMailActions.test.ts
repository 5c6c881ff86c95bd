import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { mailRound, type SendMail } from '#server/mail/mailer.ts';
import { discardMail, readMailTrouble, retryMail } from '#server/store/mails.ts';
import { claimDueMail, recordFailure, renewLease } from '#server/store/outbox.ts';
import { engines } from './engines.ts';
import { addReply, claim, failure, ids, minute, openMails, read, sessionOf } from './storedMails.ts';

afterEach(() => void vi.useRealTimers());

describe.each(engines)('The list of unsent mails on $engine', ({ where }) => {
  it('sends a rejected mail again at once, also while others wait for the mail server, and logs it', async () => {
    const db = await openMails(where, 'a', 'b');
    const refused = await claim(db);
    await recordFailure(db, refused, { ...failure, permanent: true });
    await recordFailure(db, await claim(db), { ...failure, affectsAllMails: true });
    const sent: string[] = [];
    const send: SendMail = async ({ id }) => void sent.push(id);
    expect(await mailRound(db, send)()).toBe(0);
    await retryMail(db, refused.id, sessionOf('staff'));
    expect(await ids(db, 'state=refused')).toEqual([]);
    expect(await mailRound(db, send)()).toBe(2);
    expect(sent).toContain(refused.id);
    await expect(retryMail(db, refused.id, sessionOf('staff'))).rejects.toBeInstanceOf(NotFound);
    const logged = await db.selectFrom('activity').select(['entity', 'entity_id', 'kind', 'account_id']).execute();
    expect(logged).toEqual([{ entity: 'mail', entity_id: refused.id, kind: 'resent', account_id: 'eva' }]);
  });

  it('does not send a mail twice that is being sent, also by another process', async () => {
    const db = await openMails(where, 'a');
    const other = vi.fn<SendMail>(async () => undefined);
    const send = vi.fn<SendMail>(async ({ id }) => {
      await retryMail(db, id, sessionOf('staff'));
      expect(await mailRound(db, other)()).toBe(0);
    });
    expect(await mailRound(db, send)()).toBe(1);
    expect([send.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  });

  it('keeps the lease of a mail that is being sent, and its failure is recorded', async () => {
    const db = await openMails(where, 'a');
    const mail = await claim(db);
    await retryMail(db, mail.id, sessionOf('staff'));
    expect(await renewLease(db, mail)).toBe(true);
    await recordFailure(db, mail, failure);
    expect((await read(db)).rows).toMatchObject([{ attempts: 1, error: '451 Later.' }]);
    // It is not being sent any more.
    await retryMail(db, mail.id, sessionOf('staff'));
    expect(await claimDueMail(db)).toMatchObject({ id: mail.id, attempts: 1 });
  });

  it('does not take the mail that tries out whether the mail server is back, nor send others beside it', async () => {
    const db = await openMails(where, 'a', 'b');
    await recordFailure(db, await claim(db), { ...failure, affectsAllMails: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * minute });
    const first = await claim(db);
    const [other = ''] = (await ids(db)).filter((id) => id !== first.id);
    for (const id of [other, first.id]) {
      await retryMail(db, id, sessionOf('staff'));
      expect(await claimDueMail(db)).toBeNull();
    }
    expect(await renewLease(db, first)).toBe(true);
  });

  it('sends a mail again whose process has died, once its lease has ended', async () => {
    const db = await openMails(where, 'a');
    const { id } = await claim(db);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * minute });
    await retryMail(db, id, sessionOf('staff'));
    expect(await claimDueMail(db)).toMatchObject({ id });
  });

  it('discards a mail, logs it, and shows it in the conversation as a change', async () => {
    const db = await openMails(where, 'a');
    await db.deleteFrom('outbox').execute();
    const before = await addReply(db);
    const [id = ''] = await ids(db);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute });
    await discardMail(db, id, sessionOf('staff'));
    await expect(discardMail(db, id, sessionOf('staff'))).rejects.toBeInstanceOf(NotFound);
    expect(await ids(db)).toEqual([]);
    const after = await db.selectFrom('conversation').select('updated_at').executeTakeFirstOrThrow();
    expect(after.updated_at > before.updated_at).toBe(true);
    const logged = await db.selectFrom('activity').select(['entity', 'entity_id', 'kind']).execute();
    expect(logged).toEqual([{ entity: 'mail', entity_id: id, kind: 'discarded' }]);
  });

  it('counts mails that wait for the mail server, and sends again what two people ask for at the same time', async () => {
    const db = await openMails(where, 'a', 'b', 'c');
    await recordFailure(db, await claim(db), { ...failure, affectsAllMails: true });
    const waiting = await ids(db, 'state=waiting');
    expect(await readMailTrouble(db, 'owner')).toMatchObject({ waiting: 3 });
    expect(waiting).toHaveLength(3);
    await Promise.all([...waiting, ...waiting].map((id) => retryMail(db, id, sessionOf('staff'))));
    expect(await mailRound(db, async () => undefined)()).toBe(3);
  });
});
