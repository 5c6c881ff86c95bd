import { useEffect, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { backendOf } from '#backend/context.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import type { LeadImport } from '#domain/leadImport.ts';
import { focusContent } from '#frame/focusContent.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ImportSteps } from '../leadImport/ImportSteps.tsx';
import type { LeftOutRow } from '../leadImport/leftOut.ts';
import { ResultPanel } from '../leadImport/ResultPanel.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { RecordMissing } from '../record/RecordMissing.tsx';
import { recordOrNull } from '../record/recordFormConfig.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: leadImport.title };

/** @returns the import named in the URL, null if it does not exist; undefined for a new import. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<{ done?: LeadImport | null }> {
  const id = new URL(request.url).searchParams.get('import');
  if (id === null) return {};
  const { leads } = await backendOf(context);
  return { done: await recordOrNull(leads.getImport(id)) };
}

/** Imports leads from a file, and shows the result of an import. */
export function Component() {
  const { done } = useLoaderData<typeof loader>();
  // Only until the page is left: the server knows nothing of the rows that it was not sent.
  const [leftOut, setLeftOut] = useState<{ id: string; rows: readonly LeftOutRow[] }>({ id: '', rows: [] });
  const shown = done?.id;
  const wasShown = useRef(shown);
  useEffect(() => {
    // The path stays the same, and the pressed button is gone.
    if (wasShown.current !== shown) focusContent();
    wasShown.current = shown;
  }, [shown]);
  if (done === null) return <ImportMissing />;
  if (!done) return <ImportSteps onDone={(id, rows) => setLeftOut({ id, rows })} />;
  return <ResultPanel key={done.id} done={done} leftOut={leftOut.id === done.id ? leftOut.rows : []} />;
}

const ImportMissing = () => (
  <>
    <PageTitle>{leadImport.missing.title}</PageTitle>
    <RecordMissing words={leadImport.missing} backTo={adminPaths.importLeads} />
  </>
);
