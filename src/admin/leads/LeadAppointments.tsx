import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { adminPaths, editAppointmentPath, newAppointmentPath } from '#adminPaths';
import { leadPage } from '#content/admin/lead.ts';
import type { Appointment } from '#domain/appointment.ts';
import { formatSpan } from '#domain/appointmentTimes.ts';
import type { Lead } from '#domain/lead.ts';
import type { Page } from '#domain/pagedQuery.ts';
import { AppointmentStatusBadge } from '../list/statusBadges.tsx';
import { Panel, PanelEmpty, panelInset, panelRow } from '../Panel.tsx';

/** Props of {@link LeadAppointments}. */
export interface LeadAppointmentsProps {
  lead: Lead;
  /** Appointments of the lead, latest first. */
  appointments: Page<Appointment>;
}

/** Appointments of a lead, with a link to schedule the next one. */
export function LeadAppointments({ lead, appointments: { rows, matching } }: LeadAppointmentsProps) {
  return (
    <Panel
      title={leadPage.appointments}
      action={
        <Button variant="underlined" size="small" href={newAppointmentPath({ lead: lead.id })}>
          {leadPage.schedule}
        </Button>
      }
    >
      {rows.length === 0 && <PanelEmpty sx={{ py: 2.5 }}>{leadPage.noAppointments}</PanelEmpty>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((appointment) => (
          <Box component="li" key={appointment.id} sx={panelRow}>
            <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.5 }}>
              <Link href={editAppointmentPath(appointment.id)} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {appointment.title}
              </Link>
              {appointment.status === 'cancelled' && <AppointmentStatusBadge status={appointment.status} />}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>{formatSpan(appointment)}</Box>
          </Box>
        ))}
      </Box>
      {matching > rows.length && (
        <Box sx={{ px: panelInset, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <Link href={`${adminPaths.appointments}?${new URLSearchParams({ view: 'list', lead: lead.id })}`}>
            {leadPage.allAppointments(matching)}
          </Link>
        </Box>
      )}
    </Panel>
  );
}
