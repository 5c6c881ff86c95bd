import { leadForm, leadPage } from '#content/admin/lead.ts';
import { type LeadDraft, leadEntity, leadFormFields } from '#domain/lead.ts';
import { SelectField } from '#forms/SelectField.tsx';
import { leadPath, paths } from '#paths';
import { type Controls, EntityFields } from '../record/entityFields.tsx';
import { FieldsPanel } from '../record/FieldsPanel.tsx';
import { RecordFormPage } from '../record/RecordForm.tsx';
import { staffOptions, useStaff } from '../staff.ts';
import { leadRecord } from './leadRecord.tsx';

type Name = keyof LeadDraft;

/** What a field's control has besides what follows from its kind; a field that is not named here may be left empty. */
const controls: Controls<Name> = {
  name: { 'aria-required': true, optionalText: undefined },
  email: { type: 'email', hint: leadForm.contactHint, optionalText: undefined, dir: undefined },
  phone: { type: 'tel', optionalText: undefined, dir: undefined },
  eventType: { 'aria-required': true, placeholder: leadForm.eventTypePlaceholder },
  notes: { multiline: true, minRows: 5 },
};

const contact: readonly Name[] = ['name', 'email', 'phone'];
const others = leadFormFields.filter((name) => !contact.includes(name) && name !== 'responsibleId');

/** The form in which a lead is put in and changed: who it is, and all other fields of its schema. */
export function LeadEditor() {
  const staff = useStaff();
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
      {[contact, others].map((names) => (
        <FieldsPanel key={names[0]}>
          <EntityFields fields={leadEntity.fields} names={names} controls={controls} optionalText={leadForm.optional} />
          {names === others && (
            <SelectField
              name="responsibleId"
              label={leadEntity.fields.responsible.label}
              options={staffOptions(staff, leadPage.nobody, '')}
            />
          )}
        </FieldsPanel>
      ))}
    </RecordFormPage>
  );
}
