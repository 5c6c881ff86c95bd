import { company } from '#content/company.ts';
import { language } from '#content/language.ts';
import { greeting, appointmentMailWords as words } from '#content/mails.ts';
import { type AppointmentDetails, appointmentKindLabels } from '#domain/appointment.ts';
import type { MailPurpose } from '#domain/appointmentMails.ts';
import { companyZone, formatSpan } from '#domain/appointmentTimes.ts';
import { calendarText, entryForClient } from '#domain/calendarFile.ts';
import { firstNameOf, reasonForClient } from '#domain/consultation.ts';
import { zoneName } from '#domain/zonedTimes.ts';
import type { Mail } from '../store/outbox.ts';
import { oneLine } from './enquiryMails.ts';

/** A mail with its iCalendar part. */
export type CalendarMail = Mail & { calendar: string };

/** Composes a mail about an appointment to its client. */
export type WriteAppointmentMail = (
  purpose: MailPurpose,
  appointment: AppointmentDetails,
  client: { name: string; email: string; language?: string },
) => CalendarMail;

/**
 * @param siteUrl the site's origin.
 * @param from the sender's address.
 * @param clientReasons the reason of a cancellation by the client, in each language of the site; default: in this one.
 * @returns a function that composes the mails.
 */
export const appointmentMail =
  (siteUrl: string, from: string, clientReasons?: readonly string[]): WriteAppointmentMail =>
  (purpose, appointment, { name, email }) => {
    const { kind, startsAt, timing, place } = appointment;
    const cancelReason = reasonForClient(appointment.cancelReason, clientReasons);
    const zone = timing === 'timed' ? ` (${zoneName(companyZone, startsAt)})` : '';
    const facts = [
      `${appointmentKindLabels[kind]}: ${formatSpan(appointment)}${zone}`,
      ...(place === '' || purpose === 'cancellation' ? [] : [words.where(oneLine(place))]),
    ];
    const reason = purpose === 'cancellation' && cancelReason !== '' ? `${oneLine(cancelReason)}\n\n` : '';
    const method = purpose === 'cancellation' ? ('CANCEL' as const) : ('REQUEST' as const);
    return {
      recipient: email,
      language: language.tag,
      subject: words.subjects[purpose](formatSpan(appointment)),
      body:
        `${greeting(oneLine(firstNameOf(name)))}\n\n${words.openings[purpose]}\n\n${facts.join('\n')}\n\n` +
        `${reason}${words.questions}\n\n${company.name}\n${siteUrl}\n`,
      // A reminder repeats the invitation, for clients whose calendar does not contain it yet.
      calendar: calendarText([entryForClient(appointment)], { parties: { method, from, to: { name, email } } }),
    };
  };
