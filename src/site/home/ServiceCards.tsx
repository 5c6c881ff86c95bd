import Box from '@mui/material/Box';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { homeServiceCards, homeServices } from '#content/home.ts';
import { ServiceCard } from '../sections/ServiceCard.tsx';

const titleId = 'home-services';

/** Four of the five services, as cards. */
export function ServiceCards() {
  const { eyebrow, title, link } = homeServices;
  return (
    <Section ground="sunken" labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={eyebrow} title={title} link={{ text: link.text, href: link.to }} />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          columnGap: 3,
          rowGap: 6,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {homeServiceCards.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} />
          </li>
        ))}
      </Box>
    </Section>
  );
}
