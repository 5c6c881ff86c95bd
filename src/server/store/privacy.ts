import { type SqlBool, sql } from 'kysely';
import { newActivity } from '#domain/activity.ts';
import { appointmentKindLabels } from '#domain/appointment.ts';
import {
  type Contact,
  type ContactDetails,
  contactDetailsOf,
  contactOf,
  countsOf,
  type FoundPerson,
  isViewOf,
} from '#domain/privacy.ts';
import { addActivities } from './activities.ts';
import { toAppointment, toAppointmentRow } from './appointmentTable.ts';
import { conversationsOfLead } from './conversationRemoval.ts';
import type { Db } from './database.ts';
import { hasEmail } from './leadTable.ts';
import { accessLinkOf } from './outboxTable.ts';
import { lockPeople, removeConversation, removeLead, removeRecord } from './removal.ts';
import { picturesOfReviews } from './reviewPictures.ts';

/** Everything that is stored about a person, by table. */
type PersonRows = Awaited<ReturnType<typeof rowsOf>>;

/** @returns the ids for an SQL `in`, which needs at least one value. */
const idsForIn = (ids: readonly (string | null)[]): string[] => ['', ...ids.filter((id) => id !== null)];

const isTheirs = (column: string, { email }: Contact) =>
  sql<SqlBool>`lower(${sql.ref(column)}) = ${email} and ${email} <> ''`;

async function leadsOf(db: Db, { email, digits }: Contact) {
  return db
    .selectFrom('lead')
    .selectAll()
    .where((its) =>
      its.or([
        its.and([hasEmail(email), its('email', '!=', '')]),
        its.and([its('phone_digits', '=', digits), its('phone_digits', '!=', '')]),
      ]),
    )
    .orderBy('id')
    .execute();
}

async function conversationsOf(db: Db, contact: Contact, leads: Awaited<ReturnType<typeof leadsOf>>) {
  const ofLeads = await Promise.all(leads.map((lead) => conversationsOfLead(db, lead)));
  return db
    .selectFrom('conversation')
    .selectAll()
    .where((its) => its.or([isTheirs('email', contact), its('id', 'in', idsForIn(ofLeads.flat()))]))
    .orderBy('id')
    .execute();
}

async function rowsOf(db: Db, contact: Contact) {
  const leads = await leadsOf(db, contact);
  const leadIds = idsForIn(leads.map(({ id }) => id));
  const enquiries = await db
    .selectFrom('enquiry')
    .selectAll()
    .where((its) =>
      its.or([
        isTheirs('email', contact),
        its('lead_id', 'in', leadIds),
        its('id', 'in', idsForIn(leads.map(({ enquiry_id }) => enquiry_id))),
      ]),
    )
    .execute();
  const conversations = await conversationsOf(db, contact, leads);
  const replies = await db
    .selectFrom('message')
    .selectAll()
    .where('conversation_id', 'in', idsForIn(conversations.map(({ id }) => id)))
    .where('enquiry_id', 'is', null)
    .execute();
  const reviews = await db.selectFrom('review').selectAll().where(isTheirs('email', contact)).orderBy('id').execute();
  const pictures = await picturesOfReviews(db, idsForIn(reviews.map(({ id }) => id)));
  const notes = await db
    .selectFrom('activity')
    .selectAll()
    .where('entity', '=', 'lead')
    .where('entity_id', 'in', leadIds)
    .where('kind', '=', 'note')
    .execute();
  const files = await db.selectFrom('lead_file').selectAll().where('lead_id', 'in', leadIds).orderBy('id').execute();
  const appointments = await db
    .selectFrom('appointment')
    .selectAll()
    .where('lead_id', 'in', leadIds)
    .orderBy('id')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    // Mails with links that grant access are left out: anyone with the exported file could use the links.
    .where(accessLinkOf(), '<>', 'included')
    .where((its) =>
      its.or([
        isTheirs('recipient', contact),
        its('lead_id', 'in', leadIds),
        its('enquiry_id', 'in', idsForIn(enquiries.map(({ id }) => id))),
        its('review_id', 'in', idsForIn(reviews.map(({ id }) => id))),
        its('message_id', 'in', idsForIn(replies.map(({ id }) => id))),
      ]),
    )
    .execute();
  const views = await viewsOf(db, contactDetailsOf(contact, leads));
  return { leads, enquiries, notes, files, appointments, conversations, replies, reviews, pictures, mails, views };
}

/** Views are few, and the search terms are part of their URLs, so they are checked one by one. */
async function viewsOf(db: Db, reached: ContactDetails) {
  const views = await db.selectFrom('saved_view').selectAll().orderBy('id').execute();
  return views.filter((view) => isViewOf(view, reached));
}

