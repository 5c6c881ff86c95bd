import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { leadPath } from '#adminPaths';
import { appointmentForm as words } from '#content/admin/appointments.ts';
import { telHref } from '../leads/contactLinks.ts';
import type { LeadChoice } from './useLeads.ts';

/** Links to the lead of an appointment, to its email address and to its phone number. */
export function LeadLinks({ lead: { id, name, email, phone } }: { lead: LeadChoice }) {
  const links = [
    { href: leadPath(id), text: words.openLeadShort, label: words.openLead(name) },
    ...(email ? [{ href: `mailto:${email}`, text: email }] : []),
    ...(phone ? [{ href: telHref(phone), text: phone }] : []),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1, minWidth: 0 }}>
      {links.map(({ href, text, label }) => (
        <Link
          key={href}
          href={href}
          aria-label={label}
          variant="body2"
          underline="always"
          sx={{ overflowWrap: 'anywhere' }}
        >
          <bdi>{text}</bdi>
        </Link>
      ))}
    </Box>
  );
}
