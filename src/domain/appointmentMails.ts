/** Which mails a client gets about an appointment that they are invited to. */
import type { AppointmentDetails, Reminder } from './appointment.ts';
import type { MailState } from './conversation.ts';

/** Purposes of a mail to the client. */
export const mailPurposes = ['invitation', 'update', 'cancellation', 'reminder'] as const;

/** Purpose of a mail to the client. */
export type MailPurpose = (typeof mailPurposes)[number];

/** A mail about an appointment, as the team sees it. */
export interface AppointmentMail {
  id: string;
  purpose: MailPurpose;
  /** Whom it goes to: an address. */
  to: string;
  /** Instant at which it was written, ISO 8601 UTC. */
  at: string;
  state: MailState;
  /** The mail server's reply where it refused the mail; else empty. */
  reason: string;
}

/** A mail that is to be written. */
export interface DueAppointmentMail {
  purpose: Exclude<MailPurpose, 'reminder'>;
  /** Whom it goes to: a lead. */
  leadId: string;
  /** The appointment that the mail tells of. */
  appointment: AppointmentDetails;
}

const minute = 60_000;
const hour = 60 * minute;

/** How long before an appointment its client is reminded, in ms. */
const reminderLead: Readonly<Record<Reminder, number | null>> = {
  none: null,
  quarterHour: 15 * minute,
  hour,
  day: 24 * hour,
  week: 7 * 24 * hour,
};

/** Every reminder but none, and how long before an appointment it is, in ms. */
export const reminderLeads = Object.entries(reminderLead).flatMap(([reminder, lead]) =>
  lead === null ? [] : [{ reminder, lead }],
);

/** @returns from when on the client of an appointment is reminded, in ms; null where nobody wants that. */
export function remindedFrom({ reminder, startsAt }: Pick<AppointmentDetails, 'reminder' | 'startsAt'>): number | null {
  const lead = reminderLead[reminder];
  return lead === null ? null : Date.parse(startsAt) - lead;
}

/** Fields whose change the client is told of. */
const told = ['startsAt', 'endsAt', 'timing', 'kind', 'place'] as const;

const isInvited = (appointment: AppointmentDetails | null): appointment is AppointmentDetails & { leadId: string } =>
  appointment?.invited === 'yes' && appointment.status === 'planned' && appointment.leadId !== null;

/**
 * @param before an appointment as it was; null for a new one. @param after as it is; null where it is deleted.
 * @param now in ms. @returns the mails that follow from the change; of what is over, nobody is told.
 */
export function mailsBetween(
  before: AppointmentDetails | null,
  after: AppointmentDetails | null,
  now: number,
): DueAppointmentMail[] {
  const isToCome = ({ endsAt }: AppointmentDetails) => Date.parse(endsAt) > now;
  const was = isInvited(before) ? before : null;
  const is = isInvited(after) ? after : null;
  if (was && is && was.leadId === is.leadId) {
    const isChanged = told.some((name) => was[name] !== is[name]);
    return isChanged && isToCome(is) ? [{ purpose: 'update', leadId: is.leadId, appointment: is }] : [];
  }
  const mails: DueAppointmentMail[] = [];
  if (was && isToCome(was)) {
    // Of the time that the client knows, and later than all that they have seen of it.
    const version = after?.version ?? was.version + 1;
    const reason = after?.status === 'cancelled' ? after.cancelReason : '';
    const cancelled = { ...was, version, status: 'cancelled' as const, cancelReason: reason };
    mails.push({ purpose: 'cancellation', leadId: was.leadId, appointment: cancelled });
  }
  if (is && isToCome(is)) mails.push({ purpose: 'invitation', leadId: is.leadId, appointment: is });
  return mails;
}
