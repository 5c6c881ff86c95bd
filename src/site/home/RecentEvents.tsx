import Box from '@mui/material/Box';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { homeEvents } from '#content/home.ts';
import type { RecentEvent } from '#domain/event.ts';
import { EventCard } from './EventCard.tsx';

const titleId = 'home-events';

/** The latest events: one wide and two narrow pictures. */
export function RecentEvents({ events }: { events: readonly RecentEvent[] }) {
  const { eyebrow, title, link } = homeEvents;
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={eyebrow} title={title} link={{ text: link.text, href: link.to }} />
      <Box data-reveal="3" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1.4fr 1fr 1fr' }, gap: 3 }}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </Box>
    </Section>
  );
}
