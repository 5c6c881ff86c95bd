import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { readListQuery } from '#domain/entity.ts';
import type { Role, Session } from '#domain/session.ts';
import { unsentMailEntity } from '#domain/unsentMail.ts';
import { mailRound, type SendMail } from '#server/mail/mailer.ts';
import type { Db } from '#server/store/database.ts';
import { discardMail, listMails, readMailTrouble, retryMail } from '#server/store/mails.ts';
import { claimDueMail, type DueMail, queueMails, recordFailure, renewLease } from '#server/store/outbox.ts';
import { addEva, engines, openStore, store, submission } from './engines.ts';

afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const failure = { reason: '451 Later.', permanent: false, affectsAllMails: false };
const as = (role: Role): Session => ({ id: 'eva', name: 'Eva', email: 'eva@example.com', role, picture: '' });

/** @returns the unsent mails that a role sees. @param search query string of the list's URL. */
const read = (db: Db, search = '', role: Role = 'owner') =>
  listMails(db, readListQuery(unsentMailEntity, new URLSearchParams(search)), role);
const ids = async (db: Db, search = '', role: Role = 'owner') =>
  (await read(db, search, role)).rows.map(({ id }) => id);

const claim = async (db: Db) => (await claimDueMail(db)) as DueMail;

/** A mail of a password link. */
const linkMail = (recipient: string) => ({
  recipient,
  subject: 'A link for you',
  body: 'https://example.org/secret',
  expires_at: new Date(Date.now() + 60 * minute).toISOString(),
});

/** Adds a reply and its mail to the only conversation. @returns the conversation, as it was before. */
async function addReply(db: Db, created_at = new Date().toISOString()) {
  const before = await db.selectFrom('conversation').select(['id', 'updated_at']).executeTakeFirstOrThrow();
  const text = { subject: 'Re', body: 'Yes.', created_at };
  const message = { ...text, id: 'm', conversation_id: before.id, account_id: 'eva' };
  await db.insertInto('message').values(message).execute();
  await queueMails(db, [{ ...text, recipient: 'ada@example.com', message_id: 'm' }]);
  return before;
}

