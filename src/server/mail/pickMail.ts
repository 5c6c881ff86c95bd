import { editAppointmentPath, leadPath } from '#adminPaths';
import { language } from '#content/language.ts';
import { pickMailWords as words } from '#content/mails.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { companyZone, formatSpan } from '#domain/appointmentTimes.ts';
import type { PickKind } from '#domain/consultation.ts';
import { zoneName } from '#domain/zonedTimes.ts';
import type { Mail } from '../store/outbox.ts';
import { oneLine } from './enquiryMails.ts';

/** A consultation that a client has booked, moved or cancelled with their personal link. */
export interface ClientPick {
  kind: PickKind;
  lead: { id: string; name: string; email: string };
  /** The previous appointment; null if there was none. */
  before: AppointmentDetails | null;
  /** The appointment after the client's change. */
  appointment: AppointmentDetails;
}

/**
 * Composes the mails to staff.
 * @param people addresses of the booked staff; if empty, the general address is notified.
 */
export type WritePickMails = (pick: ClientPick, people: readonly string[]) => Mail[];

/**
 * @param desk the general address, used if nobody is booked.
 * @param siteUrl the site's origin.
 * @returns a function that composes the mails.
 */
export const pickMail =
  (desk: string, siteUrl: string): WritePickMails =>
  ({ kind, lead, before, appointment }, people) => {
    const name = oneLine(lead.name);
    const zoned = (of: AppointmentDetails) => `${formatSpan(of)} (${zoneName(companyZone, of.startsAt)})`;
    const was = before && words.before(zoned(before), before.status === 'cancelled');
    const facts = [
      words.client(name),
      ...(kind === 'pickCancelled' ? [] : [words.when(zoned(appointment))]),
      ...(was ? [was] : []),
      ...(appointment.place === '' ? [] : [words.where(oneLine(appointment.place))]),
      words.lead(siteUrl + leadPath(lead.id)),
      words.appointment(siteUrl + editAppointmentPath(appointment.id)),
    ];
    const subject = words.subjects[kind](name, formatSpan(appointment));
    const body = `${facts.join('\n')}\n`;
    return (people.length > 0 ? people : [desk]).map((recipient) => ({
      recipient,
      reply_to: lead.email || null,
      subject,
      body,
      language: language.tag,
    }));
  };
