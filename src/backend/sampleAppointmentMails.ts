import type { AppointmentDetails } from '#domain/appointment.ts';
import {
  type AppointmentMail,
  type MailedFields,
  mailedFieldsOf,
  mailsBetween,
  updateDelay,
} from '#domain/appointmentMails.ts';
import type { Lead } from '#domain/lead.ts';
import { sendingTime } from './sampleMails.ts';

/** A mail to a client. */
interface SampleMail extends Omit<AppointmentMail, 'state'> {
  /** Time at which sending begins, in ms since 1970. */
  dueAt: number;
  /** For a delayed mail about a change: the fields that the client was last sent; otherwise null. */
  lastMailed: MailedFields | null;
  leadId: string;
}

/**
 * The demo's mails to clients about their appointments, which follow from changes as on the server. Nothing is sent.
 * @param findLead finds a lead by its id.
 * @param now the clock.
 */
export function sampleAppointmentMails(findLead: (id: string | null) => Lead | undefined, now: () => Date) {
  /** Mails by appointment, latest first. */
  const mailsByAppointment = new Map<string, SampleMail[]>();
  let count = 0;
  let delay = updateDelay;

  const mailsOf = (id: string) => mailsByAppointment.get(id) ?? [];

  /** Deletes the mail about an earlier change while it is delayed. @returns the fields that the client was last sent. */
  const dropUpdate = (id: string): MailedFields | null => {
    const delayed = mailsOf(id).find(({ lastMailed, dueAt }) => lastMailed && dueAt > now().getTime());
    mailsByAppointment.set(
      id,
      mailsOf(id).filter((mail) => mail !== delayed),
    );
    return delayed?.lastMailed ?? null;
  };

  /** Adds a mail about an appointment. */
  const add = (
    appointmentId: string,
    mail: Pick<SampleMail, 'purpose' | 'leadId' | 'to'>,
    lastMailed: MailedFields | null,
  ) => {
    const mailDelay = mail.purpose === 'update' ? delay : 0;
    count += 1;
    const added = {
      ...mail,
      id: String(count),
      at: now().toISOString(),
      reason: '',
      dueAt: now().getTime() + mailDelay,
      lastMailed: lastMailed && mailDelay > 0 ? mailedFieldsOf(lastMailed) : null,
    };
    mailsByAppointment.set(appointmentId, [added, ...mailsOf(appointmentId)]);
  };

  return {
    /** Adds the mails that follow from a change. @param before null for a new appointment. */
    tell: (before: AppointmentDetails | null, after: AppointmentDetails): void => {
      const { id } = after;
      // Compared with what the client was last sent, as on the server.
      const needsUpdate = mailsBetween(before, after, now().getTime()).some(({ purpose }) => purpose !== 'invitation');
      const lastMailed = before && needsUpdate ? { ...before, ...dropUpdate(id) } : before;
      for (const { purpose, leadId } of mailsBetween(lastMailed, after, now().getTime())) {
        const to = findLead(leadId)?.email ?? '';
        if (to !== '') add(id, { purpose, leadId, to }, lastMailed);
      }
    },

    /** Runs a change by the client, who is told of it without delay. */
    byClient: <Result>(change: () => Result): Result => {
      delay = 0;
      try {
        return change();
      } finally {
        delay = updateDelay;
      }
    },

    /** @returns the mails about an appointment, latest first; without those to leads that were deleted. */
    of: (id: string): AppointmentMail[] =>
      mailsOf(id)
        .filter(({ leadId }) => findLead(leadId))
        .map(({ dueAt, lastMailed: _lastMailed, leadId: _leadId, ...mail }) => ({
          ...mail,
          state: dueAt + sendingTime <= now().getTime() ? 'sent' : 'waiting',
        })),

    /** Removes the mails about an appointment. */
    remove: (id: string): void => void mailsByAppointment.delete(id),
  };
}
