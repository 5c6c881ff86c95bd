import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { contactCardsHead } from '#content/about.ts';
import { company } from '#content/company.ts';
import { contactMethods } from '#content/contact.ts';

const titleId = 'about-contact';

/** Contact details in three cards. */
export function ContactCards() {
  return (
    <Section ground="sunken" labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={contactCardsHead.eyebrow} title={contactCardsHead.title} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, gap: { xs: 0, md: 3 } }}>
        <ContactCard {...contactMethods.visit}>
          <Typography component="address" sx={{ fontStyle: 'normal', fontWeight: 'fontWeightSemibold' }}>
            {company.address.lines.join(', ')}
          </Typography>
        </ContactCard>
        <ContactCard {...contactMethods.call}>
          <Button variant="underlined" href={`tel:${company.phone.tel}`}>
            <bdi>{company.phone.display}</bdi>
          </Button>
        </ContactCard>
        <ContactCard {...contactMethods.write}>
          <Button variant="underlined" href={`mailto:${company.email}`}>
            {company.email}
          </Button>
        </ContactCard>
      </Box>
    </Section>
  );
}

function ContactCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card
      sx={{
        // On phones the cards are a list without a background of their own.
        bgcolor: { md: 'background.paper' },
        borderTop: 1,
        borderColor: { xs: 'divider', md: 'transparent' },
        borderRadius: { xs: 0, md: 1 },
        px: { md: 4 },
        py: { xs: 1, md: 4 },
      }}
    >
      <CardContent sx={{ p: 0, alignItems: 'flex-start' }}>
        <Typography variant="h3" sx={{ typography: { xs: 'panelTitle', md: 'h3' } }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: { md: 1.5 }, mb: { md: 2 }, color: 'text.secondary' }}>
          {text}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, mt: 'auto' }}>{children}</Box>
      </CardContent>
    </Card>
  );
}
