import Box from '@mui/material/Box';
import { useLoaderData } from 'react-router-dom';
import { appointmentMails as words } from '#content/admin/appointments.ts';
import type { AppointmentMail } from '#domain/appointmentMails.ts';
import { formatMoment } from '#domain/moments.ts';
import { MailBadge, MailTrouble } from '../messages/MailTrouble.tsx';
import { Panel, PanelEmpty, panelRow } from '../Panel.tsx';

/** Mails sent to the client of an appointment, with their status. */
export function MailsPanel() {
  const { mails } = useLoaderData<{ mails: readonly AppointmentMail[] }>();
  return (
    <Panel title={words.title}>
      {mails.length === 0 && <PanelEmpty sx={{ py: 2.5 }}>{words.none}</PanelEmpty>}
      <Box component="ul" aria-label={words.title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {mails.map((mail) => (
          <Box component="li" key={mail.id} sx={{ ...panelRow, display: 'grid', gap: 1 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 }}>
              <Box component="span" sx={{ fontWeight: 'fontWeightSemibold' }}>
                {words.purposes[mail.purpose]}
              </Box>
              <Box component="span" sx={{ mr: 'auto', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {mail.to}, <time dateTime={mail.at}>{formatMoment(mail.at)}</time>
              </Box>
              <MailBadge state={mail.state} />
            </Box>
            <MailTrouble mail={mail} to={mail.to} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
