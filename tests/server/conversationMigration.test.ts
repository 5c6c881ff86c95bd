import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { conversationEntity } from '#domain/conversation.ts';
import { readListQuery } from '#domain/entity.ts';
import { getConversation, listConversations } from '#server/store/conversations.ts';
import type { Db } from '#server/store/database.ts';
import { readRelated } from '#server/store/relatedLeads.ts';
import { earlierDatabase } from './earlierDatabase.ts';
import { engines } from './engines.ts';

const list = async (db: Db, search: string) =>
  (await listConversations(db, readListQuery(conversationEntity, new URLSearchParams(search)))).rows;

describe.each(engines)('Conversations migrated from an earlier version on $engine', ({ where }) => {
  it('are created from enquiries, and are unread if the lead is new', async () => {
    const { db, upgrade } = await earlierDatabase(where, '014-review-requests');
    const enquiries = [
      ['e1', 'Ada', 'ada@example.com', 'The lake.', 'contacted'],
      ['e2', 'Ada King', 'ADA@example.com', 'The peacocks.', 'converted'],
      ['e3', 'Bob', 'bob@example.com', 'A boat.', 'new'],
    ];
    for (const [at, [id = '', name, email, message, status]] of enquiries.entries()) {
      const time = `2026-01-0${at + 1}T00:00:00.000Z`;
      await sql`insert into enquiry
        (id, reference, idempotency_key, name, email, phone, event_type, message, page, service, created_at)
        values (${id}, ${id.replace('e', 'K')}, ${id}, ${name}, ${email}, '', 'other', ${message}, '/', '', ${time})`.execute(
        db,
      );
      await sql`insert into lead (id, enquiry_id, name, email, phone, event_type, status, created_at, updated_at, notes,
          name_key, email_key, phone_key, event_type_key, event_date_key, status_key, search)
        values (${id}, ${id}, ${name}, ${email}, '+1 (555) 010-1101', 'other', ${status}, ${time}, ${time}, '',
          '', '', '', '', '', 0, '')`.execute(db);
    }
    await upgrade('040-leads-by-event-type');
    // Begun by staff, so that it has no enquiry.
    const began = '2026-02-01T00:00:00.000Z';
    await sql`insert into conversation
      (id, email, name, excerpt, latest_at, read, archived, updated_at, name_key, search)
      values ('c9', 'zoe@example.com', 'Zoe', '', ${began}, 'yes', 'no', ${began}, 'zoe', 'zoe zoe@example.com')`.execute(
      db,
    );
    await upgrade();
    const [ada, bob, zoe] = await list(db, 'sort=name');
    expect(ada).toMatchObject({
      name: 'Ada King',
      email: 'ada@example.com',
      excerpt: 'The peacocks.',
      latestAt: '2026-01-02T00:00:00.000Z',
      read: 'yes',
      archived: 'no',
    });
    expect(bob).toMatchObject({ name: 'Bob', read: 'no' });
    const { messages } = await getConversation(db, ada?.id ?? '');
    expect(messages.map(({ text, at }) => [text, at])).toEqual([
      ['The lake.', '2026-01-01T00:00:00.000Z'],
      ['The peacocks.', '2026-01-02T00:00:00.000Z'],
    ]);
    expect(await list(db, 'q=lake')).toEqual([{ ...ada, excerpt: 'The lake.' }]);
    expect(await list(db, 'q=K3'), 'by the reference of an enquiry').toEqual([{ ...bob, excerpt: 'K3' }]);
    expect(await list(db, 'q=zoe')).toEqual([zoe]);
    expect(zoe).toMatchObject({ name: 'Zoe' });
    // The columns of later versions are filled for these leads, too.
    const { samePerson } = await readRelated(db, 'e3');
    expect(samePerson.map(({ id, source, tags }) => [id, source, tags])).toEqual([
      ['e2', '/', []],
      ['e1', '/', []],
    ]);
  });
});
