import { adminPaths } from '#adminPaths';
import { templateForm } from '#content/admin/templates.ts';
import { type TemplateForm, templateEntity, templateFormFields } from '#domain/template.ts';
import { type Controls, EntityFields } from '../record/entityFields.tsx';
import { FieldsPanel } from '../record/FieldsPanel.tsx';
import { RecordFormPage } from '../record/RecordFormPage.tsx';
import { templateRecord } from './templateRecord.tsx';

const controls: Controls<keyof TemplateForm> = {
  name: { 'aria-required': true },
  subject: { 'aria-required': true },
  text: { 'aria-required': true, hint: templateForm.textHint, multiline: true, minRows: 8 },
};

/** Form to create and edit a template. */
export function TemplateEditor() {
  return (
    <RecordFormPage kind={templateRecord} backTo={() => adminPaths.templates}>
      <FieldsPanel>
        <EntityFields fields={templateEntity.fields} names={templateFormFields} controls={controls} optionalText="" />
      </FieldsPanel>
    </RecordFormPage>
  );
}
