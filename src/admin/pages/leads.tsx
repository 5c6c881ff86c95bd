import Button from '@mui/material/Button';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { backendOf, useBackend } from '#backend/context.ts';
import { leadWords } from '#content/admin/leads.ts';
import { readListQuery } from '#domain/entity.ts';
import { leadEntity } from '#domain/lead.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { ExportButton } from '../leads/ExportButton.tsx';
import { leadList } from '../leads/leadList.tsx';
import { ListPage } from '../list/ListPage.tsx';

/** What the frame has to know. */
export const handle: PageHandle = { title: leadWords.title };

/** @returns the query of the address and the page of leads that it asks for; `?filter=new` is another name of `?status=new`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const filter = params.get('filter');
  if (filter !== null) throw redirect(`${paths.leads}?${new URLSearchParams({ status: filter })}`);
  const query = readListQuery(leadEntity, params);
  const backend = await backendOf(context);
  return { query, list: await backend.leads.list(query, { signal: request.signal }) };
}

/** The leads: search, two filters, sort, export, delete. */
export function Component() {
  const { query, list } = useLoaderData<typeof loader>();
  const backend = useBackend();
  return (
    <ListPage kind={leadList} query={query} list={list} remove={async (id) => (await backend()).leads.remove(id)}>
      <ExportButton query={query} />
      <Button variant="contained" size="small" href={paths.newLead}>
        {leadWords.newLead}
      </Button>
    </ListPage>
  );
}
