import Typography from '@mui/material/Typography';
import { leadForm } from '#content/admin/lead.ts';
import { textOf } from '#domain/entity.ts';
import {
  emptyLead,
  type LeadDetails,
  type LeadDraft,
  type LeadForm,
  leadEntity,
  leadFormSchema,
  leadToForm,
} from '#domain/lead.ts';
import { leadPath } from '#paths';
import type { ComparedField, RecordKind } from '../record/recordKind.ts';

const field = (name: keyof LeadDraft): ComparedField<LeadDraft> => ({
  label: leadEntity.fields[name].label,
  isSame: (mine, theirs) => mine[name] === theirs[name],
  show: (version) => {
    const text = textOf(leadEntity.fields[name], version[name]);
    return (
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', ...(text === '' && { color: 'text.secondary' }) }}>
        {text || leadForm.conflict.nothing}
      </Typography>
    );
  },
});

/** How a lead is saved. */
export const leadRecord: RecordKind<LeadDetails, LeadDraft, LeadForm> = {
  words: leadForm,
  schema: leadFormSchema,
  empty: emptyLead,
  savedPath: ({ id }) => leadPath(id),
  nameOf: ({ name }) => name,
  toDraft: leadToForm,
  fields: (Object.keys(emptyLead) as (keyof LeadDraft)[]).map(field),
  get: ({ leads }, id) => leads.get(id),
  create: ({ leads }, form, attempt) => leads.create(form, attempt),
  update: ({ leads }, id, form, version) => leads.update(id, form, version),
};
