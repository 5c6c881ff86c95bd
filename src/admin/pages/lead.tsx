import { type LoaderFunctionArgs, Navigate, useLoaderData, useLocation, useParams } from 'react-router-dom';
import { adminPaths, leadPath } from '#adminPaths';
import { backendOf } from '#backend/context.ts';
import { SignedOut } from '#backend/errors.ts';
import { leadForm, leadPage } from '#content/admin/lead.ts';
import { leadWords } from '#content/admin/leads.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { formatDate } from '#domain/dates.ts';
import { readListQuery } from '#domain/entity.ts';
import { type Lead, leadEntity } from '#domain/lead.ts';
import type { Page } from '#domain/pagedQuery.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { LeadView, type LeadViewProps } from '../leads/LeadView.tsx';
import { editedNote, newNoteOf } from '../leads/NoteForm.tsx';
import { ListDetailLayout } from '../list/ListDetailLayout.tsx';
import { listPaneQuery, useNeighbours } from '../list/neighbours.ts';
import { TwoLines } from '../list/OneLine.tsx';
import { LeadStatusBadge } from '../list/statusBadges.tsx';
import { PageTitle } from '../PageTitle.tsx';
import { RecordMissing } from '../record/RecordMissing.tsx';
import { recordOrNull } from '../record/recordFormConfig.ts';
import { useLastFound } from '../record/useLastFound.ts';
import { useHasUnsaved } from '../record/useUnsaved.tsx';
import { readSession } from '../sharedReads.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: leadWords.title };

/** @param id of a lead. @returns the query for its latest appointments. */
const appointmentsOf = (id: string) =>
  readListQuery(appointmentEntity, new URLSearchParams({ lead: id, sort: '-startsAt' }));

/**
 * @returns the lead of the URL with its history, latest appointments, files and related leads, or null, and then the id
 * of the lead that it was merged into, if it was; the list of the URL's query; and the current user.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { leads, leadFiles, appointments } = await backendOf(context);
  const { id = '' } = params;
  const query = listPaneQuery(leadEntity, new URL(request.url).searchParams);
  const [found, list, me] = await Promise.all([
    recordOrNull(
      Promise.all([
        leads.get(id),
        leads.history(id),
        appointments.list(appointmentsOf(id)),
        leads.related(id),
        leadFiles.list(id),
      ]),
    ),
    leads.list(query, { signal: request.signal }),
    readSession(context),
  ]);
  if (!me) throw new SignedOut();
  const mergedInto = found ? null : await recordOrNull(leads.mergedInto(id));
  return { found, mergedInto, list, me };
}

/** One lead, beside its list on wide screens. */
export function Component() {
  const { found: loaded, mergedInto, list, me } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const { id = '' } = useParams();
  const last = useLastFound(loaded, id);
  const hasNote = useHasUnsaved(newNoteOf(id), ...(last?.[1] ?? []).map((activity) => editedNote(activity.id)));
  const found = hasNote ? last : loaded;
  const [lead, history, appointments, related, files] = found ?? [];
  if (!lead && mergedInto !== null) return <Navigate replace to={leadPath(mergedInto) + search} />;
  return (
    <>
      <PageTitle>{lead?.name ?? leadForm.missing.title}</PageTitle>
      {lead && history && appointments && related && files ? (
        <LeadInList
          lead={lead}
          history={history}
          appointments={appointments}
          related={related}
          files={files}
          me={me.id}
          list={list}
          search={search}
        />
      ) : (
        <RecordMissing words={leadForm.missing} backTo={adminPaths.leads + search} />
      )}
    </>
  );
}

interface LeadInListProps extends Omit<LeadViewProps, 'neighbours'> {
  list: Page<Lead>;
}

function LeadInList({ list, ...view }: LeadInListProps) {
  const { lead, search } = view;
  const pathOf = ({ id }: Lead) => leadPath(id) + search;
  const neighbours = useNeighbours(list.rows, lead.id, pathOf);
  return (
    <ListDetailLayout
      label={leadPage.beside}
      count={leadWords.count(list.matching, list.total)}
      rows={list.rows}
      id={lead.id}
      pathOf={pathOf}
      width={300}
      rowOf={(row) => (
        <>
          <TwoLines first={row.name} second={formatDate(row.createdAt)} />
          <LeadStatusBadge status={row.status} />
        </>
      )}
    >
      {/* The key resets all panels for another lead: links and unsaved notes belong to one lead. */}
      <LeadView key={lead.id} {...view} neighbours={neighbours} />
    </ListDetailLayout>
  );
}
