/** The form of an appointment: text as it is typed, its one schema, and the ways to a record and back. */
import { type InferType, object, string } from 'yup';
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
  readSpan,
  type Span,
  timeOfDay,
  timesBetween,
  timesToForm,
  timings,
} from './appointmentTimes.ts';
import type { Field } from './entity.ts';
import { day, lineOfText, linesOfText } from './texts.ts';

/** Why an appointment does not take place. */
const reasonOfCancelling = () => linesOfText(1000).defined();
const { titleNeeded, kindNeeded, reasonNeeded } = appointmentFormSentences;

/** The schema of the question why an appointment is cancelled. */
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
  /** Ids with commas between them. */
  people: lineOfText(4000).defined(),
  reminder: string().oneOf(reminders).default('none').defined(),
  invited: string().oneOf(['no', 'yes']).default('no').defined(),
  notes: linesOfText(10_000).defined(),
  status: string().oneOf(appointmentStatuses).default('planned').defined(),
  cancelReason: reasonOfCancelling().when('status', ([status], reason) =>
    status === 'cancelled' ? reason.required(reasonNeeded) : reason,
  ),
});

/** The one schema of the form of an appointment, for the form and for whoever stores it. */
export const appointmentFormSchema = shape.test('times', (form, { createError }) => {
  // A day or a time that cannot be read has a sentence of its own.
  if (!isReadable(form)) return true;
  const read = readSpan(form, companyZone);
  return 'span' in read || createError({ path: read.refusal.field, message: read.refusal.sentence });
});

/** An appointment as the form hands it on. */
export type AppointmentForm = InferType<typeof appointmentFormSchema>;

/** The form's fields, in their order; that of `getDefault` is another. */
export const appointmentFormFields = Object.keys(shape.fields) as (keyof AppointmentForm)[];

const { fields } = appointmentEntity;

/** The fields of the form, with their labels. */
export const formFields: Readonly<Record<keyof AppointmentForm, Field>> = {
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

/** The form's fields while they are being filled in: text, whatever it will mean. */
export type AppointmentDraft = Record<keyof AppointmentForm, string>;

/** The empty form. */
export const emptyAppointment: AppointmentDraft = shape.getDefault();

/**
 * @param params of an address: `start` and `end` as `2027-06-14T10:00` or, for whole days, `2027-06-14`; `lead`, an id.
 * @returns the form of an appointment that begins so; what makes no sense is left out. Without an end it takes an hour.
 */
export function beginAppointment(params: URLSearchParams): AppointmentDraft {
  const times = timesBetween(params.get('start') ?? '', params.get('end') ?? '');
  return { ...emptyAppointment, ...times, leadId: params.get('lead') ?? '' };
}

/** @returns the ids in a form's text. */
export const parsePeople = (text: string): string[] =>
  [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean);

/** @returns a stored appointment as its form shows it. @param zone the company's. */
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

/** @returns the form of an appointment that is at another time, and otherwise as it was. @param zone the company's. */
export const movedForm = (appointment: Appointment, span: Span, zone = companyZone): AppointmentForm => ({
  ...appointmentToForm(appointment, zone),
  ...timesToForm(span, zone),
});

/** The fields of an appointment that its form sets; names of people and lead follow from their ids. */
export type AppointmentChanges = Omit<Appointment, 'id' | 'createdAt' | 'leadName' | 'peopleNames'>;

/** @param form checked. @returns what it says of an appointment. */
export function appointmentOfForm(form: AppointmentForm): AppointmentChanges {
  const read = readSpan(form, companyZone);
  if ('refusal' in read) throw new Error(`An unchecked form: ${read.refusal.sentence}`);
  const { title, kind, place, status, reminder, invited, notes } = form;
  return {
    ...read.span,
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
 * @param email of its lead; null where it has none. @param before as it was; null for a new one.
 * @returns what is wrong with an invitation that has just been asked for, or null: one that was sent stands.
 */
export function refuseInvitation(
  appointment: Pick<Appointment, 'invited' | 'leadId'>,
  email: string | null,
  before: Pick<Appointment, 'invited' | 'leadId'> | null,
): string | null {
  const isAskedFor = before?.invited !== 'yes' || before.leadId !== appointment.leadId;
  if (appointment.invited === 'no' || !isAskedFor) return null;
  // The appointment's lead was deleted: nobody is invited any more.
  if (appointment.leadId === null) return before?.invited === 'yes' ? null : nobodyToInvite;
  return email ? null : noAddress;
}
