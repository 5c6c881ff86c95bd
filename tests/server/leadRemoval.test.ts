import { Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { NotFound } from '#backend/errors.ts';
import { newNote } from '#domain/activity.ts';
import { enquiryMails } from '#server/mail/enquiryMails.ts';
import { mailRound } from '#server/mail/mailer.ts';
import { migrations } from '#server/migrations/migrations.ts';
import { addActivities } from '#server/store/activities.ts';
import { leadsOf } from '#server/store/conversations.ts';
import { type Db, type Engine, openDatabase } from '#server/store/database.ts';
import { storeEnquiries } from '#server/store/enquiries.ts';
import { claimDueMail, recordFailure } from '#server/store/outbox.ts';
import { mergeLeads } from '#server/store/relatedLeads.ts';
import { removeLead } from '#server/store/removal.ts';
import { listUnsentMails } from '#server/store/unsentMails.ts';
import { addEva, engines, openStore, store, submission } from './engines.ts';
import { onTestEnd } from './testServer.ts';

const mailsOf = enquiryMails('staff@example.com', 'https://www.example.com');

const person = (key: string) => {
  const { enquiry, ...rest } = submission(key);
  return {
    ...rest,
    enquiry: { ...enquiry, name: 'Zelda Quist', email: 'zelda@quist.example', phone: '555 0199', message: 'Peacocks.' },
  };
};

/** @returns the contents of all tables, as text. */
async function everything(db: Db): Promise<string> {
  const tables = await db.introspection.getTables();
  const contents = tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  return JSON.stringify(await Promise.all(contents)).toLowerCase();
}

const traces = ['zelda', 'quist', '555 0199', 'peacocks', 'waltzes'];

/** Sends an enquiry, and adds a note to its lead. @returns its reference, and the id of the lead. */
async function enquire(db: Db, key: string) {
  const [receipt] = await storeEnquiries(db, [person(key)], { hits: 1000, within: 60_000 }, { writeMails: mailsOf });
  if (!receipt || !('reference' in receipt)) throw new Error('The enquiry was refused.');
  const { reference } = receipt;
  const { id } = await db
    .selectFrom('lead')
    .innerJoin('enquiry', 'enquiry.id', 'lead.enquiry_id')
    .select('lead.id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  await addActivities(db, { entity: 'lead', entity_id: id }, null, [newNote('Likes waltzes.')]);
  return { reference, id };
}

describe.each(engines)('Removing a lead on $engine', ({ where }) => {
  it('removes all personal data from every table and logs only who removed which record', async () => {
    const db = await openStore(where, 'sample');
    await addEva(db);
    await store(db, [submission('other')]);
    const { reference, id } = await enquire(db, 'a');
    const wanted = [...traces, reference.toLowerCase()];
    const before = await everything(db);
    expect(wanted.filter((trace) => before.includes(trace))).toEqual(wanted);
    for (let mail = await claimDueMail(db); mail; mail = await claimDueMail(db)) {
      await recordFailure(db, mail, {
        reason: `550 <${mail.recipient}> is not known`,
        permanent: true,
        affectsAllMails: false,
      });
    }
    await db.transaction().execute((transaction) => removeLead(transaction, id, 'eva'));
    const after = await everything(db);
    expect(wanted.filter((trace) => after.includes(trace))).toEqual([]);
    const log = await db
      .selectFrom('activity')
      .select(['kind', 'entity', 'entity_id', 'account_id', 'detail'])
      .execute();
    expect(log).toEqual([{ kind: 'deleted', entity: 'lead', entity_id: id, account_id: 'eva', detail: '{}' }]);
    // Nothing of others is deleted.
    expect(after).toContain('ada byron');
    expect(await listUnsentMails(db)).toHaveLength(1);
    await expect(db.transaction().execute((transaction) => removeLead(transaction, id, 'eva'))).rejects.toBeInstanceOf(
      NotFound,
    );
  });

  it('also removes the data of leads that were merged into it', async () => {
    const db = await openStore(where);
    await addEva(db);
    const one = await enquire(db, 'a');
    const other = await enquire(db, 'b');
    const third = await enquire(db, 'c');
    await db.transaction().execute((trx) => mergeLeads(trx, other.id, third.id, 'eva'));
    const { enquiries } = await db.transaction().execute((trx) => mergeLeads(trx, one.id, other.id, 'eva'));
    const references = [one, other, third].map(({ reference }) => reference);
    expect(enquiries.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
    // The conversation of a deleted lead's person remains if there is another lead.
    const [conversation] = await db.selectFrom('conversation').select(['id', 'email']).execute();
    expect(await leadsOf(db, { id: String(conversation?.id), email: 'other@example.com' })).toMatchObject([
      { id: one.id },
    ]);
    await db.transaction().execute((trx) => removeLead(trx, one.id, 'eva'));
    const after = await everything(db);
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('also removes an enquiry of the same person whose own lead is gone already', async () => {
    const db = await openStore(where);
    await addEva(db);
    const one = await enquire(db, 'a');
    const other = await enquire(db, 'b');
    await db.deleteFrom('lead').where('id', '=', other.id).execute();
    await db.deleteFrom('activity').where('entity_id', '=', other.id).execute();
    await db.transaction().execute((trx) => removeLead(trx, one.id, 'eva'));
    const after = await everything(db);
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
    expect(await db.selectFrom('enquiry').select('id').execute()).toEqual([]);
  });

  it('stops waiting mails and also removes the one being sent', async () => {
    const db = await openStore(where);
    await addEva(db);
    const { id } = await enquire(db, 'a');
    const sent: string[] = [];
    const sendDueMails = mailRound(db, async ({ recipient }) => {
      sent.push(recipient);
      await db.transaction().execute((transaction) => removeLead(transaction, id, 'eva'));
    });
    await sendDueMails();
    expect(sent).toHaveLength(1);
    expect(await sendDueMails()).toBe(0);
    expect(await everything(db)).not.toContain('zelda');
  });

  it('lets the same person send the same enquiry again as a new lead', async () => {
    const db = await openStore(where);
    await addEva(db);
    const first = await enquire(db, 'a');
    await db.transaction().execute((transaction) => removeLead(transaction, first.id, 'eva'));
    const second = await enquire(db, 'a');
    expect(second.reference).not.toBe(first.reference);
    expect(await db.selectFrom('lead').select('id').execute()).toEqual([{ id: second.id }]);
    expect(await listUnsentMails(db)).toHaveLength(2);
  });

  it('links mails stored by an earlier version to their enquiry', async () => {
    const database = openDatabase(await where());
    onTestEnd(() => database.close());
    const { db, engine } = database;
    await migrateUntil(db, engine, '002-pictures');
    const row = {
      page: '',
      service: '',
      event_type: 'other' as const,
      event_date: null,
      created_at: '2026-01-01T00:00:00.000Z',
    };
    const { name, email, phone, message } = person('a').enquiry;
    await db
      .insertInto('enquiry')
      .values({ ...row, id: 'e', reference: 'ABCD-2345', idempotency_key: 'a', name, email, phone, message })
      .execute();
    const mails = mailsOf(person('a'), 'ABCD-2345').map(({ recipient, subject, body }, at) => ({
      recipient,
      subject,
      body,
      id: String(at),
      created_at: row.created_at,
      due_at: row.created_at,
    }));
    const other = { ...mails[0], id: 'other', subject: 'Newsletter' };
    await db
      .insertInto('outbox')
      .values([...mails, other] as never)
      .execute();
    await migrateUntil(db, engine, '003-mails-of-enquiries');
    const linked = await db.selectFrom('outbox').select(['id', 'enquiry_id']).orderBy('id').execute();
    expect(linked).toEqual([
      { id: '0', enquiry_id: 'e' },
      { id: '1', enquiry_id: 'e' },
      { id: 'other', enquiry_id: null },
    ]);
  });
});

/** Runs the pending migrations up to the given one. */
async function migrateUntil(db: Db, engine: Engine, last: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(engine) } });
  const { error } = await migrator.migrateTo(last);
  if (error) throw error;
}
