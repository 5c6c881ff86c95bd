import { searchedWordsOf } from '#domain/conversation.ts';
import { demoAccount, demoPeople } from '#sample/account.ts';
import { appointments } from '#sample/appointments.ts';
import { conversations, type SampleConversation } from '#sample/conversations.ts';
import { leads } from '#sample/leads.ts';
import { reviews } from '#sample/reviews.ts';
import { templates } from '#sample/templates.ts';
import { addSamplePeople } from './accounts.ts';
import { book } from './appointmentBooking.ts';
import { toAppointmentRow } from './appointmentTable.ts';
import { toConversationRow } from './conversationTable.ts';
import type { Db } from './database.ts';
import { toLeadRow } from './leadTable.ts';
import { newId } from './newId.ts';
import { toReviewRow } from './reviewTable.ts';
import { listSiteRecords } from './siteRecords.ts';
import { addWrittenSample, type SiteSample, siteSample, writeGallerySample } from './siteSample.ts';
import { toTemplateRow } from './templates.ts';

/** The setting that marks the sample data as added. */
const seeded = 'seeded';

/** The setting that marks the stories of the pictures as added. */
const storiesSeeded = 'stories-seeded';

/**
 * Adds the sample data of the specification at the first start on a database, the stories of the sample pictures at the
 * first start of a version with stories, and the public content of another language at the first start with that
 * language, if the site has the sample in its default language. Safe to run in several processes at once.
 * @param records `none` starts without sample data.
 * @param withDemoAccount whether the demo account is added.
 * @param others the samples of the other languages, by URL prefix.
 */
export async function seed(
  db: Db,
  records: 'sample' | 'none',
  withDemoAccount: boolean,
  others: ReadonlyMap<string, SiteSample> = new Map(),
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isFirst = await addMarker(trx, seeded);
    if (await addMarker(trx, storiesSeeded)) await addGallery(trx, isFirst && records === 'sample');
    // A site that began empty stays empty in its other languages.
    const hasSample = records === 'sample' && (await listSiteRecords(trx, 'photo')).length > 0;
    for (const [language, sample] of others) {
      if (!(await addMarker(trx, `${seeded}-${language}`)) || !hasSample) continue;
      await addWrittenSample(trx, sample, language);
      await writeGallerySample(trx, sample, language);
    }
    if (!isFirst || records === 'none') return;
    await addWrittenSample(trx, siteSample);
    await addOtherSample(trx, withDemoAccount);
  });
}

/** Adds the records that have no language. */
async function addOtherSample(trx: Db, withDemoAccount: boolean): Promise<void> {
  await trx
    .insertInto('lead')
    .values(leads.map((lead) => toLeadRow(lead)))
    .execute();
  await trx
    .insertInto('review')
    .values(reviews.map((review) => toReviewRow(review)))
    .execute();
  await trx.insertInto('template').values(templates.map(toTemplateRow)).execute();
  if (withDemoAccount) await addSamplePeople(trx, demoPeople, demoAccount);
  for (const sample of conversations) await addConversation(trx, sample, withDemoAccount);
  for (const sample of appointments) {
    // Without the demo accounts, there are no people to attend.
    const appointment = withDemoAccount ? sample : { ...sample, people: [] };
    await trx.insertInto('appointment').values(toAppointmentRow(appointment)).execute();
    await book(trx, appointment);
  }
}

/** Stores a marker unless it exists. @returns whether it was stored. */
async function addMarker(trx: Db, name: string): Promise<boolean> {
  const inserted = await trx
    .insertInto('setting')
    .values({ name, value: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute();
  return inserted.length > 0;
}

/**
 * Adds events, pictures and their stories. A database from before the stories contains either the sample's events and
 * pictures, or none. The existing ones are replaced, because each has to name its story.
 * @param isNew whether the database is new and starts with the sample.
 */
async function addGallery(trx: Db, isNew: boolean): Promise<void> {
  if (!isNew && (await listSiteRecords(trx, 'photo')).length === 0) return;
  await writeGallerySample(trx, siteSample);
}

/** Adds a sample conversation with its enquiries. */
async function addConversation(trx: Db, conversation: SampleConversation, withDemoAccount: boolean): Promise<void> {
  const { id, name, email, messages } = conversation;
  const words = messages.map(searchedWordsOf);
  // Without the demo accounts, nobody can be responsible.
  const responsibleId = withDemoAccount ? conversation.responsibleId : null;
  await trx
    .insertInto('conversation')
    .values(toConversationRow({ ...conversation, responsibleId }, words, conversation.leadId))
    .execute();
  for (const message of messages) {
    const messageRow = { id: message.id, conversation_id: id, created_at: message.at };
    if (message.kind === 'enquiry') {
      const { reference, page, service, eventType, eventDate, text } = message;
      const enquiryRow = { id: message.id, created_at: message.at, reference, page, service, name, email, phone: '' };
      await trx
        .insertInto('enquiry')
        .values({
          ...enquiryRow,
          idempotency_key: reference,
          event_type: eventType,
          event_date: eventDate,
          message: text,
        })
        .execute();
      await trx
        .insertInto('message')
        .values({ ...messageRow, enquiry_id: message.id, subject: '', body: '' })
        .execute();
      continue;
    }
    const { subject, text } = message;
    const mailRow = { ...messageRow, subject, body: text };
    if (message.kind === 'mail') {
      const attachments = JSON.stringify(message.attachments);
      await trx
        .insertInto('message')
        .values({ ...mailRow, sender: message.from, attachments })
        .execute();
      continue;
    }
    await trx
      .insertInto('message')
      .values({ ...mailRow, account_id: withDemoAccount ? (message.by?.id ?? null) : null })
      .execute();
    // The reply's mail counts as sent.
    const { at } = message;
    const mail = { id: newId(), message_id: message.id, recipient: email, subject, body: text };
    await trx
      .insertInto('outbox')
      .values({ ...mail, created_at: at, due_at: at, sent_at: at, attempts: 1 })
      .execute();
  }
}
