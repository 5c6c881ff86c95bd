import Box from '@mui/material/Box';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { homeTestimonials } from '#content/home.ts';
import type { Testimonial } from '#domain/testimonial.ts';
import { TestimonialQuote } from '../reviews/TestimonialQuote.tsx';

const titleId = 'home-testimonials';

/** Three testimonials side by side. */
export function WhatClientsSay({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const { eyebrow, title, link } = homeTestimonials;
  return (
    <Section ground="blush" labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={eyebrow} title={title} link={{ text: link.text, href: link.to }} />
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
