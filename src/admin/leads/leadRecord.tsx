import { leadForm } from '#content/admin/lead.ts';
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
import { leadPath } from '#paths';
import { comparedFields } from '../record/entityFields.tsx';
import type { RecordKind } from '../record/recordKind.ts';

/** How a lead is saved. */
export const leadRecord: RecordKind<LeadDetails, LeadDraft, LeadForm> = {
  words: leadForm,
  schema: leadFormSchema,
  empty: emptyLead,
  savedPath: ({ id }) => leadPath(id),
  nameOf: ({ name }) => name,
  toDraft: leadToForm,
  fields: comparedFields(leadEntity.fields, leadFormFields, leadForm),
  of: ({ leads }) => leads,
};
