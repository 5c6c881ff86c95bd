import { templateWords } from '#content/admin/templates.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { recordFormLoader } from '../record/RecordFormPage.tsx';
import { templateFormConfig } from '../templates/TemplateEditor.tsx';

export { TemplateEditor as Component } from '../templates/TemplateEditor.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: templateWords.title };

/** @returns the template's form data. */
export const loader = recordFormLoader(templateFormConfig);
