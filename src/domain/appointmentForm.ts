/** The form of an appointment: its schema, and conversions to and from records. */
import { type InferType, object, string, ValidationError } from 'yup';
import { appointmentFormSentences, timesLabels } from '#content/domain/appointmentForm.ts';
import {
  type Appointment,
  appointmentEntity,
  appointmentKinds,
  appointmentStatuses,
  noAddress,
  nobodyToInvite,
  reminders,
} from './appointment.ts';
import {
  companyZone,
  isReadable,
  missingTimes,
  readSpan,
  type TimesForm,
  timeOfDay,
  timesBetween,
  timesToForm,
  timings,
} from './appointmentTimes.ts';
import type { Field } from './entity.ts';
import { day, lineOfText, linesOfText } from './texts.ts';
import { keysOf } from './typedKeys.ts';

/** Schema of the reason for a cancellation. */
const reasonOfCancelling = () => linesOfText(1000).defined();
const { titleNeeded, kindNeeded, reasonNeeded } = appointmentFormSentences;

/** Schema of the dialog that asks for the reason of a cancellation. */
export const cancelSchema = object({ cancelReason: reasonOfCancelling().required(reasonNeeded) });

const shape = object({
  title: lineOfText(200).required(titleNeeded),
  kind: string().default('').required(kindNeeded).oneOf(appointmentKinds, kindNeeded),
  timing: string().oneOf(timings).default('timed').defined(),
  startDay: day().defined(),
  startTime: timeOfDay().defined(),
  endDay: day().defined(),
  endTime: timeOfDay().defined(),
  leadId: lineOfText(100).defined(),
  place: lineOfText(200).defined(),
  /** Comma-separated ids. */
  people: lineOfText(4000).defined(),
  reminder: string().oneOf(reminders).default('none').defined(),
  invited: string().oneOf(['no', 'yes']).default('no').defined(),
  notes: linesOfText(10_000).defined(),
  status: string().oneOf(appointmentStatuses).default('planned').defined(),
  cancelReason: reasonOfCancelling().when('status', ([status], reason) =>
    status === 'cancelled' ? reason.required(reasonNeeded) : reason,
  ),
});

/** Schema of the appointment form, shared by form and server. */
export const appointmentFormSchema = shape.test('times', (form, { createError }) => {
  const missing = missingTimes(form);
  if (missing.length > 0) {
    return new ValidationError(missing.map(({ field, sentence }) => createError({ path: field, message: sentence })));
  }
  // Invalid days and times are reported by their own fields.
  if (!isReadable(form)) return true;
  const spanOrRefusal = readSpan(form, companyZone);
  return (
    'span' in spanOrRefusal ||
    createError({ path: spanOrRefusal.refusal.field, message: spanOrRefusal.refusal.sentence })
  );
});

/** A valid appointment form. */
export type AppointmentForm = InferType<typeof appointmentFormSchema>;

/** The form's fields in their order; `getDefault` returns another order. */
export const appointmentFieldNames = keysOf(shape.fields);

const { fields } = appointmentEntity;

/** Labels of the form's fields. */
export const appointmentFields: Readonly<Record<keyof AppointmentForm, Field>> = {
  title: fields.title,
  kind: fields.kind,
  timing: fields.timing,
  startDay: { kind: 'day', label: timesLabels.startDay },
  startTime: { kind: 'text', label: timesLabels.startTime },
  endDay: { kind: 'day', label: timesLabels.endDay },
  endTime: { kind: 'text', label: timesLabels.endTime },
  leadId: fields.leadId,
  place: fields.place,
  people: fields.people,
  reminder: fields.reminder,
  invited: fields.invited,
  notes: fields.notes,
  status: fields.status,
  cancelReason: fields.cancelReason,
};

/** The form's values while it is being filled in, all of them text. */
export type AppointmentDraft = Record<keyof AppointmentForm, string>;

/** The empty form. */
export const emptyAppointment: AppointmentDraft = shape.getDefault();

/**
 * @param params query parameters: `start` and `end` as `2027-06-14T10:00` or, for whole days, `2027-06-14`; `lead`, an
 * id.
 * @param defaults length of an appointment without an end, in minutes, and the ids of the people who attend.
 * @returns the form of a new appointment with these values; invalid ones are ignored.
 */
export function appointmentDraftFromParams(
  params: URLSearchParams,
  defaults = { minutes: 60, people: '' },
): AppointmentDraft {
  const times = timesBetween(params.get('start') ?? '', params.get('end') ?? '', defaults.minutes);
  return { ...emptyAppointment, ...times, leadId: params.get('lead') ?? '', people: defaults.people };
}

/** @returns the ids in a form's text. */
export const parsePeople = (text: string): string[] =>
  [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean);

/** @returns the form values of an appointment. @param zone the company's time zone. */
export const appointmentToForm = (appointment: Appointment, zone = companyZone): AppointmentForm => ({
  title: appointment.title,
  kind: appointment.kind,
  ...timesToForm(appointment, zone),
  leadId: appointment.leadId ?? '',
  place: appointment.place,
  people: appointment.people.join(','),
  reminder: appointment.reminder,
  invited: appointment.invited,
  notes: appointment.notes,
  status: appointment.status,
  cancelReason: appointment.cancelReason,
});

/** @returns the form values of an appointment that is moved to other times. @param zone the company's time zone. */
export const movedForm = (
  appointment: Appointment,
  times: Partial<TimesForm>,
  zone = companyZone,
): AppointmentForm => ({ ...appointmentToForm(appointment, zone), ...times });

/** The fields of an appointment that its form sets; the names of people and lead are derived from their ids. */
export type AppointmentChanges = Omit<Appointment, 'id' | 'createdAt' | 'leadName' | 'peopleNames'>;

/** @param form validated. @returns its values as fields of an appointment. */
export function appointmentOfForm(form: AppointmentForm): AppointmentChanges {
  const spanOrRefusal = readSpan(form, companyZone);
  if ('refusal' in spanOrRefusal) throw new Error(`An unchecked form: ${spanOrRefusal.refusal.sentence}`);
  const { title, kind, place, status, reminder, invited, notes } = form;
  return {
    ...spanOrRefusal.span,
    title,
    kind,
    place,
    status,
    reminder,
    invited,
    notes,
    leadId: form.leadId || null,
    people: parsePeople(form.people),
    cancelReason: status === 'cancelled' ? form.cancelReason : '',
  };
}

/**
 * @param email of the lead; null if there is none.
 * @param before the stored appointment; null for a new one.
 * @returns the error message for a newly requested invitation, or null; an invitation that was already sent is
 * accepted.
 */
export function refuseInvitation(
  appointment: Pick<Appointment, 'invited' | 'leadId'>,
  email: string | null,
  before: Pick<Appointment, 'invited' | 'leadId'> | null,
): string | null {
  const isNewInvitation = before?.invited !== 'yes' || before.leadId !== appointment.leadId;
  if (appointment.invited === 'no' || !isNewInvitation) return null;
  // The lead was deleted, so nobody is invited any more.
  if (appointment.leadId === null) return before?.invited === 'yes' ? null : nobodyToInvite;
  return email ? null : noAddress;
}
