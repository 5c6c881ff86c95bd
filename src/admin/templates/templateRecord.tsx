import { adminPaths } from '#adminPaths';
import { templateForm } from '#content/admin/templates.ts';
import {
  emptyTemplate,
  type Template,
  type TemplateForm,
  templateEntity,
  templateFormFields,
  templateFormSchema,
  templateToForm,
} from '#domain/template.ts';
import { comparedFields } from '../record/entityFields.tsx';
import type { RecordKind } from '../record/recordKind.ts';

/** Form configuration of templates. */
export const templateRecord: RecordKind<Template, TemplateForm, TemplateForm> = {
  words: templateForm,
  schema: templateFormSchema,
  empty: emptyTemplate,
  savedPath: () => adminPaths.templates,
  nameOf: ({ name }) => name,
  toDraft: templateToForm,
  fields: comparedFields(templateEntity.fields, templateFormFields, templateForm),
  recordsOf: ({ templates }) => templates,
};
