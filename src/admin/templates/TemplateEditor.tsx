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
import { type Controls, comparedFields, EntityFields } from '../record/entityFields.tsx';
import { FieldsPanel } from '../record/FieldsPanel.tsx';
import { RecordFormPage } from '../record/RecordFormPage.tsx';
import type { RecordFormConfig } from '../record/recordFormConfig.ts';

/** Form configuration of templates. */
export const templateFormConfig: RecordFormConfig<Template, TemplateForm, TemplateForm> = {
  words: templateForm,
  schema: templateFormSchema,
  empty: emptyTemplate,
  savedPath: () => adminPaths.templates,
  nameOf: ({ name }) => name,
  toDraft: templateToForm,
  fields: comparedFields(templateEntity.fields, templateFormFields, templateForm),
  recordsOf: ({ templates }) => templates,
};

const controls: Controls<keyof TemplateForm> = {
  text: { hint: templateForm.textHint, multiline: true, minRows: 8 },
};

/** Form to create and edit a template. */
export function TemplateEditor() {
  return (
    <RecordFormPage config={templateFormConfig} backTo={() => adminPaths.templates}>
      <FieldsPanel>
        <EntityFields
          fields={templateEntity.fields}
          names={templateFormFields}
          schema={templateFormSchema}
          controls={controls}
          optionalText=""
        />
      </FieldsPanel>
    </RecordFormPage>
  );
}
