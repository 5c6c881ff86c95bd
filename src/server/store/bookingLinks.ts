import { NotFound } from '#backend/errors.ts';
import { newActivity } from '#domain/activity.ts';
import { bookingLinkDays } from '#domain/consultation.ts';
import { day } from '#domain/durations.ts';
import { addActivities } from './activities.ts';
import type { Db } from './database.ts';
import { lockLead } from './leadRecord.ts';
import { type Mail, queueMails } from './outbox.ts';
import { accessLinkOf } from './outboxTable.ts';
import { hashOf, isValid, newToken } from './tokens.ts';

/** Validity of a link, in ms. */
const lifetime = bookingLinkDays * day;

/** A personal link with which the client of a lead picks a time, and the appointment that was made with it. */
export interface BookingLinkTable {
  /** SHA-256 of the link's token, hex. */
  token_hash: string;
  lead_id: string;
  appointment_id: string | null;
  created_at: string;
  expires_at: string;
}

/** Composes the mail with a link. @param token the link's token. */
export type WriteBookingLinkMail = (lead: { name: string; email: string; language?: string }, token: string) => Mail;

/**
 * Creates a personal link for a lead.
 * @param writeMail null if the link is not sent by mail.
 * @param by the account that creates it.
 * @returns the token, of which only the hash is stored; null if it is sent by mail.
 * @throws NotFound if there is no such lead, or no address to send the mail to.
 */
export async function addBookingLink(
  trx: Db,
  leadId: string,
  writeMail: WriteBookingLinkMail | null,
  by: string,
): Promise<string | null> {
  const lead = await trx
    .selectFrom('lead')
    .select(['id', 'name', 'email', 'language'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead || (writeMail && lead.email === ''))
    throw new NotFound(`There is no lead ${leadId} with an email address.`);
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
  // That an earlier mail with a link came back matters no more.
  await trx.deleteFrom('outbox').where('lead_id', '=', leadId).where(accessLinkOf(), '=', 'removed').execute();
  if (!writeMail) return token;
  // Mails with an expiry lose their text once sent, because the link grants access.
  await queueMails(trx, [{ ...writeMail(lead, token), lead_id: leadId, created_at, expires_at }]);
  return null;
}

/** A valid link. */
export type BookingLink = Pick<BookingLinkTable, 'token_hash' | 'lead_id' | 'appointment_id'>;

/** @returns a link; null if it is expired or unknown. */
export async function findBookingLink(db: Db, token: string): Promise<BookingLink | null> {
  const link = await db
    .selectFrom('booking_link')
    .select(['token_hash', 'lead_id', 'appointment_id'])
    .where('token_hash', '=', hashOf(token))
    .where(isValid('booking_link'))
    .executeTakeFirst();
  return link ?? null;
}

/**
 * Locks the lead of a link for the rest of the transaction, and so all requests with links of this lead.
 * @returns the link.
 * @throws NotFound as `findBookingLink`
 */
export async function lockLinkedLead(trx: Db, token: string): Promise<BookingLink> {
  const linkBefore = await findBookingLink(trx, token);
  if (linkBefore) await lockLead(trx, linkBefore.lead_id);
  // Read again under the lock: the link may have been used while this request waited.
  const link = linkBefore && (await findBookingLink(trx, token));
  if (!link) throw new NotFound('The booking link is unknown or has expired.');
  return link.lead_id === linkBefore.lead_id ? link : lockLinkedLead(trx, token);
}

/**
 * Stores which appointment was made with a link, and extends the link until the appointment's end.
 * @param endsAt end of the appointment, ISO 8601 UTC.
 */
export async function recordBooking(trx: Db, link: BookingLink, appointmentId: string, endsAt: string): Promise<void> {
  const ofLink = trx.updateTable('booking_link').where('token_hash', '=', link.token_hash);
  await ofLink.set({ appointment_id: appointmentId }).execute();
  await ofLink.set({ expires_at: endsAt }).where('expires_at', '<', endsAt).execute();
}
