import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { plainList } from '#components/styles.ts';
import { aboutTeaser, homeEvents, homeServiceCards, homeServices, homeTestimonials } from '#content/home.ts';
import { photo } from '#content/photos/photo.ts';
import type { RecentEvent } from '#domain/event.ts';
import type { Picture } from '#domain/picture.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import { TestimonialQuote } from '../reviews/TestimonialQuote.tsx';
import { ServiceCard } from '../sections/ServiceCard.tsx';
import { EventCard } from './EventCard.tsx';

const aboutTitleId = 'about-teaser';

/** Short introduction of the company, with two pictures. */
export function AboutTeaser() {
  const [large, small] = aboutTeaser.photos;
  return (
    <Section labelledBy={aboutTitleId}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { md: '5fr 6fr' }, gap: { xs: 6, md: 10 }, alignItems: 'center' }}
      >
        <Box>
          <Typography variant="eyebrow" data-hairline="">
            {aboutTeaser.eyebrow}
          </Typography>
          <Typography variant="h2" id={aboutTitleId} sx={{ mt: 1.5, maxWidth: '9em' }}>
            {aboutTeaser.title}
          </Typography>
          <Typography sx={{ mt: 3, mb: 2, maxWidth: '54ch', color: 'text.secondary' }}>{aboutTeaser.body}</Typography>
          <Button variant="underlined" href={aboutTeaser.link.to}>
            {aboutTeaser.link.text}
          </Button>
        </Box>
        <PhotoPair large={photo(large)} small={photo(small)} />
      </Box>
    </Section>
  );
}

/** Two pictures of different sizes; the smaller one overlaps a corner of the larger one. */
function PhotoPair({ large, small }: { large: Picture; small: Picture }) {
  return (
    <Box sx={{ position: 'relative', pb: { xs: 8, md: 10 }, pr: { xs: 6, md: 14 } }}>
      <Photo picture={large} ratio="7 / 8" sizes="(min-width: 900px) 830px, 105vw" />
      <Box
        sx={({ vars: { palette, shape } }) => ({
          position: 'absolute',
          right: 0,
          bottom: 0,
          width: 'calc(44% - 12px)',
          borderRadius: shape.pictureRadius,
          // A frame of paper on the large picture.
          outline: `12px solid ${palette.background.default}`,
          '@media (forced-colors: active)': { outlineColor: 'Canvas' },
        })}
      >
        <Photo picture={small} ratio="9 / 10" sizes="(min-width: 900px) 430px, 45vw" />
      </Box>
    </Box>
  );
}

const servicesTitleId = 'home-services';

/** Cards of four services, in up to four columns. */
export function ServiceCards() {
  const { eyebrow, title, link } = homeServices;
  return (
    <Section ground="sunken" labelledBy={servicesTitleId}>
      <SectionHeading id={servicesTitleId} eyebrow={eyebrow} title={title} link={{ text: link.text, href: link.to }} />
      <Box
        component="ul"
        data-reveal="4"
        sx={{
          ...plainList,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          columnGap: 3,
          rowGap: 6,
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

const eventsTitleId = 'home-events';

/** The latest events: one wide and two narrow pictures. */
export function RecentEvents({ events }: { events: readonly RecentEvent[] }) {
  const { eyebrow, title, link } = homeEvents;
  return (
    <Section labelledBy={eventsTitleId}>
      <SectionHeading id={eventsTitleId} eyebrow={eyebrow} title={title} link={{ text: link.text, href: link.to }} />
      <Box data-reveal="3" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1.4fr 1fr 1fr' }, gap: 3 }}>
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </Box>
    </Section>
  );
}

const testimonialsTitleId = 'home-testimonials';

/** Three testimonials side by side. */
export function WhatClientsSay({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const { eyebrow, title, link } = homeTestimonials;
  return (
    <Section ground="blush" labelledBy={testimonialsTitleId}>
      <SectionHeading
        id={testimonialsTitleId}
        eyebrow={eyebrow}
        title={title}
        link={{ text: link.text, href: link.to }}
      />
      <Box
        data-reveal="3"
        sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, 1fr)' }, columnGap: 7, rowGap: 6 }}
      >
        {testimonials.map((testimonial) => (
          <TestimonialQuote key={testimonial.id} testimonial={testimonial} />
        ))}
      </Box>
    </Section>
  );
}
