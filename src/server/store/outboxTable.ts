import { type ColumnType, type Generated, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MailPurpose } from '#domain/appointmentMails.ts';
import type { MailState } from '#domain/conversation.ts';
import type { AccessLink } from '#domain/unsentMail.ts';

/**
 * A mail, before and after it is sent. Deleted with the record that it is about, by staff or by `npm run mail`; a mail
 * with a link that grants access loses its text once it is sent, and is deleted once the link has expired.
 */
export interface OutboxTable {
  id: string;
  /** The enquiry of a notification; deleting it deletes the mail. */
  enquiry_id: string | null;
  /** The review of a notification; deleting it deletes the mail. */
  review_id: string | null;
  /** The reply that the mail contains; deleting it deletes the mail. */
  message_id: string | null;
  /** The lead that the mail is sent to; deleting it deletes the mail. */
  lead_id: string | null;
  /** The appointment that the mail is about; deleting it deletes the mail. */
  appointment_id: string | null;
  /** Purpose of a mail about an appointment; null for all other mails. */
  purpose: MailPurpose | null;
  /** For a delayed mail about a change, what the client was last sent (`MailedFields` as JSON); otherwise null. */
  known_before: ColumnType<string | null, string | null | undefined>;
  /** The iCalendar part of the mail. */
  calendar: string | null;
  recipient: string;
  /** Address that answers go to; null for the sender's. */
  reply_to: string | null;
  /** The `Message-ID` of the client's mail that a reply answers; null if there is none. */
  in_reply_to: string | null;
  subject: string;
  body: string;
  /** BCP 47 tag; null for replies, which staff may write in any language, and for mails from before it was stored. */
  language: string | null;
  /** What searches for unsent mails look into. */
  search: Generated<string>;
  created_at: string;
  attempts: ColumnType<number, number | undefined>;
  /** Time of the next attempt, or the end of the sending process's lease. */
  due_at: string;
  /** End of the sending process's lease; null if no process is sending the mail. */
  leased_until: ColumnType<string | null, string | null | undefined>;
  sent_at: string | null;
  last_error: string | null;
  /** Time at which the mail server rejected the mail permanently. */
  failed_at: string | null;
  /** 1 if the mail server accepted no mail at all at the last attempt. */
  waits_for_server: ColumnType<number, number | undefined>;
  /** Expiry of the link in a mail, which is deleted then; null for a mail without such a link. */
  expires_at: string | null;
}

/** @returns the SQL condition that a mail has not been sent, and that its link, if it has one, has not expired. */
export const isUnsent = (): RawBuilder<SqlBool> =>
  sql`outbox.sent_at is null and (outbox.expires_at is null or outbox.expires_at > ${new Date().toISOString()})`;

/** @returns the SQL condition that a process is sending a mail, or has died while it was and still holds the lease. */
export const isBeingSent = (): RawBuilder<SqlBool> =>
  sql`outbox.leased_until is not null and outbox.leased_until > ${new Date().toISOString()}`;

/** @returns the SQL expression for the `AccessLink` of a mail. */
export const accessLinkOf = (): RawBuilder<AccessLink> => sql`case
  when outbox.expires_at is null then 'none'
  when outbox.body = '' then 'removed'
  else 'included' end`;

/** @param row the state of a mail; `mail` is its id, or null if it was deleted. @returns its delivery state. */
export function mailState(row: { mail: string | null; sent_at: string | null; failed_at: string | null }): MailState {
  if (!row.mail) return 'discarded';
  if (row.sent_at) return 'sent';
  return row.failed_at ? 'refused' : 'waiting';
}
