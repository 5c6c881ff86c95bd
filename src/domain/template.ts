import { type InferType, object } from 'yup';
import { templateLabels, templateSentences, templateSorts } from '#content/domain/template.ts';
import type { Entity } from './entity.ts';
import { placeholderList, unknownPlaceholder } from './placeholders.ts';
import { lineOfText, linesOfText } from './texts.ts';

/** A reply template. */
export type Template = {
  id: string;
  /** The name by which staff choose the template. */
  name: string;
  subject: string;
  /** Text with placeholders, which are filled in for each reply. */
  text: string;
  /** Instants, ISO 8601 UTC. */
  createdAt: string;
  updatedAt: string;
  /** Version number, from 1. */
  version: number;
};

/** The fields and default order of templates. */
export const templateEntity: Entity<Template> = {
  fields: {
    name: { kind: 'text', label: templateLabels.name, searched: true, sorts: templateSorts.name },
    subject: { kind: 'text', label: templateLabels.subject, searched: true },
    text: { kind: 'text', label: templateLabels.text, searched: true },
    createdAt: { kind: 'instant', label: templateLabels.createdAt },
    updatedAt: { kind: 'instant', label: templateLabels.updatedAt, sorts: templateSorts.updatedAt },
    version: { kind: 'number', label: templateLabels.version },
  },
  filters: {},
  sort: { field: 'name', order: 'asc' },
};

const hasOnlyKnownPlaceholders = (text: string) => unknownPlaceholder(text) === undefined;
const unknownPlaceholderMessage = ({ value }: { value: string }) =>
  templateSentences.notKnown(unknownPlaceholder(value) ?? '', placeholderList);

/** Schema of the template form, shared by form and server. */
export const templateFormSchema = object({
  name: lineOfText(100).required(templateSentences.nameNeeded),
  subject: lineOfText(200)
    .required(templateSentences.subjectNeeded)
    .test('placeholders', unknownPlaceholderMessage, hasOnlyKnownPlaceholders),
  text: linesOfText(10_000)
    .required(templateSentences.textNeeded)
    .test('placeholders', unknownPlaceholderMessage, hasOnlyKnownPlaceholders),
});

/** A valid template form. */
export type TemplateForm = InferType<typeof templateFormSchema>;

/** The form's fields, in their order. */
export const templateFormFields = ['name', 'subject', 'text'] as const satisfies (keyof TemplateForm)[];

/** The empty form. */
export const emptyTemplate: TemplateForm = templateFormSchema.getDefault();

/** @returns the form values of a template. */
export const templateToForm = ({ name, subject, text }: Template): TemplateForm => ({ name, subject, text });
