import { type Template, type TemplateForm, templateEntity, templateFormSchema } from '#domain/template.ts';
import { templates } from '#sample/templates.ts';
import type { Backend } from './backend.ts';
import { recordMethods, type SampleAccess, sampleRecords } from './sampleRecords.ts';
import { validate } from './validate.ts';

/**
 * Creates the demo's reply templates, in memory.
 * @param access permissions, log and latency.
 * @param now the clock for timestamps.
 */
export const sampleTemplates = (access: SampleAccess, now: () => Date): Backend['templates'] =>
  recordMethods(sampleRecords<Template>(templates, now), access, {
    name: 'template',
    entity: templateEntity,
    listedOf: (template: Template) => template,
    read: (form: TemplateForm) => validate(templateFormSchema, form),
    make: (template) => template,
  });
