import { describe, expect, it, vi } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { rangeOf } from '#domain/entity.ts';
import { startOfDay, today } from '#domain/zonedTimes.ts';
import { mailRound } from '#server/mail/mailer.ts';
import { addReply } from '#server/store/conversationMessages.ts';
import { changeConversations, getConversation } from '#server/store/conversations.ts';
import { readDashboard } from '#server/store/dashboard.ts';
import type { Db } from '#server/store/database.ts';
import { removeLead } from '#server/store/removal.ts';
import { discardMails, listUnsentMails } from '#server/store/unsentMails.ts';
import { replyForm } from '#tests/support/records.ts';
import { addEva, engines, openStore, store, submission } from './engines.ts';
import { eva, list, reply, sent, theOnly } from './storedConversations.ts';

const remove = (db: Db, leadId: string) => db.transaction().execute((trx) => removeLead(trx, leadId, eva.id));

describe.each(engines)('Conversations on $engine', ({ where }) => {
  const open = async () => {
    const db = await openStore(where);
    await addEva(db);
    return db;
  };

  it('are found by the reference of each enquiry, also after a lead was deleted', async () => {
    const db = await open();
    const references = await store(db, [
      sent('a', 'ada@example.com', 'Ada', 'Tea.'),
      sent('b', 'bob@example.com', 'Bob', ''),
    ]);
    references.push(...(await store(db, [sent('c', 'ada@example.com', 'Ada', 'Cake.')])));
    const found = async () => {
      const lists = references.map((reference) => list(db, `q=${String(reference).toLowerCase()}`));
      return (await Promise.all(lists)).map((rows) => rows.map(({ name }) => name));
    };
    expect(await found()).toEqual([['Ada'], ['Bob'], ['Ada']]);
    const [ada] = await list(db, 'q=ada');
    const { leads } = await getConversation(db, ada?.id ?? '');
    await remove(db, leads[0]?.id ?? '');
    expect((await found()).flat().toSorted()).toEqual(['Ada', 'Bob']);
  });

  it('begin unread with an enquiry, its text and its page', async () => {
    const db = await open();
    const [reference] = await store(db, [sent('a', 'Ada@Example.com', 'Ada Byron', 'A tea party\nfor thirty.')]);
    const { id, messages, leads, ...conversation } = await theOnly(db);
    expect(conversation).toEqual({
      name: 'Ada Byron',
      email: 'ada@example.com',
      excerpt: 'A tea party for thirty.',
      latestAt: messages[0]?.at,
      read: 'no',
      archived: 'no',
      responsibleId: null,
      responsible: '',
    });
    expect(messages).toEqual([
      {
        id: expect.any(String),
        kind: 'enquiry',
        at: expect.stringMatching(/Z$/),
        text: 'A tea party\nfor thirty.',
        reference,
        page: '/services/wedding',
        service: 'wedding',
        eventType: 'other',
        eventDate: null,
      },
    ]);
    expect(leads).toMatchObject([{ eventType: 'other', status: 'new' }]);
    expect((await list(db, 'q=for+thirty')).map((row) => row.id)).toEqual([id]);
  });

  it('combine all enquiries of one email regardless of case', async () => {
    const db = await open();
    await store(db, [
      sent('a', 'ada@example.com', 'Ada', 'First words.'),
      sent('b', 'bob@example.com', 'Bob', 'Others.'),
      sent('c', 'ADA@example.com', 'Ada Byron', 'Second words.'),
    ]);
    await store(db, [sent('d', 'ada@example.com', 'Ada King', 'Third words.')]);
    const rows = await list(db, 'sort=name');
    expect(rows.map(({ name, excerpt }) => [name, excerpt])).toEqual([
      ['Ada King', 'Third words.'],
      ['Bob', 'Others.'],
    ]);
    const { messages, leads, latestAt } = await getConversation(db, rows[0]?.id ?? '');
    expect(messages.map(({ text }) => text)).toEqual(['First words.', 'Second words.', 'Third words.']);
    expect(latestAt).toBe(messages.at(-1)?.at);
    expect(leads).toHaveLength(3);
    for (const q of ['first words', 'second words', 'third words', 'ada king', 'ada byron']) {
      expect(
        (await list(db, new URLSearchParams({ q }).toString())).map(({ name }) => name),
        q,
      ).toEqual(['Ada King']);
    }
  });

  it('are searched by name, email and the latest 50,000 characters', async () => {
    const db = await open();
    const long = 'x'.repeat(9990);
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
      await store(db, [sent(key, 'ada@example.com', 'Ada Byron', `${key}-words ${long}`)]);
    }
    const found = async (q: string) => (await list(db, new URLSearchParams({ q }).toString())).length;
    expect(await found('a-words')).toBe(0);
    expect([await found('c-words'), await found('f-words')]).toEqual([1, 1]);
    const { id } = await theOnly(db);
    await db
      .transaction()
      .execute((trx) => addReply(trx, id, { subject: 'Long', text: `our answer ${'y'.repeat(9900)}` }, null, eva));
    expect([await found('b-words'), await found('our answer'), await found('ada byron'), await found('ada@')]).toEqual([
      0, 1, 1, 1,
    ]);
    const { search } = await db.selectFrom('conversation').select('search').executeTakeFirstOrThrow();
    expect(search).toHaveLength(50_000);
  });

  it('become unread and leave the archive with a new enquiry, and keep their responsible person', async () => {
    const db = await open();
    await store(db, [submission('a')]);
    const { id } = await theOnly(db);
    await db
      .transaction()
      .execute((trx) => changeConversations(trx, [{ id, read: 'yes', archived: 'yes', responsibleId: 'eva' }], 'eva'));
    expect(await theOnly(db)).toMatchObject({ read: 'yes', archived: 'yes', responsible: 'Eva' });
    await store(db, [submission('b')]);
    expect(await theOnly(db)).toMatchObject({ id, read: 'no', archived: 'no', responsible: 'Eva' });
    const log = await db.selectFrom('activity').select(['entity', 'entity_id', 'kind', 'detail']).execute();
    expect(log).toEqual([
      { entity: 'conversation', entity_id: id, kind: 'edited', detail: expect.stringContaining('responsibleId') },
    ]);
    expect(log[0]?.detail).not.toContain('read');
  });

  it('contain no repeated enquiry and none over the limit', async () => {
    const db = await open();
    const limit = { hits: 2, within: 60_000 };
    await store(db, [submission('a')], limit);
    await store(db, [submission('a'), submission('b'), submission('c')], limit);
    expect((await theOnly(db)).messages).toHaveLength(2);
  });

  it('are counted on the dashboard: unread ones, and those of today among them, which the list finds as well', async () => {
    const db = await open();
    await store(db, [
      submission('a'),
      sent('b', 'bob@example.com', 'Bob', 'Hello.'),
      sent('c', 'cid@example.com', 'Cid', 'Hello.'),
    ]);
    vi.useFakeTimers({ toFake: ['Date'] });
    const midnight = startOfDay(today(companyZone), companyZone);
    const change = db.updateTable('conversation');
    const before = new Date(Date.parse(midnight) - 1).toISOString();
    await change.set({ latest_at: midnight }).where('name', '=', 'Ada Byron').execute();
    await change.set({ latest_at: before }).where('name', '=', 'Bob').execute();
    await change.set({ read: 'yes', latest_at: midnight }).where('name', '=', 'Cid').execute();
    const { counters, trends } = await readDashboard(db, 'owner');
    expect([counters.unreadMessages, trends.messagesToday]).toEqual([2, 1]);
    const listed = await list(db, `read=no&latest=${rangeOf(midnight, '')}`);
    expect(listed.map(({ email }) => email)).toEqual(['ada@example.com']);
  });

  it('send a reply through the outbox and show the state of its mail', async () => {
    const db = await open();
    await store(db, [submission('a')]);
    await db.deleteFrom('outbox').execute();
    const { id } = await theOnly(db);
    const mail = async () => {
      const last = (await theOnly(db)).messages.at(-1);
      return last?.kind === 'reply' ? last.mail : null;
    };
    await reply(db, id);
    const [waiting] = await db.selectFrom('outbox').select(['recipient', 'subject', 'body']).execute();
    expect(waiting).toEqual({ recipient: 'ada@example.com', subject: replyForm.subject, body: replyForm.text });
    expect(await mail()).toEqual({ state: 'waiting', reason: '' });
    const full = Object.assign(new Error('The mailbox is full.'), { command: 'RCPT TO', responseCode: 452 });
    await mailRound(db, () => Promise.reject(full))();
    expect(await mail()).toEqual({ state: 'waiting', reason: 'The mailbox is full.' });
    await db.updateTable('outbox').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
    const unknown = Object.assign(new Error('550 Nobody here.'), { command: 'RCPT TO', responseCode: 550 });
    await mailRound(db, () => Promise.reject(unknown))();
    expect(await mail()).toEqual({ state: 'refused', reason: '550 Nobody here.' });
    const [{ id: refused } = { id: '' }] = await listUnsentMails(db);
    await discardMails(db, { id: refused });
    expect(await mail()).toEqual({ state: 'discarded', reason: '' });
    await reply(db, id);
    await mailRound(db, async () => undefined)();
    expect(await mail()).toEqual({ state: 'sent', reason: '' });
  });

  it('send a reply once if the same attempt is repeated at the same time', async () => {
    const db = await open();
    await store(db, [submission('a')]);
    await db.deleteFrom('outbox').execute();
    const { id } = await theOnly(db);
    await Promise.all([reply(db, id, 'k'), reply(db, id, 'k')]);
    expect(await listUnsentMails(db)).toHaveLength(1);
    expect((await theOnly(db)).messages).toHaveLength(2);
    await expect(reply(db, 'nope')).rejects.toBeInstanceOf(NotFound);
    expect(await listUnsentMails(db)).toHaveLength(1);
  });

  it('send a reply again whose subject or text was changed after an attempt without a response', async () => {
    const db = await open();
    await store(db, [submission('a')]);
    const { id } = await theOnly(db);
    await reply(db, id, 'k');
    await reply(db, id, 'k', { ...replyForm, subject: 'Your tea party' });
    await reply(db, id, 'k', { ...replyForm, text: 'At five, as always.' });
    expect((await theOnly(db)).messages).toHaveLength(4);
  });
});
