import { NotFound } from '#backend/errors.ts';
import { spanOfDay } from '#domain/appointmentTimes.ts';
import type { Lead, LeadDetails } from '#domain/lead.ts';
import { phoneDigits } from '#domain/phoneDigits.ts';
import { activitiesOfMerge, maxRelated, mergedLead, type RelatedLeads } from '#domain/relatedLeads.ts';
import { addActivities } from './activities.ts';
import { isPlannedBetween } from './appointments.ts';
import type { Db } from './database.ts';
import { getLead, readContact } from './leadRecord.ts';
import { hasEmail, leadColumns, responsibleName, toLead, toLeadRow } from './leadTable.ts';
import { lockPeople } from './removal.ts';

const latestFirst = (one: Lead, other: Lead) => (one.createdAt < other.createdAt ? 1 : -1);

/** @returns the tags in use, A to Z. */
export async function listTags(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('lead').select('tags').distinct().where('tags', '<>', '[]').execute();
  return [...new Set(rows.flatMap(({ tags }): string[] => JSON.parse(tags)))].toSorted();
}

/** @returns other leads of the same person, and those and events on the same day. @throws NotFound */
export async function readRelated(db: Db, id: string): Promise<RelatedLeads> {
  const { email, phone, event_date: eventDate } = await readContact(db, id);
  const others = db
    .selectFrom('lead')
    .select(leadColumns)
    .select(responsibleName)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .limit(maxRelated);
  const digits = phoneDigits(phone);
  const ofPerson = others.where((its) =>
    its.or([...(email === '' ? [] : [hasEmail(email)]), ...(digits === '' ? [] : [its('phone_digits', '=', digits)])]),
  );
  // By a subquery, as SQLite would look through all converted leads, latest first, until it has found enough.
  const convertedOn = (day: string) =>
    others.where(
      'id',
      'in',
      db.selectFrom('lead').select('lead.id').where('event_date', '=', day).where('status', '=', 'converted'),
    );
  const eventsOn = (day: string) =>
    db
      .selectFrom('appointment')
      .where('kind', '=', 'event')
      .where(isPlannedBetween(...spanOfDay(day)));
  const withEvent = (day: string) =>
    others.where('id', 'in', eventsOn(day).select('appointment.lead_id').where('lead_id', 'is not', null));
  const withoutLead = (day: string) =>
    eventsOn(day)
      .select(['appointment.id', 'title'])
      .where('lead_id', 'is', null)
      .orderBy('starts_at')
      .orderBy('appointment.id')
      .limit(maxRelated);
  const [samePerson, converted, planned, events] = await Promise.all([
    ofPerson.execute(),
    eventDate === null ? [] : convertedOn(eventDate).execute(),
    eventDate === null ? [] : withEvent(eventDate).execute(),
    eventDate === null ? [] : withoutLead(eventDate).execute(),
  ]);
  const sameDay = new Map([...converted, ...planned].map((row) => [row.id, toLead(row)]));
  return {
    samePerson: samePerson.map(toLead),
    sameDay: [...sameDay.values()].toSorted(latestFirst).slice(0, maxRelated),
    events,
  };
}

/** A lead that was merged into another one. */
export interface MergedLeadTable {
  id: string;
  /** The lead that it was merged into, with which this row is deleted. */
  lead_id: string;
}

/** @returns the id of the lead that a lead was merged into. @throws NotFound */
export async function readMergedInto(db: Db, id: string): Promise<string> {
  const merged = await db.selectFrom('merged_lead').select('lead_id').where('id', '=', id).executeTakeFirst();
  if (!merged) throw new NotFound(`No lead ${id} was merged into another one.`);
  return merged.lead_id;
}

/**
 * Merges two leads: records of the other lead are moved to the lead with this id, whose empty fields are filled from
 * the other.
 * @param trx the transaction of all writes.
 * @throws NotFound
 */
export async function mergeLeads(trx: Db, id: string, otherId: string, accountId: string): Promise<LeadDetails> {
  if (id === otherId) throw new NotFound('A lead cannot be merged with itself.');
  await lockPeople(trx, [id, otherId]);
  const target = await getLead(trx, id);
  const duplicate = await getLead(trx, otherId);
  const { enquiry_id: duplicateEnquiryId } = await enquiryOf(trx, otherId);
  const { enquiry_id: enquiryId } = await enquiryOf(trx, id);

  await trx.updateTable('enquiry').set({ lead_id: id }).where('lead_id', '=', otherId).execute();
  if (duplicateEnquiryId)
    await trx.updateTable('enquiry').set({ lead_id: id }).where('id', '=', duplicateEnquiryId).execute();
  await trx.updateTable('appointment').set({ lead_id: id }).where('lead_id', '=', otherId).execute();
  await trx.updateTable('lead_file').set({ lead_id: id }).where('lead_id', '=', otherId).execute();
  await trx.updateTable('review_request').set({ lead_id: id }).where('lead_id', '=', otherId).execute();
  await trx.updateTable('booking_link').set({ lead_id: id }).where('lead_id', '=', otherId).execute();
  await trx.updateTable('conversation').set({ lead_id: id }).where('lead_id', '=', otherId).execute();
  await trx.updateTable('outbox').set({ lead_id: id }).where('lead_id', '=', otherId).execute();
  await trx
    .updateTable('activity')
    .set({ entity_id: id })
    .where('entity', '=', 'lead')
    .where('entity_id', '=', otherId)
    .execute();
  await trx.updateTable('merged_lead').set({ lead_id: id }).where('lead_id', '=', otherId).execute();
  await trx.insertInto('merged_lead').values({ id: otherId, lead_id: id }).execute();
  await trx.deleteFrom('lead').where('id', '=', otherId).execute();

  const lead: Lead = mergedLead(target, duplicate);
  const updatedAt = new Date().toISOString();
  const row = toLeadRow(lead, { enquiryId, version: target.version + 1, updatedAt });
  // Mails to the client stay in the language of the enquiry, also if the lead that is kept was entered by staff.
  const language = target.language || duplicate.language;
  await trx
    .updateTable('lead')
    .set({ ...row, language })
    .where('id', '=', id)
    .execute();
  const subject = { entity: 'lead', entity_id: id } as const;
  await addActivities(trx, subject, accountId, activitiesOfMerge(target, duplicate, lead));
  return getLead(trx, id);
}

const enquiryOf = (trx: Db, id: string) =>
  trx.selectFrom('lead').select('enquiry_id').where('id', '=', id).executeTakeFirstOrThrow();
