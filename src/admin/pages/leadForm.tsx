import { type LoaderFunctionArgs, Navigate, useLoaderData, useLocation } from 'react-router-dom';
import { editLeadPath } from '#adminPaths';
import { backendOf } from '#backend/context.ts';
import { leadWords } from '#content/admin/leads.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { LeadEditor, leadFormConfig } from '../leads/LeadEditor.tsx';
import { recordFormLoader } from '../record/RecordFormPage.tsx';
import { recordOrNull } from '../record/recordFormConfig.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: leadWords.title };

const readForm = recordFormLoader(leadFormConfig);

/** @returns the lead's form data, or the id of the lead that it was merged into, if it was. */
export async function loader(args: LoaderFunctionArgs) {
  const form = await readForm(args);
  const { id } = args.params;
  if (form.draft || id === undefined) return { ...form, mergedInto: null };
  const { leads } = await backendOf(args.context);
  return { ...form, mergedInto: await recordOrNull(leads.mergedInto(id)) };
}

/** Form to create and edit a lead; that of a merged lead leads to the one that was kept. */
export function Component() {
  const { mergedInto } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  // Not at once: a lead that was merged while its form was open is still shown, with what was typed.
  const missing = mergedInto === null ? undefined : <Navigate replace to={editLeadPath(mergedInto) + search} />;
  return <LeadEditor missing={missing} />;
}
