import Button from '@mui/material/Button';
import { useLoaderData } from 'react-router-dom';
import { appointmentWords } from '#content/admin/appointments.ts';
import type { PageHandle } from '#frame/pageHandle.ts';
import { paths } from '#paths';
import { appointmentList } from '../appointments/appointmentList.tsx';
import { ListPage, listLoader } from '../list/ListPage.tsx';

/** What the frame has to know. */
export const handle: PageHandle = { title: appointmentWords.title };

/** @returns the query of the address and the page of appointments that it asks for. */
export const loader = listLoader(appointmentList);

/** The appointments: search, two filters, sort, delete. */
export function Component() {
  const { query, list } = useLoaderData<typeof loader>();
  return (
    <ListPage kind={appointmentList} query={query} list={list}>
      <Button variant="contained" size="small" href={paths.newAppointment}>
        {appointmentWords.newAppointment}
      </Button>
    </ListPage>
  );
}
