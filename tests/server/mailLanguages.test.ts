import { describe, expect, it } from 'vitest';
import { receiptMailWords } from '#content/mails.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { appointmentOfForm } from '#domain/appointmentForm.ts';
import { inRecipientsLanguages, type MailWriters, mailWriters } from '#server/mail/mailWriters.ts';
import { renewAccountLink } from '#server/store/accountLinks.ts';
import { queueAccountMail } from '#server/store/accountMails.ts';
import { addBookingLink } from '#server/store/bookingLinks.ts';
import { storeEnquiries } from '#server/store/enquiries.ts';
import { createLead } from '#server/store/leadRecord.ts';
import { mergeLeads } from '#server/store/relatedLeads.ts';
import { beginSession } from '#server/store/sessions.ts';
import { appointmentForm, leadForm, sentReview } from '#tests/support/records.ts';
import { addEva, engines, openStore, submission } from './engines.ts';

const settings = { STAFF_MAIL: 'desk@example.org', MAIL_FROM: 'us@example.org' };

/** Mail composers that mark each mail with their language. */
function writersIn(tag: string): MailWriters {
  const writers = mailWriters(settings, `https://example.org/${tag}`);
  const marked = (recipient: string) => ({ recipient, subject: tag, body: 'Hello', language: tag });
  return {
    ...writers,
    enquiry: ({ enquiry: { email } }) => [marked(settings.STAFF_MAIL), marked(email)],
    review: () => marked(settings.STAFF_MAIL),
    pick: () => [marked(settings.STAFF_MAIL)],
    appointment: (_purpose, _appointment, client) => ({ ...marked(client.email), calendar: '' }),
    bookingLink: (lead) => marked(lead.email),
    link: ({ email }) => marked(email),
    account: ({ email }) => marked(email),
  };
}

const byLanguage = { first: writersIn('en'), others: new Map([['de', writersIn('de')]]) };
const now = '2027-06-01T12:00:00.000Z';
const tea: AppointmentDetails = {
  ...appointmentOfForm(appointmentForm),
  ...{ id: '1', createdAt: now, updatedAt: now, version: 1, leadName: '', peopleNames: [] },
};
const visitor = submission('mail-languages');

describe('Mails are written', () => {
  it('to a visitor in the language of the page, and to staff in the site’s first language', () => {
    const mails = inRecipientsLanguages(byLanguage, byLanguage.others.get('de') as MailWriters).enquiry(
      visitor,
      'EV-1',
    );
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [settings.STAFF_MAIL, 'en'],
      [visitor.enquiry.email, 'de'],
    ]);
  });

  it('about reviews and picked times in the site’s first language, and to clients in theirs', () => {
    const { review, pick, appointment } = inRecipientsLanguages(byLanguage, byLanguage.others.get('de') as MailWriters);
    expect(review({ ...sentReview, picture: '' }).subject).toBe('en');
    const picked = {
      kind: 'picked',
      lead: { id: '1', name: 'Ada', email: 'ada@example.com' },
      before: null,
      appointment: tea,
    } as const;
    expect(pick(picked, []).map(({ subject }) => subject)).toEqual(['en']);
    const ada = { name: 'Ada', email: 'ada@example.org' };
    const subjects = [{ language: 'de' }, { language: 'nl' }, {}].map(
      (language) => appointment('invitation', tea, { ...ada, ...language }).subject,
    );
    expect(subjects).toEqual(['de', 'en', 'en']);
  });

  it('to a visitor of a site with one language in that language', () => {
    const own = mailWriters(settings, 'https://example.org');
    const [, receipt] = inRecipientsLanguages({ first: own, others: new Map() }, own).enquiry(visitor, 'EV-1');
    expect(receipt?.subject).toBe(receiptMailWords.subject('EV-1'));
  });
});

describe.each(engines)('On $engine mails are written', ({ where }) => {
  const { bookingLink, link, account } = inRecipientsLanguages(byLanguage, byLanguage.first);
  /** @returns the subjects in the outbox, without those of enquiries. */
  const subjects = async (db: Awaited<ReturnType<typeof openStore>>) => {
    const rows = await db.selectFrom('outbox').select('subject').where('enquiry_id', 'is', null).execute();
    return rows.map(({ subject }) => subject);
  };

  it('to a client in the language of their enquiry, or in the first one if that is unavailable', async () => {
    const db = await openStore(where);
    await storeEnquiries(db, [visitor], { hits: 10, within: 1000 }, { writeMails: byLanguage.first.enquiry });
    const lead = await db.selectFrom('lead').select(['id', 'language']).executeTakeFirstOrThrow();
    expect(lead.language).toBe('en');
    const by = await addEva(db);
    for (const language of ['de', 'nl', '']) {
      await db.updateTable('lead').set({ language }).where('id', '=', lead.id).execute();
      await addBookingLink(db, lead.id, bookingLink, by);
    }
    expect((await subjects(db)).toSorted()).toEqual(['de', 'en', 'en']);
  });

  it('to a client in the language of their enquiry, also after it was merged into a lead entered by staff', async () => {
    const db = await openStore(where);
    await storeEnquiries(db, [visitor], { hits: 10, within: 1000 }, { writeMails: byLanguage.first.enquiry });
    const { id } = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    await db.updateTable('lead').set({ language: 'de' }).where('id', '=', id).execute();
    const by = await addEva(db);
    const merge = (kept: string, other: string) => db.transaction().execute((trx) => mergeLeads(trx, kept, other, by));
    const entered = async () => (await createLead(db, { ...leadForm, responsibleId: '' }, null)).id;
    const merged = await merge(await entered(), id);
    expect(merged.language).toBe('de');
    expect(await merge(merged.id, await entered())).toMatchObject({ language: 'de' });
    // The lead that is kept decides.
    const inEnglish = await entered();
    await db.updateTable('lead').set({ language: 'en' }).where('id', '=', inEnglish).execute();
    expect(await merge(merged.id, inEnglish)).toMatchObject({ language: 'de' });
  });

  it('to staff in the language in which they signed in last', async () => {
    const db = await openStore(where);
    const id = await addEva(db);
    await db.updateTable('account').set({ language: 'de' }).where('id', '=', id).execute();
    await queueAccountMail(db, id, 'password', account);
    await renewAccountLink(db, id, link);
    await beginSession(db, id, 1000);
    await queueAccountMail(db, id, 'codes', account);
    expect((await subjects(db)).toSorted()).toEqual(['de', 'de', 'en']);
  });
});
