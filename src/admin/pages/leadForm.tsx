import { Navigate, useLoaderData, useLocation } from 'react-router-dom';
import { editLeadPath } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { LeadEditor, leadFormConfig } from '../leads/LeadEditor.tsx';
import { recordFormLoader } from '../record/RecordFormPage.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: leadWords.title };

/** @returns the lead's form data. */
export const loader = recordFormLoader(leadFormConfig);

/** Form to create and edit a lead; that of a merged lead leads to the one that was kept. */
export function Component() {
  const { keptId } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  // Not at once: a lead that was merged while its form was open is still shown, with what was typed.
  const missing = keptId === undefined ? undefined : <Navigate replace to={editLeadPath(keptId) + search} />;
  return <LeadEditor missing={missing} />;
}
