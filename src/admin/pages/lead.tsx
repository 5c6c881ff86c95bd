import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';
import { backendOf } from '#backend/context.ts';
import { leadForm } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import { shell } from '#content/admin/shell.ts';
import type { Lead, LeadDetails } from '#domain/lead.ts';
import type { Page } from '#domain/pagedQuery.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { leadPath, paths } from '#paths';
import { LeadsBeside } from '../leads/LeadsBeside.tsx';
import { LeadView } from '../leads/LeadView.tsx';
import { besideQuery, useNeighbours } from '../leads/neighbours.ts';
import { RecordMissing } from '../record/RecordMissing.tsx';
import { recordOrNull } from '../record/recordKind.ts';

/** What the frame has to know. */
export const handle: PageHandle = { title: leadWords.title };

/** @returns the lead of the address, null where there is none; and the list that the rest of the address asks for. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { leads } = await backendOf(context);
  const query = besideQuery(new URL(request.url).searchParams);
  const [lead, list] = await Promise.all([
    recordOrNull(leads.get(params.id ?? '')),
    leads.list(query, { signal: request.signal }),
  ]);
  return { lead, list };
}

/** One lead, beside its list where there is room. */
export function Component() {
  const { lead, list } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      {/* A later title goes before the frame's, and is the one that the browser reads. */}
      <title>{shell.documentTitle(lead?.name ?? leadForm.missing.title)}</title>
      {lead ? (
        <LeadInList lead={lead} list={list} search={search} />
      ) : (
        <RecordMissing words={leadForm.missing} backTo={paths.leads + search} />
      )}
    </>
  );
}

interface LeadInListProps {
  lead: LeadDetails;
  list: Page<Lead>;
  search: string;
}

function LeadInList({ lead, list, search }: LeadInListProps) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const pathOf = ({ id }: Lead) => leadPath(id) + search;
  const neighbours = useNeighbours(list.rows, lead.id, pathOf);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3 }}>
      {isWide && (
        <Box sx={{ flex: 'none', width: 300, alignSelf: 'stretch' }}>
          <LeadsBeside list={list} id={lead.id} pathOf={pathOf} />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, containerType: 'inline-size' }}>
        <LeadView key={lead.id} lead={lead} neighbours={neighbours} search={search} />
      </Box>
    </Box>
  );
}
