import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { adminPaths, leadsPath } from '#adminPaths';
import { leadImport } from '#content/admin/leadImport.ts';
import { leadWords } from '#content/admin/leads.ts';
import { all } from '#domain/listQuery.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { BoardPage } from '../leads/BoardPage.tsx';
import { isBoard, readBoard } from '../leads/boardData.ts';
import { LeadStatusMenu } from '../leads/LeadStatusMenu.tsx';
import { LeadViewSwitch } from '../leads/LeadViewSwitch.tsx';
import { leadList } from '../leads/leadList.tsx';
import { useLeadTags } from '../leads/leadTags.ts';
import { sourceName } from '../leads/sourceName.ts';
import { CsvButton } from '../list/CsvButton.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { listLoader } from '../list/listConfig.ts';
import { staffOptions, useStaff } from '../staff.ts';
import { useFocusFallback } from '../useFocusFallback.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: leadWords.title };

const readLeads = listLoader(leadList);

/**
 * @returns the query of the URL, and the matching page of leads or the board.
 * @throws a redirect from `?filter=new` to `?status=new`, of which it is an alias.
 */
export async function loader(args: LoaderFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  const filter = params.get('filter');
  if (filter !== null) throw redirect(leadsPath({ status: filter }));
  return isBoard(params) ? { board: await readBoard(args) } : { found: await readLeads(args) };
}

/** The leads as a list or board, with search, filters, sorting, export and deletion. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const staff = useStaff();
  const tags = useLeadTags();
  const { query } = data.board ?? data.found;
  const { source = all, import: imported = all } = query.filters;
  const options = {
    // Only set by links from the dashboard.
    source: source === all ? [] : [{ value: source, label: sourceName(source) }],
    // Only set by links from the page of an import.
    import: imported === all ? [] : [{ value: imported, label: leadWords.oneImport }],
    responsible: staffOptions(staff, leadWords.nobody),
    tag: tags.map((tag) => ({ value: tag, label: tag })),
  };
  const newLeadButton = (
    <Button variant="contained" size="small" href={adminPaths.newLead}>
      {leadWords.newLead}
    </Button>
  );
  const views = useRef<HTMLDivElement>(null);
  const view = data.board ? 'board' : 'list';
  // The pressed button is gone with the view that it belonged to.
  useFocusFallback(view, () =>
    views.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true }),
  );
  const tools = (
    <>
      <Box sx={{ order: { xs: 1, sm: 0 }, ml: { xs: -2.5, sm: 0 } }}>
        <Button size="small" href={adminPaths.importLeads}>
          {leadImport.open}
        </Button>
        <CsvButton words={leadWords} name="leads" variant="text" read={({ leads }) => leads.exportCsv(query)} />
      </Box>
      <LeadViewSwitch ref={views} />
    </>
  );
  if (data.board) {
    return (
      <BoardPage board={data.board} options={options} newLeadButton={newLeadButton}>
        {tools}
      </BoardPage>
    );
  }
  return (
    <LeadStatusMenu data={data.found.list}>
      <ListPage config={leadList} query={query} list={data.found.list} options={options} moreOptions={tools}>
        {newLeadButton}
      </ListPage>
    </LeadStatusMenu>
  );
}
