import Button from '@mui/material/Button';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { leadWords } from '#content/admin/leads.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { ExportButton } from '../leads/ExportButton.tsx';
import { leadList } from '../leads/leadList.tsx';
import { useLeadTags } from '../leads/leadTags.ts';
import { ListPage, listLoader } from '../list/ListPage.tsx';
import { staffOptions, useStaff } from '../staff.ts';

/** What the frame has to know. */
export const handle: PageHandle = { title: leadWords.title };

const readLeads = listLoader(leadList);

/** @returns the query of the address and the page of leads that it asks for; `?filter=new` is another name of `?status=new`. */
export function loader(args: LoaderFunctionArgs) {
  const filter = new URL(args.request.url).searchParams.get('filter');
  if (filter !== null) throw redirect(`${paths.leads}?${new URLSearchParams({ status: filter })}`);
  return readLeads(args);
}

/** The leads: search, two filters, sort, export, delete. */
export function Component() {
  const { query, list } = useLoaderData<typeof loader>();
  const tags = useLeadTags();
  const staff = useStaff();
  return (
    <ListPage
      kind={leadList}
      query={query}
      list={list}
      options={{
        responsible: staffOptions(staff, leadWords.nobody),
        tag: tags.map((tag) => ({ value: tag, label: tag })),
      }}
    >
      <ExportButton query={query} />
      <Button variant="contained" size="small" href={paths.newLead}>
        {leadWords.newLead}
      </Button>
    </ListPage>
  );
}
