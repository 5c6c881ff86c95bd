import { afterEach, describe, expect, it, vi } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { discardMail, readMailTrouble, retryMail } from '#server/store/mails.ts';
import { queueMails, recordFailure } from '#server/store/outbox.ts';
import { engines } from './engines.ts';
import { addReply, claim, failure, ids, minute, openMails, read, sessionOf } from './storedMails.ts';

afterEach(() => void vi.useRealTimers());

/** A mail of a password link. */
const linkMail = (recipient: string) => ({
  recipient,
  subject: 'A link for you',
  body: 'https://example.org/secret',
  expires_at: new Date(Date.now() + 60 * minute).toISOString(),
});

describe.each(engines)('The list of unsent mails on $engine', ({ where }) => {
  it('has the mails that the dashboard counts under the same state, and the others as being sent', async () => {
    const db = await openMails(where, 'a', 'b', 'c');
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
    const db = await openMails(where, 'a');
    expect((await read(db)).rows).toMatchObject([{ attempts: 0, nextAttemptAt: null, error: '', accessLink: 'none' }]);
    const mail = await claim(db);
    // While it is being sent, the end of the lease is no next attempt.
    expect((await read(db)).rows).toMatchObject([{ nextAttemptAt: null }]);
    await recordFailure(db, mail, failure);
    const [tried] = (await read(db)).rows;
    expect(tried).toMatchObject({ recipient: 'staff@example.com', subject: 'New', attempts: 1, error: '451 Later.' });
    expect(Date.parse(String(tried?.nextAttemptAt))).toBeGreaterThan(Date.now());
    expect(tried).not.toHaveProperty('body');
    await retryMail(db, mail.id, sessionOf('staff'));
    expect((await read(db)).rows).toMatchObject([{ attempts: 1, error: '' }]);
    await recordFailure(db, await claim(db), failure);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * minute });
    const again = await claim(db);
    // Too late for this attempt, whose result replaces the reply.
    await retryMail(db, mail.id, sessionOf('staff'));
    expect((await read(db)).rows).toMatchObject([{ attempts: 2, error: '451 Later.' }]);
    await recordFailure(db, again, { ...failure, permanent: true });
    expect((await read(db)).rows).toMatchObject([{ state: 'refused', attempts: 3, nextAttemptAt: null }]);
  });

  it('is sorted by time, split into pages and searched by address and subject', async () => {
    const db = await openMails(where);
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
    const db = await openMails(where, 'a');
    const lead = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    expect((await read(db)).rows).toMatchObject([{ leadId: lead.id, conversationId: null }]);
    const { id: conversationId } = await addReply(db, new Date(Date.now() + 1000).toISOString());
    expect((await read(db)).rows[0]).toMatchObject({ leadId: null, conversationId });
    const mail = { recipient: 'ada@example.com', subject: 'Hello', body: 'Hello.' };
    await queueMails(db, [{ ...mail, lead_id: lead.id, created_at: new Date(Date.now() + 2000).toISOString() }]);
    expect((await read(db)).rows[0]).toMatchObject({ leadId: lead.id, conversationId: null });
  });

  it('leads to the lead that the one of an enquiry was merged into', async () => {
    const db = await openMails(where, 'a', 'b');
    const [kept, merged] = await db.selectFrom('lead').select(['id', 'enquiry_id']).execute();
    await db.updateTable('lead').set({ enquiry_id: null }).where('id', '=', String(merged?.id)).execute();
    await db.updateTable('enquiry').set({ lead_id: kept?.id }).where('id', '=', String(merged?.enquiry_id)).execute();
    expect((await read(db)).rows.map(({ leadId }) => leadId)).toEqual([kept?.id, kept?.id]);
  });

  it('shows mails to accounts to owners only, in the list and on the dashboard', async () => {
    const db = await openMails(where, 'a');
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
      await expect(retryMail(db, id, sessionOf('staff'))).rejects.toBeInstanceOf(NotFound);
      await expect(discardMail(db, id, sessionOf('staff'))).rejects.toBeInstanceOf(NotFound);
    }
    expect(await ids(db)).toHaveLength(4);
  });

  it('shows only the codes of the reply to a mail with a secret link, and no mail whose link has expired', async () => {
    const db = await openMails(where);
    await queueMails(db, [linkMail('ada@example.com')]);
    await recordFailure(db, await claim(db), { ...failure, reason: '554 Bad link: https://example.org/secret' });
    const { rows } = await read(db);
    expect(rows).toMatchObject([{ error: '554', accessLink: 'included', state: 'waiting', subject: 'A link for you' }]);
    expect(JSON.stringify(rows)).not.toContain('https://');
    for (const [reason = '', error] of [
      ['550-5.1.1 https://example.org/secret', '550-5.1.1'],
      ['Remote host said: 451 4.7.10 Later', '451 4.7.10'],
      ['550 5.1.1.secret', '550'],
      ['550-Spam', '550'],
      ['No such user (#5.1.1)', '5.1.1'],
      ['5.0.0', '5.0.0'],
      ['5501 or x550 or 1.5.1.1 or 550x', ''],
      ['connect ECONNREFUSED', ''],
    ]) {
      await db.updateTable('outbox').set({ due_at: new Date().toISOString() }).execute();
      await recordFailure(db, await claim(db), { ...failure, reason });
      expect((await read(db)).rows, reason).toMatchObject([{ error }]);
      expect(await db.selectFrom('outbox').select('last_error').execute(), reason).toEqual([{ last_error: error }]);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * minute });
    expect(await ids(db)).toEqual([]);
    expect(await readMailTrouble(db, 'owner')).toBeNull();
    await expect(retryMail(db, String(rows[0]?.id), sessionOf('owner'))).rejects.toBeInstanceOf(NotFound);
  });
});
