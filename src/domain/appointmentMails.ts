/** The mails that a client gets about an appointment they are invited to. */
import type { AppointmentDetails, Reminder } from './appointment.ts';
import type { MailState } from './conversation.ts';
import { hour, minute, quarterHour } from './durations.ts';

/** Purposes of a mail to the client. */
export const mailPurposes = ['invitation', 'update', 'cancellation', 'reminder'] as const;

/** Purpose of a mail to the client. */
export type MailPurpose = (typeof mailPurposes)[number];

/** A mail about an appointment, as staff see it. */
export interface AppointmentMail {
  id: string;
  purpose: MailPurpose;
  /** Address of the recipient. */
  to: string;
  /** Time at which the mail was queued, ISO 8601 UTC. */
  at: string;
  state: MailState;
  /** The mail server's reply if it rejected the mail; otherwise empty. */
  reason: string;
}

/** A mail to be composed. */
export interface DueAppointmentMail {
  purpose: Exclude<MailPurpose, 'reminder'>;
  /** Id of the client's lead. */
  leadId: string;
  /** The appointment that the mail is about. */
  appointment: AppointmentDetails;
}

/** Time from a reminder to its appointment, in ms. */
const timesAhead: Readonly<Record<Reminder, number | null>> = {
  none: null,
  quarterHour,
  hour,
  day: 24 * hour,
  week: 7 * 24 * hour,
};

/** All reminders except `none`, with the time from each to its appointment, in ms. */
export const reminderTimes = Object.entries(timesAhead).flatMap(([reminder, ahead]) =>
  ahead === null ? [] : [{ reminder, ahead }],
);

/** @returns the time from which the client is reminded, in ms since 1970; null if there is no reminder. */
export function remindedFrom({ reminder, startsAt }: Pick<AppointmentDetails, 'reminder' | 'startsAt'>): number | null {
  const ahead = timesAhead[reminder];
  return ahead === null ? null : Date.parse(startsAt) - ahead;
}

/**
 * Delay of a mail about a change by staff, in ms: several changes in a row become one mail, and an undone one none.
 */
export const updateDelay = 2 * minute;

/** Names of the fields whose change the client is notified of. */
const mailedFields = ['startsAt', 'endsAt', 'timing', 'kind', 'place'] as const;

/** The fields of an appointment that mails to its client contain. */
export type MailedFields = Pick<AppointmentDetails, (typeof mailedFields)[number]>;

/** @returns the fields of an appointment that mails to its client contain. */
export const mailedFieldsOf = ({ startsAt, endsAt, timing, kind, place }: MailedFields): MailedFields => ({
  startsAt,
  endsAt,
  timing,
  kind,
  place,
});

/** @returns whether two versions are the same for the client. */
const haveSameMailedFields = (one: MailedFields, other: MailedFields): boolean =>
  mailedFields.every((name) => one[name] === other[name]);

const isInvited = (appointment: AppointmentDetails | null): appointment is AppointmentDetails & { leadId: string } =>
  appointment?.invited === 'yes' && appointment.status === 'planned' && appointment.leadId !== null;

/**
 * @param before the earlier appointment, as the client knows it; null for a new one.
 * @param after the changed appointment; null for a deleted one.
 * @param now current time, in ms since 1970.
 * @returns the mails that follow from the change; none for past appointments.
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
    return !haveSameMailedFields(was, is) && isToCome(is)
      ? [{ purpose: 'update', leadId: is.leadId, appointment: is }]
      : [];
  }
  const mails: DueAppointmentMail[] = [];
  if (was && isToCome(was)) {
    // Cancels the time that the client knows, with a version higher than any that the client has received.
    const version = after?.version ?? was.version + 1;
    const reason = after?.status === 'cancelled' ? after.cancelReason : '';
    const cancelled = { ...was, version, status: 'cancelled' as const, cancelReason: reason };
    mails.push({ purpose: 'cancellation', leadId: was.leadId, appointment: cancelled });
  }
  if (is && isToCome(is)) mails.push({ purpose: 'invitation', leadId: is.leadId, appointment: is });
  return mails;
}
