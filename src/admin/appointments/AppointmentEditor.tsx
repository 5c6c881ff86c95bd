import { useState } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { DoubleBooking } from '#backend/errors.ts';
import { appointmentForm as words } from '#content/admin/appointments.ts';
import { type AppointmentDraft, formFields } from '#domain/appointmentForm.ts';
import { CheckboxField } from '#forms/CheckboxField.tsx';
import { type Controls, EntityFields } from '../record/entityFields.tsx';
import { FieldsPanel, twoColumns } from '../record/FieldsPanel.tsx';
import { RecordFormPage } from '../record/RecordFormPage.tsx';
import { appointmentRecord } from './appointmentRecord.tsx';
import { CancelPanel } from './CancelPanel.tsx';
import { IcsPanel } from './IcsPanel.tsx';
import { LeadField } from './LeadField.tsx';
import { MailsPanel } from './MailsPanel.tsx';
import { PeopleField } from './PeopleField.tsx';
import { TimesFields } from './TimesFields.tsx';

type Name = keyof AppointmentDraft;

/** Control props by field, in addition to those derived from the field's kind; fields without an entry are optional. */
const controls: Controls<Name> = {
  title: { 'aria-required': true, optionalText: undefined },
  kind: { 'aria-required': true, placeholder: words.kindPlaceholder },
  notes: { multiline: true, minRows: 4, hint: words.notesHint },
};

/** Form to create, edit and cancel an appointment. */
export function AppointmentEditor() {
  const { id } = useParams();
  const { minutes } = useLoaderData<{ minutes?: number }>();
  const [refusal, setRefusal] = useState<DoubleBooking | null>(null);
  const fieldsOf = (names: readonly Name[]) => (
    <EntityFields fields={formFields} names={names} controls={controls} optionalText={words.optional} />
  );
  return (
    <RecordFormPage
      kind={appointmentRecord}
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
      {id !== undefined && <CancelPanel />}
      {id !== undefined && <IcsPanel id={id} />}
      {id !== undefined && <MailsPanel />}
    </RecordFormPage>
  );
}
