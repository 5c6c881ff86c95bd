import { adminPaths } from '#adminPaths';
import { appointmentForm, cancelling } from '#content/admin/appointments.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import {
  type AppointmentDraft,
  type AppointmentForm,
  appointmentFormFields,
  appointmentFormSchema,
  appointmentToForm,
  emptyAppointment,
  formFields,
} from '#domain/appointmentForm.ts';
import { comparedFields } from '../record/entityFields.tsx';
import type { ComparedField, RecordKind } from '../record/recordKind.ts';
import { LeadName, PeopleNames } from './names.tsx';

/** Fields that store ids; a comparison shows names instead. */
const shownByName: Partial<Record<keyof AppointmentForm, ComparedField<AppointmentDraft>['show']>> = {
  leadId: ({ leadId }) => <LeadName id={leadId} />,
  people: ({ people }) => <PeopleNames text={people} />,
};

/** Form configuration of appointments. */
export const appointmentRecord: RecordKind<AppointmentDetails, AppointmentDraft, AppointmentForm> = {
  words: appointmentForm,
  schema: appointmentFormSchema,
  empty: emptyAppointment,
  beginParams: ['start', 'end', 'lead'],
  savedPath: () => adminPaths.appointments,
  nameOf: ({ title }) => title,
  savedNotice: ({ title, status }, before) =>
    status === 'cancelled' && before.status !== 'cancelled' ? cancelling.done(title) : appointmentForm.saved(title),
  toDraft: (appointment) => appointmentToForm(appointment),
  fields: comparedFields(formFields, appointmentFormFields, appointmentForm).map((field, index) => ({
    ...field,
    show: shownByName[appointmentFormFields[index] ?? 'title'] ?? field.show,
  })),
  recordsOf: ({ appointments }) => appointments,
};
