import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contactOf } from '#domain/privacy.ts';
import { enquiryMails } from '#server/mail/enquiryMails.ts';
import { addNote } from '#server/store/activities.ts';
import { addReply } from '#server/store/conversationMessages.ts';
import type { Db } from '#server/store/database.ts';
import { storeEnquiries } from '#server/store/enquiries.ts';
import { addFile } from '#server/store/leadFiles.ts';
import { queueMails } from '#server/store/outbox.ts';
import { erasePerson, exportPerson, findPerson } from '#server/store/privacy.ts';
import { sentPictureOf } from '#server/store/reviewPictures.ts';
import { storeReview } from '#server/store/reviews.ts';
import { replyForm, sentReview } from '#tests/support/records.ts';
import { addEva, engines, openStore, submission } from './engines.ts';
import { eva } from './storedConversations.ts';

const mailsOf = enquiryMails('staff@example.com', 'https://www.example.com');
const limit = { hits: 1000, within: 60_000 };
const zelda = contactOf('zelda1@quist.example');
const phone = contactOf('+1 (555) 019-9555');

const enquiry = (key: string, email: string, name = 'Zelda Quist') => {
  const { enquiry: sample, ...rest } = submission(key);
  return { ...rest, enquiry: { ...sample, name, email, phone: '555 019 9555', message: 'Peacocks.' } };
};

/** @returns the contents of all tables, as text. */
async function everything(db: Db): Promise<string> {
  const tables = await db.introspection.getTables();
  const contents = tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  return JSON.stringify(await Promise.all(contents)).toLowerCase();
}

