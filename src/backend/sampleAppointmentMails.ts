import type { AppointmentDetails } from '#domain/appointment.ts';
import { type AppointmentMail, mailsBetween, type ToldFields, toldOf, updateDelay } from '#domain/appointmentMails.ts';
import type { Lead } from '#domain/lead.ts';

/** Simulated time that sending a mail takes, in ms. */
const mailTakes = 5000;

/** A mail to a client. */
interface SampleMail extends Omit<AppointmentMail, 'state'> {
  /** Time at which sending begins, in ms since 1970. */
  dueAt: number;
  /** What the client knows before a mail about a change that is delayed; otherwise null. */
  known: ToldFields | null;
  leadId: string;
}

/**
 * The demo's mails to clients about their appointments, which follow from changes as on the server. Nothing is sent.
 * @param findLead finds a lead by its id.
 * @param now the clock.
 */
export function sampleAppointmentMails(findLead: (id: string | null) => Lead | undefined, now: () => Date) {
  /** Mails by appointment, latest first. */
  const sent = new Map<string, SampleMail[]>();
  let count = 0;
  let delay = updateDelay;

  const mailsOf = (id: string) => sent.get(id) ?? [];

  /** Deletes the mail about an earlier change while it is delayed. @returns what the client knows without it. */
  const dropUpdate = (id: string): ToldFields | null => {
    const delayed = mailsOf(id).find(({ known, dueAt }) => known && dueAt > now().getTime());
    sent.set(
      id,
      mailsOf(id).filter((mail) => mail !== delayed),
    );
    return delayed?.known ?? null;
  };

  return {
    /** Adds the mails that follow from a change. @param before null for a new appointment. */
    tell: (before: AppointmentDetails | null, after: AppointmentDetails): void => {
      const { id } = after;
      // Compared with what the client knows, as on the server.
      const isTold = mailsBetween(before, after, now().getTime()).some(({ purpose }) => purpose !== 'invitation');
      const known = before && isTold ? { ...before, ...dropUpdate(id) } : before;
      for (const { purpose, leadId } of mailsBetween(known, after, now().getTime())) {
        const to = findLead(leadId)?.email ?? '';
        if (to === '') continue;
        const later = purpose === 'update' ? delay : 0;
        count += 1;
        const mail: SampleMail = {
          id: String(count),
          purpose,
          to,
          at: now().toISOString(),
          reason: '',
          dueAt: now().getTime() + later,
          known: known && later > 0 ? toldOf(known) : null,
          leadId,
        };
        sent.set(id, [mail, ...mailsOf(id)]);
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
        .map(({ dueAt, known: _known, leadId: _leadId, ...mail }) => ({
          ...mail,
          state: dueAt + mailTakes <= now().getTime() ? 'sent' : 'waiting',
        })),

    /** Removes the mails about an appointment. */
    remove: (id: string): void => void sent.delete(id),
  };
}
