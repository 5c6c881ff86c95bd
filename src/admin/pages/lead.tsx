import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { leadForm } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import { shell } from '#content/admin/shell.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { LeadView } from '../leads/LeadView.tsx';
import { RecordMissing } from '../record/RecordMissing.tsx';
import { recordOrNull } from '../record/recordKind.ts';

/** What the frame has to know. */
export const handle: PageHandle = { title: leadWords.title };

/** @returns the lead of the address; null where there is none. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const backend = await backendOf(context);
  return { lead: await recordOrNull(backend.leads.get(params.id ?? '')) };
}

/** One lead. */
export function Component() {
  const { lead } = useLoaderData<typeof loader>();
  return (
    <>
      {/* A later title goes before the frame's, and is the one that the browser reads. */}
      <title>{shell.documentTitle(lead?.name ?? leadForm.missing.title)}</title>
      {lead ? <LeadView key={lead.id} lead={lead} /> : <RecordMissing words={leadForm.missing} backTo={paths.leads} />}
    </>
  );
}
