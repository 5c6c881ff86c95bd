import Typography from '@mui/material/Typography';
import { leadPath } from '#adminPaths';
import { leadForm, leadPage } from '#content/admin/lead.ts';
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
import { comparedFields } from '../record/entityFields.tsx';
import type { RecordKind } from '../record/recordKind.ts';
import { useStaff } from '../staff.ts';

/** Name of the person responsible for a lead. */
function PersonName({ id }: { id: string }) {
  const name = useStaff().find((person) => person.id === id)?.name ?? leadPage.formerColleague;
  return <Typography dir="auto">{id === '' ? leadPage.nobody : name}</Typography>;
}

/** Form configuration of leads. */
export const leadRecord: RecordKind<LeadDetails, LeadDraft, LeadForm> = {
  words: leadForm,
  schema: leadFormSchema,
  empty: emptyLead,
  savedPath: ({ id }) => leadPath(id),
  nameOf: ({ name }) => name,
  toDraft: leadToForm,
  fields: comparedFields(leadEntity.fields, leadFormFields, leadForm).map((field, index) =>
    leadFormFields[index] === 'responsibleId'
      ? { ...field, show: ({ responsibleId }: LeadDraft) => <PersonName id={responsibleId} /> }
      : field,
  ),
  recordsOf: ({ leads }) => leads,
};
