import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import { contactMethods, openingHours } from '#content/contact.ts';

/** Other contact details, as a list with dividers. */
export function ContactMethods() {
  return (
    <Box
      sx={{
        gridArea: 'methods',
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr', md: '1fr' },
        columnGap: 4,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <ContactMethod {...contactMethods.call}>
        <Link href={`tel:${company.phone.tel}`}>
          <bdi>{company.phone.display}</bdi>
        </Link>
      </ContactMethod>
      <ContactMethod {...contactMethods.write}>
        <Link href={`mailto:${company.email}`}>{company.email}</Link>
      </ContactMethod>
      <ContactMethod {...contactMethods.visit}>
        <Box component="address" sx={{ fontStyle: 'normal' }}>
          {company.address.lines.join(', ')}
        </Box>
      </ContactMethod>
      <ContactMethod title={openingHours.title}>{openingHours.text}</ContactMethod>
    </Box>
  );
}

function ContactMethod({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Box sx={{ py: 2.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography variant="eyebrow" component="h2">
        {title}
      </Typography>
      <Typography variant="h4" component="div" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
    </Box>
  );
}
