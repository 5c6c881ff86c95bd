import Typography from '@mui/material/Typography';
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
  parsePeople,
} from '#domain/appointmentForm.ts';
import { comparedFields } from '../record/entityFields.tsx';
import type { ComparedField, RecordKind } from '../record/recordKind.ts';
import { useStaff } from '../staff.ts';
import { useLead } from './useLeads.ts';

/** Name of an appointment's lead. @param id of the lead, or empty. */
function LeadName({ id }: { id: string }) {
  const { state, lead } = useLead(id);
  const texts = {
    none: '',
    loading: appointmentForm.loadingLead,
    gone: appointmentForm.goneLead,
    failed: appointmentForm.leadFailed,
  };
  return <Names text={state === 'found' ? (lead?.name ?? '') : texts[state]} />;
}

/** Names of an appointment's staff. @param text their ids as a form value. */
function PeopleNames({ text }: { text: string }) {
  const staff = useStaff();
  const names = parsePeople(text).map(
    (id) => staff.find((person) => person.id === id)?.name ?? appointmentForm.gonePerson,
  );
  return <Names text={names.join(', ')} />;
}

function Names({ text }: { text: string }) {
  return (
    <Typography dir="auto" sx={text === '' ? { color: 'text.secondary' } : {}}>
      {text || appointmentForm.conflict.nothing}
    </Typography>
  );
}

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
