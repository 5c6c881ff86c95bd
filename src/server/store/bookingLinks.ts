import { NotFound } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import { bookingLinkDays } from '#domain/consultation.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import type { Mail } from './enquiries.ts';
import { lockLead } from './leadRecord.ts';
import { newId } from './newId.ts';
import { hashOf, newToken } from './tokens.ts';

/** How long a link is good, in ms. */
const lifetime = bookingLinkDays * 24 * 60 * 60 * 1000;

/** A personal link by which the client of one lead picks a time, and the appointment that was made by it. */
export interface BookingLinkTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string;
  lead_id: string;
  appointment_id: string | null;
  created_at: string;
  expires_at: string;
}

/** Writes the mail that brings a link. @param token of the link. */
export type BookingLinkMail = (lead: { name: string; email: string; language?: string }, token: string) => Mail;

/**
 * Makes a personal link for a lead. @param mailOf null where no mail is to bring it. @param by who makes it.
 * @returns its token, of which only the hash is kept; null where a mail brings it.
 * @throws NotFound where there is no such lead, or no address to which the mail could go.
 */
export async function addBookingLink(
  trx: Db,
  leadId: string,
  mailOf: BookingLinkMail | null,
  by: string,
): Promise<string | null> {
  const lead = await trx
    .selectFrom('lead')
    .select(['id', 'name', 'email', 'language'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead || (mailOf && lead.email === '')) throw new NotFound(`There is no lead ${leadId} with an address.`);
  const now = Date.now();
  const created_at = new Date(now).toISOString();
  const expires_at = new Date(now + lifetime).toISOString();
  await trx.deleteFrom('booking_link').where('expires_at', '<=', created_at).execute();
  const token = newToken();
  await trx
    .insertInto('booking_link')
    .values({ token_hash: hashOf(token), lead_id: leadId, created_at, expires_at })
    .execute();
  await addActivities(trx, { entity: 'lead', entity_id: leadId }, by, [newActivity('bookingLink')]);
  if (!mailOf) return token;
  // The link in this mail lets its reader in, so the mail leaves the outbox once it is sent.
  const mail = { ...mailOf(lead, token), id: newId(), lead_id: leadId, created_at, due_at: created_at, expires_at };
  await trx.insertInto('outbox').values(mail).execute();
  return null;
}

/** A link that is good. */
export type BookingLink = Pick<BookingLinkTable, 'token_hash' | 'lead_id' | 'appointment_id'>;

/** @returns a link; null where it is over or unknown. */
export async function findBookingLink(db: Db, token: string): Promise<BookingLink | null> {
  const found = await db
    .selectFrom('booking_link')
    .select(['token_hash', 'lead_id', 'appointment_id'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Keeps the lead of a link, and so all that is done by its links, for this transaction. @returns the link.
 * @throws NotFound as `findBookingLink`
 */
export async function lockLinkedLead(trx: Db, token: string): Promise<BookingLink> {
  const known = await findBookingLink(trx, token);
  if (known) await lockLead(trx, known.lead_id);
  // Read once more under the lock: the link may have been used while this request waited.
  const link = known && (await findBookingLink(trx, token));
  if (!link) throw new NotFound('This link is over.');
  return link.lead_id === known.lead_id ? link : lockLinkedLead(trx, token);
}

/** Keeps which appointment was made by a link, which is good until then. @param endsAt of the appointment. */
export async function keepPicked(trx: Db, link: BookingLink, appointmentId: string, endsAt: string): Promise<void> {
  const ofLink = trx.updateTable('booking_link').where('token_hash', '=', link.token_hash);
  await ofLink.set({ appointment_id: appointmentId }).execute();
  await ofLink.set({ expires_at: endsAt }).where('expires_at', '<', endsAt).execute();
}
