import type { Template } from '#domain/template.ts';
import { sampleTemplateWords } from './templateWords.ts';

const day = '2025-02-01T09:00:00.000Z';

/** The sample reply templates. */
export const templates: readonly Template[] = sampleTemplateWords.map((template, index) => ({
  ...template,
  id: String(index + 1),
  createdAt: day,
  updatedAt: day,
  version: 1,
}));