const removeViews = (trx: Db, views: PersonRows['views']) =>
  trx
    .deleteFrom('saved_view')
    .where('id', 'in', idsForIn(views.map(({ id }) => id)))
    .execute();

/** @returns how much is stored about a person. */
export async function findPerson(db: Db, contact: Contact): Promise<FoundPerson> {
  const rows = await rowsOf(db, contact);
  const namedRows = [...rows.leads, ...rows.enquiries, ...rows.reviews, ...rows.conversations];
  return { counts: countsOf(rows), names: [...new Set(namedRows.map(({ name }) => name))].toSorted() };
}

/** Technical columns without information about the person: keys, search texts, versions. */
const technical = /_key$|^(full_)?search$|^phone_digits$|^version$/;

/** @returns everything that is stored about a person, and logs the export. @param by the account that exports it. */
export async function exportPerson(db: Db, contact: Contact, by: string): Promise<object> {
  return db.transaction().execute(async (trx) => {
    const rows = await rowsOf(trx, contact);
    await addActivities(trx, { entity: 'person', entity_id: 'all' }, by, [newActivity('exported')]);
    return Object.fromEntries(Object.entries(rows).map(([kind, list]) => [kind, list.map(plain)]));
  });
}

/** A row with plain values; bytes as base64. */
const plain = (row: object) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (technical.test(name)) return [];
      return [[name, name === 'bytes' ? Buffer.from(value).toString('base64') : value]];
    }),
  );

/**
 * Erases everything that is stored about a person. Their appointments keep time, place and people, but lose all text.
 * @param trx the transaction of all writes.
 * @param by the account that erases.
 * @returns how many records of each kind there were.
 */
export async function erasePerson(trx: Db, contact: Contact, by: string): Promise<FoundPerson['counts']> {
  const leads = await leadsOf(trx, contact);
  const conversations = await conversationsOf(trx, contact, leads);
  const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  await lockPeople(trx, idsOf(leads), idsOf(conversations));
  // Read again under the locks: some of it may have been deleted meanwhile.
  const rows = await rowsOf(trx, contact);
  for (const row of rows.appointments) await clearAppointment(trx, row);
  for (const { id } of rows.leads) await removeLead(trx, id, by);
  for (const { id } of rows.conversations) {
    const existing = await trx.selectFrom('conversation').select('id').where('id', '=', id).executeTakeFirst();
    if (existing) await removeConversation(trx, id, by);
  }
  for (const { id } of rows.reviews) await removeRecord(trx, 'review', id, by);
  await trx
    .deleteFrom('enquiry')
    .where('id', 'in', idsForIn(rows.enquiries.map(({ id }) => id)))
    .execute();
  await trx
    .deleteFrom('outbox')
    .where((its) =>
      // Also those with links that grant access, which are not among the rows.
      its.or([its('id', 'in', idsForIn(rows.mails.map(({ id }) => id))), isTheirs('recipient', contact)]),
    )
    .execute();
  await removeViews(trx, rows.views);
  await addActivities(trx, { entity: 'person', entity_id: 'all' }, by, [newActivity('erased')]);
  return countsOf(rows);
}

/**
 * Deletes the saved views whose URL contains an address or a phone number of a deleted lead, unless another lead has
 * it.
 * @param trx the transaction of all writes.
 */
export async function removeViewsOf(trx: Db, { email, phone }: { email: string; phone: string }): Promise<void> {
  for (const contact of [contactOf(email), contactOf(phone)]) {
    const leadsWithContact = contact.email || contact.digits ? await leadsOf(trx, contact) : [];
    if (leadsWithContact.length === 0) await removeViews(trx, await viewsOf(trx, contactDetailsOf(contact, [])));
  }
}

/** Removes all text from the appointments of a lead. @param trx the transaction of all writes. */
export async function clearAppointmentsOf(trx: Db, leadId: string): Promise<void> {
  const rows = await trx.selectFrom('appointment').selectAll().where('lead_id', '=', leadId).orderBy('id').execute();
  for (const row of rows) await clearAppointment(trx, row);
}

async function clearAppointment(trx: Db, row: PersonRows['appointments'][number]): Promise<void> {
  const appointment = toAppointment({ ...row, lead_name: null }, new Map());
  const words = { title: appointmentKindLabels[row.kind], notes: '', cancelReason: '', leadId: null };
  const emptied = toAppointmentRow({ ...appointment, ...words }, row.version + 1, new Date().toISOString());
  await trx.updateTable('appointment').set(emptied).where('id', '=', row.id).execute();
}
