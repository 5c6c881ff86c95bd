import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { NotFound } from '#backend/errors.ts';
import { leadImport } from '#content/admin/leadImport.ts';
import type { LeadImport } from '#domain/leadImport.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { ImportSteps } from '../leadImport/ImportSteps.tsx';
import type { LeftOutRow } from '../leadImport/leftOut.ts';
import { ResultPanel } from '../leadImport/ResultPanel.tsx';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: leadImport.title };

/** @returns the import named in the URL; null for a new import. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<{ done: LeadImport | null }> {
  const id = new URL(request.url).searchParams.get('import');
  if (id === null) return { done: null };
  const { leads } = await backendOf(context);
  try {
    return { done: await leads.getImport(id) };
  } catch (error) {
    // An unknown import: shows the form for a new one.
    if (error instanceof NotFound) return { done: null };
    throw error;
  }
}

/** Imports leads from a file, and shows the result of an import. */
export function Component() {
  const { done } = useLoaderData<typeof loader>();
  // Only until the page is left: the server knows nothing of the rows that it was not sent.
  const [leftOut, setLeftOut] = useState<{ id: string; rows: readonly LeftOutRow[] }>({ id: '', rows: [] });
  if (!done) return <ImportSteps onDone={(id, rows) => setLeftOut({ id, rows })} />;
  return <ResultPanel key={done.id} done={done} leftOut={leftOut.id === done.id ? leftOut.rows : []} />;
}
