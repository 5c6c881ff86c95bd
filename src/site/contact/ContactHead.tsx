import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { contactHead } from '#content/contact.ts';

/** Heading of the contact page; small, as visitors come for the form. */
export function ContactHead() {
  return (
    <Box sx={{ gridArea: 'head' }}>
      <Typography variant="eyebrow">{contactHead.eyebrow}</Typography>
      <Typography variant="h1" sx={{ mt: 2, maxWidth: '7em' }}>
        {contactHead.title}
      </Typography>
      <Typography variant="lead" sx={{ mt: 2.5, maxWidth: '26em', color: 'text.secondary' }}>
        {contactHead.lead}
      </Typography>
    </Box>
  );
}
