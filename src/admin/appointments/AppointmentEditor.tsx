import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { DoubleBooking } from '#backend/errors.ts';
import { cancelling, appointmentForm as words } from '#content/admin/appointments.ts';
import type { AppointmentDetails } from '#domain/appointment.ts';
import {
  type AppointmentDraft,
  type AppointmentForm,
  appointmentFieldNames,
  appointmentFields,
  appointmentFormSchema,
  appointmentToForm,
  emptyAppointment,
  parsePeople,
} from '#domain/appointmentForm.ts';
import { CheckboxField } from '#forms/CheckboxField.tsx';
import { type Controls, comparedFields, EntityFields } from '../record/entityFields.tsx';
import { FieldsPanel, twoColumns } from '../record/FieldsPanel.tsx';
import { RecordFormPage } from '../record/RecordFormPage.tsx';
import type { RecordFormConfig } from '../record/recordFormConfig.ts';
import { shortName } from '../shortName.ts';
import { useStaff } from '../staff.ts';
import { CancelPanel } from './CancelPanel.tsx';
import { IcsPanel } from './IcsPanel.tsx';
import { LeadField } from './LeadField.tsx';
import { MailsPanel } from './MailsPanel.tsx';
import { PeopleField } from './PeopleField.tsx';
import { TimesFields } from './TimesFields.tsx';
import { useLead } from './useLeads.ts';

/** Name of an appointment's lead. @param id of the lead, or empty. */
function LeadName({ id }: { id: string }) {
  const { state, lead } = useLead(id);
  const texts = {
    none: '',
    loading: words.loadingLead,
    gone: words.goneLead,
    failed: words.leadFailed,
  };
  return <Names text={state === 'found' ? (lead?.name ?? '') : texts[state]} />;
}

/** Names of an appointment's staff. @param text their ids as a form value. */
function PeopleNames({ text }: { text: string }) {
  const staff = useStaff();
  const names = parsePeople(text).map((id) => staff.find((person) => person.id === id)?.name ?? words.gonePerson);
  return <Names text={names.join(', ')} />;
}

function Names({ text }: { text: string }) {
  return (
    <Typography dir="auto" sx={text === '' ? { color: 'text.secondary' } : {}}>
      {text || words.conflict.nothing}
    </Typography>
  );
}

/** Form configuration of appointments. */
export const appointmentFormConfig: RecordFormConfig<AppointmentDetails, AppointmentDraft, AppointmentForm> = {
  words,
  schema: appointmentFormSchema,
  empty: emptyAppointment,
  prefillParams: ['start', 'end', 'lead'],
  savedPath: () => adminPaths.appointments,
  nameOf: ({ title }) => title,
  savedNotice: ({ title, status }, before) =>
    (status === 'cancelled' && before.status !== 'cancelled' ? cancelling.done : words.saved)(shortName(title)),
  toDraft: (appointment) => appointmentToForm(appointment),
  fields: comparedFields(appointmentFields, appointmentFieldNames, words, {
    // These fields store ids.
    leadId: ({ leadId }) => <LeadName id={leadId} />,
    people: ({ people }) => <PeopleNames text={people} />,
  }),
  recordsOf: ({ appointments }) => appointments,
};

type Name = keyof AppointmentDraft;

/** Control props by field, in addition to those derived from the field's kind and the schema. */
const controls: Controls<Name> = {
  kind: { placeholder: words.kindPlaceholder },
  notes: { multiline: true, minRows: 4, hint: words.notesHint },
};

/** Form to create, edit and cancel an appointment. */
export function AppointmentEditor() {
  const { id } = useParams();
  const { record, minutes } = useLoaderData<{ record: AppointmentDetails | null; minutes?: number }>();
  const [refusal, setRefusal] = useState<DoubleBooking | null>(null);
  const fieldsOf = (names: readonly Name[]) => (
    <EntityFields
      fields={appointmentFields}
      names={names}
      schema={appointmentFormSchema}
      controls={controls}
      optionalText={words.optional}
    />
  );
  return (
    <RecordFormPage
      config={appointmentFormConfig}
      backTo={() => adminPaths.appointments}
      onRefused={(error) => setRefusal(error instanceof DoubleBooking ? error : null)}
      sx={twoColumns}
    >
      <FieldsPanel>
        {fieldsOf(['title', 'kind'])}
        <TimesFields minutes={minutes} refusal={refusal} />
      </FieldsPanel>
      <FieldsPanel>
        <LeadField suggestsTitle={id === undefined} />
        {fieldsOf(['place'])}
        <PeopleField />
        <CheckboxField name="invited" label={words.invite} hint={words.inviteHint} texts={['no', 'yes']} />
        {fieldsOf(['reminder', 'notes'])}
      </FieldsPanel>
      {record && <CancelPanel appointment={record} />}
      {record && <IcsPanel id={record.id} />}
      {record && <MailsPanel />}
    </RecordFormPage>
  );
}