describe.each(engines)('The list of unsent mails on $engine', ({ where }) => {
  /** A store with Eva's account and the mails of some enquiries. */
  async function open(...keys: string[]) {
    const db = await openStore(where);
    await addEva(db);
    await store(
      db,
      keys.map((key) => submission(key, `Person ${key}`)),
    );
    return db;
  }

  it('has the mails that the dashboard counts under the same state, and the others as being sent', async () => {
    const db = await open('a', 'b', 'c');
    expect(await readMailTrouble(db, 'owner')).toBeNull();
    expect((await read(db)).rows.map(({ state }) => state)).toEqual(['queued', 'queued', 'queued']);
    const refused = await claim(db);
    await recordFailure(db, refused, { ...failure, permanent: true });
    const waiting = await claim(db);
    await recordFailure(db, waiting, failure);
    expect(await ids(db, 'state=refused')).toEqual([refused.id]);
    expect(await ids(db, 'state=waiting')).toEqual([waiting.id]);
    expect(await ids(db, 'state=queued')).toHaveLength(1);
    expect(await readMailTrouble(db, 'owner')).toMatchObject({ waiting: 1, refused: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * minute });
    expect(await readMailTrouble(db, 'owner')).toMatchObject({ waiting: 2, refused: 1 });
    expect(await read(db, 'state=waiting')).toMatchObject({ matching: 2, total: 3, page: 1 });
  });

  it('says when a mail is tried next, how often it was and what the mail server replied', async () => {
    const db = await open('a');
    expect((await read(db)).rows).toMatchObject([{ attempts: 0, nextAttemptAt: null, error: '', hasSecretLink: 'no' }]);
    const mail = await claim(db);
    // While it is being sent, the end of the lease is no next attempt.
    expect((await read(db)).rows).toMatchObject([{ nextAttemptAt: null }]);
    await recordFailure(db, mail, failure);
    const [tried] = (await read(db)).rows;
    expect(tried).toMatchObject({ recipient: 'staff@example.com', subject: 'New', attempts: 1, error: '451 Later.' });
    expect(Date.parse(String(tried?.nextAttemptAt))).toBeGreaterThan(Date.now());
    expect(tried).not.toHaveProperty('body');
    await retryMail(db, mail.id, as('staff'));
    expect((await read(db)).rows).toMatchObject([{ attempts: 1, error: '' }]);
    await recordFailure(db, await claim(db), failure);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * minute });
    const again = await claim(db);
    // Too late for this attempt, whose result replaces the reply.
    await retryMail(db, mail.id, as('staff'));
    expect((await read(db)).rows).toMatchObject([{ attempts: 2, error: '451 Later.' }]);
    await recordFailure(db, again, { ...failure, permanent: true });
    expect((await read(db)).rows).toMatchObject([{ state: 'refused', attempts: 3, nextAttemptAt: null }]);
  });

  it('is sorted by time, split into pages and searched by address and subject', async () => {
    const db = await open();
    await queueMails(
      db,
      Array.from({ length: 12 }, (_, index) => ({
        recipient: `Person${index + 10}@Example.org`,
        subject: `Your café, table ${index}`,
        body: 'Hello.',
        created_at: new Date(Date.parse('2027-01-01T00:00:00Z') + index * minute).toISOString(),
      })),
    );
    const recipients = async (search: string) => (await read(db, search)).rows.map(({ recipient }) => recipient);
    expect((await recipients(''))[0]).toBe('Person21@Example.org');
    expect((await recipients('sort=createdAt'))[0]).toBe('Person10@Example.org');
    expect(await recipients('page=2')).toEqual(['Person11@Example.org', 'Person10@Example.org']);
    expect(await recipients('page=9')).toHaveLength(2);
    expect(await recipients('q=PERSON15%40example')).toEqual(['Person15@Example.org']);
    expect(await recipients('q=CAFE+8')).toEqual(['Person18@Example.org']);
    expect(await recipients('q=caf%C3%A9+person16')).toEqual(['Person16@Example.org']);
    expect(await recipients('q=hello')).toEqual([]);
  });

  it('leads to the lead of an enquiry or to the conversation of a reply', async () => {
    const db = await open('a');
    const lead = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    expect((await read(db)).rows).toMatchObject([{ leadId: lead.id, conversationId: null }]);
    const { id: conversationId } = await addReply(db, new Date(Date.now() + 1000).toISOString());
    expect((await read(db)).rows[0]).toMatchObject({ leadId: null, conversationId });
    const mail = { recipient: 'ada@example.com', subject: 'Hello', body: 'Hello.' };
    await queueMails(db, [{ ...mail, lead_id: lead.id, created_at: new Date(Date.now() + 2000).toISOString() }]);
    expect((await read(db)).rows[0]).toMatchObject({ leadId: lead.id, conversationId: null });
  });

  it('leads to the lead that the one of an enquiry was merged into', async () => {
    const db = await open('a', 'b');
    const [kept, merged] = await db.selectFrom('lead').select(['id', 'enquiry_id']).execute();
    await db.updateTable('lead').set({ enquiry_id: null }).where('id', '=', String(merged?.id)).execute();
    await db.updateTable('enquiry').set({ lead_id: kept?.id }).where('id', '=', String(merged?.enquiry_id)).execute();
    expect((await read(db)).rows.map(({ leadId }) => leadId)).toEqual([kept?.id, kept?.id]);
  });

  it('shows mails to accounts to owners only, in the list and on the dashboard', async () => {
    const db = await open('a');
    const lead = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    const [client] = await ids(db);
    await queueMails(db, [
      linkMail('eva@example.com'),
      { recipient: 'eva@example.com', subject: 'Your sign-in', body: 'It was changed.' },
      // A notification of a client's booking.
      { recipient: 'Eva@example.com', subject: 'A new booking', body: 'Hello.', lead_id: lead.id },
    ]);
    expect(await ids(db, '', 'staff')).toEqual([client]);
    expect(await read(db, '', 'staff')).toMatchObject({ total: 1 });
    expect(await ids(db)).toHaveLength(4);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * minute });
    expect(await readMailTrouble(db, 'staff')).toMatchObject({ waiting: 1 });
    expect(await readMailTrouble(db, 'owner')).toMatchObject({ waiting: 4 });
    for (const id of await ids(db)) {
      if (id === client) continue;
      await expect(retryMail(db, id, as('staff'))).rejects.toBeInstanceOf(NotFound);
      await expect(discardMail(db, id, as('staff'))).rejects.toBeInstanceOf(NotFound);
    }
    expect(await ids(db)).toHaveLength(4);
  });

  it('withholds the reply to a mail with a secret link, and leaves out those whose link has expired', async () => {
    const db = await open();
    await queueMails(db, [linkMail('ada@example.com')]);
    await recordFailure(db, await claim(db), { ...failure, reason: '554 Bad link: https://example.org/secret' });
    const { rows } = await read(db);
    expect(rows).toMatchObject([{ error: '', hasSecretLink: 'yes', state: 'waiting', subject: 'A link for you' }]);
    expect(JSON.stringify(rows)).not.toContain('https://');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * minute });
    expect(await ids(db)).toEqual([]);
    expect(await readMailTrouble(db, 'owner')).toBeNull();
    await expect(retryMail(db, String(rows[0]?.id), as('owner'))).rejects.toBeInstanceOf(NotFound);
  });

  it('sends a rejected mail again at once, also while others wait for the mail server, and logs it', async () => {
    const db = await open('a', 'b');
    const refused = await claim(db);
    await recordFailure(db, refused, { ...failure, permanent: true });
    await recordFailure(db, await claim(db), { ...failure, affectsAllMails: true });
    const sent: string[] = [];
    const send: SendMail = async ({ id }) => void sent.push(id);
    expect(await mailRound(db, send)()).toBe(0);
    await retryMail(db, refused.id, as('staff'));
    expect(await ids(db, 'state=refused')).toEqual([]);
    expect(await mailRound(db, send)()).toBe(2);
    expect(sent).toContain(refused.id);
    await expect(retryMail(db, refused.id, as('staff'))).rejects.toBeInstanceOf(NotFound);
    const logged = await db.selectFrom('activity').select(['entity', 'entity_id', 'kind', 'account_id']).execute();
    expect(logged).toEqual([{ entity: 'mail', entity_id: refused.id, kind: 'resent', account_id: 'eva' }]);
  });

  it('does not send a mail twice that is being sent, also by another process', async () => {
    const db = await open('a');
    const other = vi.fn<SendMail>(async () => undefined);
    const send = vi.fn<SendMail>(async ({ id }) => {
      await retryMail(db, id, as('staff'));
      expect(await mailRound(db, other)()).toBe(0);
    });
    expect(await mailRound(db, send)()).toBe(1);
    expect([send.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  });

  it('keeps the lease of a mail that is being sent, and its failure is recorded', async () => {
    const db = await open('a');
    const mail = await claim(db);
    await retryMail(db, mail.id, as('staff'));
    expect(await renewLease(db, mail)).toBe(true);
    await recordFailure(db, mail, failure);
    expect((await read(db)).rows).toMatchObject([{ attempts: 1, error: '451 Later.' }]);
    // It is not being sent any more.
    await retryMail(db, mail.id, as('staff'));
    expect(await claimDueMail(db)).toMatchObject({ id: mail.id, attempts: 1 });
  });

  it('does not take the mail that tries out whether the mail server is back, nor send others beside it', async () => {
    const db = await open('a', 'b');
    await recordFailure(db, await claim(db), { ...failure, affectsAllMails: true });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * minute });
    const first = await claim(db);
    const [other = ''] = (await ids(db)).filter((id) => id !== first.id);
    for (const id of [other, first.id]) {
      await retryMail(db, id, as('staff'));
      expect(await claimDueMail(db)).toBeNull();
    }
    expect(await renewLease(db, first)).toBe(true);
  });

  it('sends a mail again whose process has died, once its lease has ended', async () => {
    const db = await open('a');
    const { id } = await claim(db);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * minute });
    await retryMail(db, id, as('staff'));
    expect(await claimDueMail(db)).toMatchObject({ id });
  });

  it('discards a mail, logs it, and shows it in the conversation as a change', async () => {
    const db = await open('a');
    await db.deleteFrom('outbox').execute();
    const before = await addReply(db);
    const [id = ''] = await ids(db);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minute });
    await discardMail(db, id, as('staff'));
    await expect(discardMail(db, id, as('staff'))).rejects.toBeInstanceOf(NotFound);
    expect(await ids(db)).toEqual([]);
    const after = await db.selectFrom('conversation').select('updated_at').executeTakeFirstOrThrow();
    expect(after.updated_at > before.updated_at).toBe(true);
    const logged = await db.selectFrom('activity').select(['entity', 'entity_id', 'kind']).execute();
    expect(logged).toEqual([{ entity: 'mail', entity_id: id, kind: 'discarded' }]);
  });

  it('counts mails that wait for the mail server, and sends again what two people ask for at the same time', async () => {
    const db = await open('a', 'b', 'c');
    await recordFailure(db, await claim(db), { ...failure, affectsAllMails: true });
    const waiting = await ids(db, 'state=waiting');
    expect(await readMailTrouble(db, 'owner')).toMatchObject({ waiting: 3 });
    expect(waiting).toHaveLength(3);
    await Promise.all([...waiting, ...waiting].map((id) => retryMail(db, id, as('staff'))));
    expect(await mailRound(db, async () => undefined)()).toBe(3);
  });
});
