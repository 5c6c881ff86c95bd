import Box from '@mui/material/Box';
import { ClientQuote } from '#components/ClientQuote.tsx';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { feedbackHead } from '#content/servicePage.ts';
import type { ServiceTestimonial } from '#content/types.ts';

const titleId = 'service-feedback';

/** Two testimonials of the service. */
export function ClientFeedback({ testimonials }: { testimonials: readonly ServiceTestimonial[] }) {
  return (
    <Section ground="blush" labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={feedbackHead.eyebrow} title={feedbackHead.title} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 10, rowGap: 6 }}>
        {testimonials.map((testimonial) => (
          <ClientQuote key={testimonial.name} {...testimonial} />
        ))}
      </Box>
    </Section>
  );
}