describe.each(engines)('The stored data of a person on $engine', ({ where }) => {
  /** Zelda has sent two enquiries and a review; another person has an address with the same sort key. */
  async function open() {
    const db = await openStore(where);
    await addEva(db);
    const submissions = [enquiry('1', 'Zelda1@Quist.example'), enquiry('2', 'zelda1@quist.example')];
    await storeEnquiries(db, submissions, limit, { writeMails: mailsOf });
    const { enquiry: other, ...rest } = enquiry('3', 'zelda01@quist.example', 'Another');
    const another = { ...rest, enquiry: { ...other, phone: '555 020 0000', message: 'Swans.' } };
    await storeEnquiries(db, [another], limit, { writeMails: mailsOf });
    const review = {
      ...sentReview,
      name: 'Zelda Quist',
      email: 'ZELDA1@quist.example',
      comment: 'Peacocks everywhere.',
    };
    const mail = { recipient: 'staff@example.com', subject: 'New', body: 'Zelda Quist', language: 'en' };
    const bytes = Buffer.from('Peacocks in colour');
    const files = ['480.avif', '960.webp'].map((end) => ({ name: `peacocks-${end}`, bytes }));
    const picture = sentPictureOf(files);
    await storeReview(db, { key: 'review', review, picture, token: '', ip: '192.0.2.1' }, limit, () => mail);
    const leads = await db.selectFrom('lead').select('id').where('name', '=', 'Zelda Quist').orderBy('id').execute();
    const subject = { entity: 'lead', entity_id: String(leads[0]?.id) } as const;
    await addNote(db, subject, { text: 'Peacocks bite.' }, null, eva);
    const plan = { name: 'peacocks.txt', bytes: Buffer.from('Zelda Quist') };
    await addFile(db, subject.entity_id, plan, null, eva.id);
    return db;
  }

  it('are counted regardless of case, without those of similar addresses', async () => {
    const db = await open();
    const found = await findPerson(db, zelda);
    expect(found).toEqual({
      names: ['Zelda Quist'],
      counts: {
        leads: 2,
        enquiries: 2,
        notes: 1,
        files: 1,
        appointments: 0,
        conversations: 1,
        replies: 0,
        reviews: 1,
        pictures: 1,
        mails: 5,
        views: 0,
      },
    });
    // Reviews contain no phone number.
    expect((await findPerson(db, phone)).counts).toMatchObject({ leads: 2, enquiries: 2, reviews: 0, mails: 4 });
    expect((await findPerson(db, contactOf('nobody@quist.example'))).counts.mails).toBe(0);
  });

  it('include the enquiries from other addresses whose leads were merged into theirs', async () => {
    const db = await open();
    const lead = await db.selectFrom('lead').select('id').where('name', '=', 'Zelda Quist').executeTakeFirstOrThrow();
    await db.deleteFrom('lead').where('name', '=', 'Another').execute();
    await db.updateTable('enquiry').set({ lead_id: lead.id }).where('name', '=', 'Another').execute();
    const { names, counts } = await findPerson(db, zelda);
    expect(names).toEqual(['Another', 'Zelda Quist']);
    expect(counts).toMatchObject({ leads: 2, enquiries: 3 });
  });

  it('do not include what has no address, if the person is looked up by phone number', async () => {
    const db = await open();
    await db.updateTable('review').set({ email: '' }).execute();
    expect((await findPerson(db, phone)).counts.reviews).toBe(0);
  });

  it('include the mails of replies, also if the person is looked up by phone number', async () => {
    const db = await open();
    const { id } = await db
      .selectFrom('conversation')
      .select('id')
      .where('email', '=', zelda.email)
      .executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => addReply(trx, id, replyForm, null, eva));
    expect((await findPerson(db, phone)).counts).toMatchObject({ replies: 1, mails: 5 });
  });

  it('are exported without columns that only the database needs', async () => {
    const db = await open();
    const file = JSON.stringify(await exportPerson(db, zelda, 'eva'));
    for (const text of [
      'Zelda1@Quist.example',
      'Peacocks.',
      'Peacocks bite.',
      'Peacocks everywhere.',
      'peacocks.txt',
      btoa('Zelda Quist'),
      'peacocks-960.webp',
      btoa('Peacocks in colour'),
    ]) {
      expect(file).toContain(text);
    }
    expect(file).not.toMatch(/Swans|name_key|idempotency_key|"(?:full_)?search"|"version"|phone_digits/);
  });

  it('are exported without mails whose links would let anyone in who has the file', async () => {
    const db = await open();
    const link = { body: 'https://www.example.com/appointment#secret', expires_at: '2999-01-01T00:00:00.000Z' };
    const mails = db.updateTable('outbox').set(link).where('recipient', '=', 'zelda1@quist.example');
    expect(Number((await mails.executeTakeFirst()).numUpdatedRows)).toBeGreaterThan(0);
    expect(JSON.stringify(await exportPerson(db, zelda, 'eva'))).not.toContain('#secret');
  });

  it('include the sent mails to a former address whose links were removed, and are erased with the unsent ones', async () => {
    const db = await open();
    const former = contactOf('former@quist.example');
    const link = { recipient: former.email, subject: 'Your link', expires_at: '2999-01-01T00:00:00.000Z' };
    await queueMails(db, [
      { ...link, body: '', sent_at: '2027-01-01T00:00:00.000Z' },
      { ...link, body: 'https://www.example.com/appointment#secret' },
    ]);
    expect((await findPerson(db, former)).counts).toMatchObject({ mails: 1 });
    expect(JSON.stringify(await exportPerson(db, former, 'eva'))).toContain('Your link');
    await db.transaction().execute((trx) => erasePerson(trx, former, 'eva'));
    const kept = db.selectFrom('outbox').select('body').where('recipient', '=', former.email);
    expect(await kept.execute()).toEqual([]);
  });

  it('are erased from every table, without data of anybody else', async () => {
    const db = await open();
    await db.transaction().execute((trx) => erasePerson(trx, zelda, 'eva'));
    const left = await everything(db);
    for (const trace of ['zelda quist', 'zelda1@', 'peacocks', '019 9555']) expect(left, trace).not.toContain(trace);
    expect(await db.selectFrom('review_picture').select('name').execute()).toEqual([]);
    expect(left).toContain('swans.');
    expect(left).toContain('zelda01@quist.example');
    expect((await findPerson(db, contactOf('zelda01@quist.example'))).counts).toMatchObject({ leads: 1, mails: 2 });
  });
});
