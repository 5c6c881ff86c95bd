import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { adminPaths } from '#adminPaths';
import { backendOf } from '#backend/context.ts';
import { appointmentWords } from '#content/admin/appointments.ts';
import { appointmentEntity } from '#domain/appointment.ts';
import { companyZone } from '#domain/appointmentTimes.ts';
import { phoneViews, readCalendarQuery, readRange, viewOn, wideViews } from '#domain/calendarView.ts';
import { readListQuery } from '#domain/entity.ts';
import { dayOf } from '#domain/zonedTimes.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { appointmentList } from '../appointments/appointmentList.tsx';
import { CalendarPage } from '../appointments/CalendarPage.tsx';
import { ViewSwitch } from '../appointments/CalendarTools.tsx';
import { ListPage } from '../list/ListPage.tsx';
import { listLoader } from '../list/listConfig.ts';
import { useIsNarrow } from '../printing.ts';
import { readOrLast } from '../sharedReads.ts';

/** The page's title and options for the layout. */
export const handle: PageHandle = { title: appointmentWords.title };

const readList = listLoader(appointmentList);
const latestPlanned = readListQuery(appointmentEntity, new URLSearchParams('status=planned'));

/**
 * @returns the data for the URL: a page of the list, or the appointments around a day; while the server cannot be
 * reached, what was read of them last.
 * @throws Unreachable if nothing has been read in this session yet
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { signal } = request;
  const backend = await backendOf(context);
  const { appointments } = backend;
  const now = await appointments.now();
  const { view, day } = readCalendarQuery(new URL(request.url).searchParams, dayOf(now, companyZone));
  if (view === 'list') return { day, listed: await readList(args) };
  const { from, to } = readRange(day);
  const read = async () => {
    const shown = await appointments.between(from, to, { signal });
    // If nothing is planned in the period, the page links to the latest planned appointment.
    const [latest = null] = shown.length > 0 ? [] : (await appointments.list(latestPlanned, { signal })).rows;
    return { shown, latest };
  };
  const { current, last } = await readOrLast(backend, `calendar from ${from}`, read);
  return { ...last, now, day, view, isOld: current === null };
}

/** The appointments, as a calendar or as a list. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const isPhone = useIsNarrow('md');
  const views = isPhone ? phoneViews : wideViews;
  const { day } = data;
  if (data.listed === undefined) {
    const view = viewOn(isPhone, data.view);
    const { now, shown, latest, isOld } = data;
    const calendar = { view, now, day, appointments: shown, latest, isOld };
    return <CalendarPage views={views} {...calendar} />;
  }
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: { md: 'flex-end' }, mb: 1.5 }}>
        <ViewSwitch views={views} view="list" day={day} />
      </Box>
      <ListPage config={appointmentList} query={data.listed.query} list={data.listed.list}>
        <Button variant="contained" size="small" href={`${adminPaths.newAppointment}?view=list`}>
          {appointmentWords.newAppointment}
        </Button>
      </ListPage>
    </>
  );
}
