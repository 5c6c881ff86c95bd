import { editAppointmentPath, leadPath } from '#adminPaths';
import type { AppointmentDetails } from '#domain/appointment.ts';
import { companyZone, whenOf } from '#domain/appointmentTimes.ts';
import type { PickKind } from '#domain/consultation.ts';
import { zoneName } from '#domain/zonedTimes.ts';
import type { Mail } from '../store/enquiries.ts';
import { oneLine } from './enquiryMails.ts';

/** What a client has done by their personal link. */
export interface ClientPick {
  kind: PickKind;
  lead: { id: string; name: string };
  /** The appointment as it was; null where there was none. */
  before: AppointmentDetails | null;
  /** As it is now. */
  appointment: AppointmentDetails;
}

/** Writes the mails to staff about it. @param people addresses of those who are booked; without any, the desk is told. */
export type WritePickMail = (pick: ClientPick, people: readonly string[]) => Mail[];

const subjects: Readonly<Record<PickKind, (name: string, when: string) => string>> = {
  picked: (name, when) => `${name} has picked a time: ${when}`,
  pickedAnew: (name, when) => `${name} has picked another time: ${when}`,
  pickCancelled: (name, when) => `${name} has cancelled: ${when}`,
};

/** @param desk the address that is told where nobody else is. @param siteUrl the site's origin. @returns writes the mails. */
export const pickMail =
  (desk: string, siteUrl: string): WritePickMail =>
  ({ kind, lead, before, appointment }, people) => {
    const name = oneLine(lead.name);
    const zoned = (of: AppointmentDetails) => `${whenOf(of)} (${zoneName(companyZone, of.startsAt)})`;
    const was = before && `Before: ${zoned(before)}${before.status === 'cancelled' ? ' (cancelled)' : ''}`;
    const facts = [
      `Client: ${name}`,
      ...(kind === 'pickCancelled' ? [] : [`When: ${zoned(appointment)}`]),
      ...(was ? [was] : []),
      ...(appointment.place === '' ? [] : [`Where: ${oneLine(appointment.place)}`]),
      `Lead: ${siteUrl}${leadPath(lead.id)}`,
      `Appointment: ${siteUrl}${editAppointmentPath(appointment.id)}`,
    ];
    const subject = subjects[kind](name, whenOf(appointment));
    const body = `${facts.join('\n')}\n`;
    return (people.length > 0 ? people : [desk]).map((recipient) => ({ recipient, subject, body }));
  };
