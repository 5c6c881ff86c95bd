import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { leadPath } from '#adminPaths';
import { leadPage } from '#content/admin/lead.ts';
import { formatDate } from '#domain/dates.ts';
import { type Lead, leadEventTypeLabels } from '#domain/lead.ts';

/** Props of {@link SameDay}. */
export interface SameDayProps {
  lead: Lead;
  others: readonly Lead[];
}

/** Warns about other leads with an event on the same day. */
export function SameDay({ lead: { eventDate }, others }: SameDayProps) {
  if (eventDate === null || others.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mx: { xs: 2, md: 3 }, mt: 2.5 }}>
      {leadPage.dayTaken(formatDate(eventDate))}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {others.map(({ id, name, eventType }) => (
          <li key={id}>
            <Link href={leadPath(id)} dir="auto" underline="always">
              {leadPage.otherLead(name, leadEventTypeLabels[eventType])}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
