import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { adminPaths, leadPath } from '#adminPaths';
import { leadForm, leadPage } from '#content/admin/lead.ts';
import { tagWords } from '#content/admin/recordForm.ts';
import {
  emptyLead,
  type LeadDetails,
  type LeadDraft,
  type LeadForm,
  leadEntity,
  leadFormFields,
  leadFormSchema,
  leadToForm,
} from '#domain/lead.ts';
import { SelectField } from '#forms/SelectField.tsx';
import { TagsField } from '#forms/TagsField.tsx';
import { type Controls, comparedFields, EntityFields } from '../record/entityFields.tsx';
import { FieldsPanel, twoColumns } from '../record/FieldsPanel.tsx';
import { RecordFormPage, type RecordFormPageProps } from '../record/RecordFormPage.tsx';
import { type RecordFormConfig, recordOrNull } from '../record/recordFormConfig.ts';
import { staffOptions, useStaff } from '../staff.ts';

/** Name of the person responsible for a lead. */
function PersonName({ id }: { id: string }) {
  const name = useStaff().find((person) => person.id === id)?.name ?? leadPage.formerColleague;
  return <Typography dir="auto">{id === '' ? leadPage.nobody : name}</Typography>;
}

/** Form configuration of leads. */
export const leadFormConfig: RecordFormConfig<LeadDetails, LeadDraft, LeadForm> = {
  words: leadForm,
  schema: leadFormSchema,
  empty: emptyLead,
  savedPath: ({ id }) => leadPath(id),
  nameOf: ({ name }) => name,
  toDraft: leadToForm,
  fields: comparedFields(leadEntity.fields, leadFormFields, leadForm, {
    responsibleId: ({ responsibleId }) => <PersonName id={responsibleId} />,
  }),
  recordsOf: ({ leads }) => leads,
  keptInsteadOf: async ({ leads }, id) => recordOrNull(leads.mergedInto(id).then((kept) => leads.get(kept))),
};

type Name = keyof LeadDraft;

/** Control props by field, in addition to those derived from the field's kind and the schema. */
const controls: Controls<Name> = {
  email: { type: 'email', hint: leadForm.contactHint, optionalText: undefined, dir: undefined },
  phone: { type: 'tel', optionalText: undefined, dir: undefined },
  eventType: { placeholder: leadForm.eventTypePlaceholder },
  budget: { hint: leadForm.budgetHint },
  source: { hint: leadForm.sourceHint },
  notes: { multiline: true, minRows: 5 },
};

const contact: readonly Name[] = ['name', 'email', 'phone'];
const work: readonly Name[] = ['status', 'notes'];
/** Fields with custom controls. */
const own: readonly Name[] = ['responsibleId', 'tags'];
const event = leadFormFields.filter((name) => ![...contact, ...work, ...own].includes(name));

/** Form to create and edit a lead. @param missing see {@link RecordFormPageProps}. */
export function LeadEditor({ missing }: Pick<RecordFormPageProps<LeadDetails, LeadDraft, LeadForm>, 'missing'>) {
  const staff = useStaff();
  return (
    <RecordFormPage
      config={leadFormConfig}
      missing={missing}
      backTo={(id) => (id === null ? adminPaths.leads : leadPath(id))}
      sx={twoColumns}
    >
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
        <FieldsPanel>
          <Fields names={contact} />
        </FieldsPanel>
        <FieldsPanel>
          <SelectField
            name="responsibleId"
            label={leadEntity.fields.responsible.label}
            options={staffOptions(staff, leadPage.nobody, '')}
          />
          <Fields names={work} />
          <TagsField name="tags" label={leadEntity.fields.tags.label} {...tagWords} />
        </FieldsPanel>
      </Box>
      <FieldsPanel>
        <Fields names={event} />
      </FieldsPanel>
    </RecordFormPage>
  );
}

const Fields = ({ names }: { names: readonly Name[] }) => (
  <EntityFields
    fields={leadEntity.fields}
    names={names}
    schema={leadFormSchema}
    controls={controls}
    optionalText={leadForm.optional}
  />
);
