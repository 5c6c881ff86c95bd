/** What a client's action with a personal link does, decided by the same rules in the demo and on the server. */
import { consultationSentences } from '#content/domain/consultation.ts';
import type { NewActivity } from './activity.ts';
import type { AppointmentDetails } from './appointment.ts';
import { type AppointmentForm, appointmentToForm, emptyAppointment } from './appointmentForm.ts';
import { companyZone, timesToForm } from './appointmentTimes.ts';
import {
  type Agenda,
  type FreeTime,
  findFree,
  isChangeable,
  type PickKind,
  timeTaken,
  tooLate,
} from './consultation.ts';
import type { Lead, LeadStatus } from './lead.ts';
import { contactActivity, statusAfterContact } from './leadContact.ts';

/** Reason of a cancellation by the client. */
export const { clientCancelled } = consultationSentences;

/** Texts stored with the appointments that clients make or cancel: in the language of the team, not in the client's. */
export interface PickTexts {
  /** @param name of the client. */
  title: (name: string) => string;
  /** Reason of a cancellation by the client. */
  clientCancelled: string;
}

/** The texts in the language of this build. */
export const pickTexts: PickTexts = consultationSentences;

/** @returns the log entry for a client's action. */
const pickActivity = (kind: PickKind, startsAt: string, before: LeadStatus, after: LeadStatus): NewActivity => ({
  ...contactActivity(kind, before, after),
  text: startsAt,
});

/** What a client's action with a link depends on. */
export interface LinkState {
  lead: Pick<Lead, 'id' | 'name' | 'email' | 'status'>;
  /** The appointment made earlier with this link; null if there is none. */
  before: AppointmentDetails | null;
  agenda: Agenda;
}

/** What a client's action with a link does. */
export type PickDecision =
  /** The appointment is stored, and the lead's status and history change. */
  | { outcome: 'accepted'; kind: PickKind; form: AppointmentForm; status: LeadStatus; activity: NewActivity }
  | { outcome: 'unchanged'; appointment: AppointmentDetails }
  /** `sentence` is the error message for `startsAt`. */
  | { outcome: 'refused'; sentence: string };

const refusal = (sentence: string): PickDecision => ({ outcome: 'refused', sentence });

const isTooLate = (before: AppointmentDetails, { rules, now }: Agenda) => !isChangeable(before, rules, now);

/** @returns what happens when a client picks a time; it replaces an earlier pick. @param texts to be stored. */
export function decidePick({ lead, before, agenda }: LinkState, startsAt: string, texts = pickTexts): PickDecision {
  const planned = before?.status === 'planned' ? before : null;
  if (planned?.startsAt === startsAt) return { outcome: 'unchanged', appointment: planned };
  if (planned && isTooLate(planned, agenda)) return refusal(tooLate);
  const free = findFree(agenda, startsAt);
  if (!free) return refusal(timeTaken);
  const kind = planned ? 'pickedAnew' : 'picked';
  const form = before ? changedTimeForm(before, free) : consultationForm(lead, free, agenda, texts);
  const status = statusAfterContact(lead.status);
  return { outcome: 'accepted', kind, form, status, activity: pickActivity(kind, startsAt, lead.status, status) };
}

/**
 * @returns what happens when a client cancels the picked appointment; the lead keeps its status.
 * @param texts to be stored.
 */
export function decideCancel({ lead, before, agenda }: LinkState, texts = pickTexts): PickDecision {
  if (!before) return refusal(tooLate);
  if (before.status === 'cancelled') return { outcome: 'unchanged', appointment: before };
  if (isTooLate(before, agenda)) return refusal(tooLate);
  const activity = pickActivity('pickCancelled', before.startsAt, lead.status, lead.status);
  return {
    outcome: 'accepted',
    kind: 'pickCancelled',
    form: cancelledForm(before, texts),
    status: lead.status,
    activity,
  };
}

/** Default form values of an appointment made by a client. */
const clientDefaults: AppointmentForm = {
  ...emptyAppointment,
  kind: 'consultation',
  timing: 'timed',
  reminder: 'day',
  invited: 'no',
  status: 'planned',
};

/** @returns the form values of a new appointment for a client. @param lead the client. */
const consultationForm = (
  lead: { id: string; name: string; email: string },
  { span, people }: FreeTime,
  { place }: Pick<Agenda, 'place'>,
  texts: PickTexts,
): AppointmentForm => ({
  ...clientDefaults,
  ...timesToForm(span, companyZone),
  title: texts.title(lead.name).slice(0, 200),
  leadId: lead.id,
  invited: lead.email === '' ? 'no' : 'yes',
  place,
  people: people.join(','),
});

/** @returns the form values of an appointment that its client has moved or booked again. */
const changedTimeForm = (before: AppointmentDetails, { span, people }: FreeTime): AppointmentForm => ({
  ...appointmentToForm(before),
  ...timesToForm(span, companyZone),
  people: people.join(','),
  status: 'planned',
  cancelReason: '',
});

/** @returns the form values of an appointment that its client has cancelled. */
const cancelledForm = (before: AppointmentDetails, texts: PickTexts): AppointmentForm => ({
  ...appointmentToForm(before),
  status: 'cancelled',
  cancelReason: texts.clientCancelled,
});
