import { leadWords } from '#content/admin/leads.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { leadFormConfig } from '../leads/LeadEditor.tsx';
import { recordFormLoader } from '../record/RecordFormPage.tsx';

export { LeadEditor as Component } from '../leads/LeadEditor.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: leadWords.title };

/** @returns the lead's form data. */
export const loader = recordFormLoader(leadFormConfig);
