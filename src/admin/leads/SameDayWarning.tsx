import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { editAppointmentPath, leadPath } from '#adminPaths';
import { leadPage } from '#content/admin/lead.ts';
import { formatDate } from '#domain/dates.ts';
import { type Lead, leadEventTypeLabels } from '#domain/lead.ts';
import type { RelatedLeads } from '#domain/relatedLeads.ts';

/** Props of {@link SameDayWarning}. */
export interface SameDayWarningProps {
  lead: Lead;
  related: RelatedLeads;
}

/** Warns about other leads with an event on the same day, and about events in the calendar without a lead. */
export function SameDayWarning({ lead: { eventDate }, related: { sameDay, events } }: SameDayWarningProps) {
  if (eventDate === null || (sameDay.length === 0 && events.length === 0)) return null;
  return (
    <Alert severity="warning" sx={{ mx: { xs: 2, md: 3 }, mt: 2.5 }}>
      {leadPage.dayTaken(formatDate(eventDate))}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sameDay.map(({ id, name, eventType }) => (
          <li key={id}>
            <Link href={leadPath(id)} dir="auto" underline="always">
              {leadPage.otherLead(name, leadEventTypeLabels[eventType])}
            </Link>
          </li>
        ))}
        {events.map(({ id, title }) => (
          <li key={id}>
            <Link href={editAppointmentPath(id)} dir="auto" underline="always">
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
