import { leadForm } from '#content/admin/lead.ts';
import { optionsOf } from '#domain/entity.ts';
import { leadEntity, leadEventTypeLabels, leadStatusLabels } from '#domain/lead.ts';
import { SelectField } from '#forms/SelectField.tsx';
import { TextField } from '#forms/TextField.tsx';
import { leadPath, paths } from '#paths';
import { FieldsPanel } from '../record/FieldsPanel.tsx';
import { RecordFormPage } from '../record/RecordForm.tsx';
import { leadRecord } from './leadRecord.tsx';

const { fields } = leadEntity;
const eventTypes = optionsOf(leadEventTypeLabels);
const statuses = optionsOf(leadStatusLabels);

/** The form in which a lead is put in and changed. */
export function LeadEditor() {
  return (
    <RecordFormPage
      kind={leadRecord}
      backTo={(id) => (id === null ? paths.leads : leadPath(id))}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: { xs: 2, md: 3 },
        alignItems: 'start',
      }}
    >
      <FieldsPanel>
        <TextField name="name" label={fields.name.label} aria-required autoComplete="off" dir="auto" />
        <TextField
          name="email"
          type="email"
          label={fields.email.label}
          hint={leadForm.contactHint}
          autoComplete="off"
        />
        <TextField name="phone" type="tel" label={fields.phone.label} autoComplete="off" />
      </FieldsPanel>
      <FieldsPanel>
        <SelectField
          name="eventType"
          label={fields.eventType.label}
          aria-required
          placeholder={leadForm.eventTypePlaceholder}
          options={eventTypes}
        />
        <TextField name="eventDate" type="date" label={fields.eventDate.label} optionalText={leadForm.optional} />
        <SelectField name="status" label={fields.status.label} options={statuses} />
        <TextField
          name="notes"
          label={fields.notes.label}
          optionalText={leadForm.optional}
          multiline
          minRows={5}
          dir="auto"
        />
      </FieldsPanel>
    </RecordFormPage>
  );
}
