import Typography from '@mui/material/Typography';
import { appointmentForm as words } from '#content/admin/appointments.ts';
import { parsePeople } from '#domain/appointmentForm.ts';
import { useStaff } from '../staff.ts';
import { useLead } from './useLeads.ts';

/** Name of an appointment's lead. @param id of the lead, or empty. */
export function LeadName({ id }: { id: string }) {
  const { state, lead } = useLead(id);
  const texts = { none: '', loading: words.loadingLead, gone: words.goneLead, failed: words.leadFailed };
  return <Names text={state === 'found' ? (lead?.name ?? '') : texts[state]} />;
}

/** Names of an appointment's staff. @param text their ids as a form value. */
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
