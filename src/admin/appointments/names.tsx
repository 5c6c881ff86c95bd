import Typography from '@mui/material/Typography';
import { useLoaderData } from 'react-router-dom';
import { appointmentForm as words } from '#content/admin/appointments.ts';
import { parsePeople } from '#domain/appointmentForm.ts';
import type { Person } from '#domain/session.ts';
import { useLead } from './useLeads.ts';

/** @returns everybody who works there, as the page of the form has loaded them. */
export const useStaff = (): readonly Person[] => useLoaderData<{ staff: readonly Person[] }>().staff;

/** Names the lead of an appointment, to be read. @param id of the lead, or empty. */
export function LeadName({ id }: { id: string }) {
  const lead = useLead(id);
  return <Names text={lead === null && id !== '' ? words.goneLead : (lead?.name ?? '')} />;
}

/** Names the people of an appointment, to be read. @param text their ids, as the form has them. */
export function PeopleNames({ text }: { text: string }) {
  const staff = useStaff();
  const names = parsePeople(text).map((id) => staff.find((person) => person.id === id)?.name ?? words.gonePerson);
  return <Names text={names.join(', ')} />;
}

function Names({ text }: { text: string }) {
  return (
    <Typography dir="auto" sx={text === '' ? { color: 'text.secondary' } : {}}>
      {text || words.conflict.nothing}
    </Typography>
  );
}
