import Add from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { ClientQuote } from '#components/ClientQuote.tsx';
import { FeatureList } from '#components/FeatureList.tsx';
import { Photo } from '#components/Photo.tsx';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { textPageSpace } from '#components/sectionSpace.ts';
import { parentsOfService } from '#content/parentPages.ts';
import { photo } from '#content/photos/photo.ts';
import { faqHead, feedbackHead, workEyebrow } from '#content/servicePage.ts';
import type { ServiceContent, ServiceTestimonial } from '#content/types.ts';
import { Breadcrumbs } from '../sections/Breadcrumbs.tsx';

/** Top of a service page: description, features and call to action. */
export function ServiceHero({ service }: { service: ServiceContent }) {
  const Icon = service.icon;
  return (
    <Container sx={textPageSpace}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: service.reversed ? '5fr 7fr' : '7fr 5fr' },
          gap: { xs: 5, md: 10 },
          alignItems: 'center',
        }}
      >
        <Box sx={{ order: { md: service.reversed ? 1 : 0 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: 'gold.text' }}>
            <Icon />
            <Breadcrumbs parents={parentsOfService} />
          </Box>
          <Typography variant="h1" sx={{ mt: 2.5 }}>
            {service.title}
          </Typography>
          <Typography
            variant="tagline"
            // On phones, narrower than the page: the text breaks in the same places when the web font arrives.
            sx={{ mt: 2, color: 'text.secondary', maxWidth: { xs: '12.5em', sm: 'none' } }}
          >
            {service.subtitle}
          </Typography>
          <Typography sx={{ mt: 3, mb: 4, maxWidth: '58ch', color: 'text.secondary' }}>
            {service.description}
          </Typography>
          <FeatureList features={service.features} />
          <Button variant="contained" href={service.ctaLink} sx={{ mt: 5 }}>
            {service.ctaLabel}
          </Button>
        </Box>
        <Photo
          picture={photo(service.image)}
          sizes="(min-width: 1240px) 940px, (min-width: 900px) 72vw, 104vw"
          // On phones it is below the fold, and would delay the text.
          preloadIf="(min-width: 600px)"
          sx={{ aspectRatio: { xs: '4 / 3', md: '10 / 13' } }}
        />
      </Box>
    </Container>
  );
}

const workTitleId = 'service-work';

/** Six captioned pictures in rows of varying widths. */
export function OurWork({ title, gallery }: { title: string; gallery: ServiceContent['gallery'] }) {
  return (
    <Section ground="sunken" labelledBy={workTitleId}>
      <SectionHeading id={workTitleId} eyebrow={workEyebrow} title={title} />
      <Box
        data-reveal="3"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(12, 1fr)' },
          columnGap: 2.5,
          rowGap: 4,
        }}
      >
        {gallery.map(({ image, caption }, index) => (
          <Box key={image} component="figure" sx={{ m: 0, gridColumn: { md: `span ${columns[index]}` } }}>
            <Photo
              picture={photo(image)}
              ratio="3 / 2"
              sizes="(min-width: 900px) 620px, (min-width: 600px) 48vw, 92vw"
              sx={{ height: { md: 340 }, width: '100%', aspectRatio: { md: 'auto' } }}
            />
            <Typography component="figcaption" variant="body2" sx={{ mt: 1.25, color: 'text.secondary' }}>
              {caption}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** Number of columns of each picture, out of twelve. */
const columns = [6, 3, 3, 3, 3, 6];

const feedbackTitleId = 'service-feedback';

/** Two testimonials of the service. */
export function ClientFeedback({ testimonials }: { testimonials: readonly ServiceTestimonial[] }) {
  return (
    <Section ground="blush" labelledBy={feedbackTitleId}>
      <SectionHeading id={feedbackTitleId} eyebrow={feedbackHead.eyebrow} title={feedbackHead.title} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 10, rowGap: 6 }}>
        {testimonials.map((testimonial) => (
          <ClientQuote key={testimonial.name} {...testimonial} />
        ))}
      </Box>
    </Section>
  );
}

const questionsTitleId = 'service-questions';

/** Four FAQs, the first one expanded. Collapsed answers stay in the HTML, for search engines and print. */
export function Questions({ faqs }: { faqs: ServiceContent['faqs'] }) {
  return (
    <Section labelledBy={questionsTitleId}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '5fr 7fr' }, columnGap: 8 }}>
        <SectionHeading id={questionsTitleId} eyebrow={faqHead.eyebrow} title={faqHead.title} />
        <div>
          {faqs.map(({ question, answer }, index) => (
            <Accordion key={question} defaultExpanded={index === 0} slotProps={{ heading: { component: 'h3' } }}>
              <AccordionSummary
                id={`question-${index}`}
                aria-controls={`answer-${index}`}
                expandIcon={<Add />}
                // Turns the plus of an expanded question into a minus by clipping all but its horizontal bar.
                sx={{ '& .Mui-expanded .MuiSvgIcon-root': { clipPath: 'inset(45% 0)' } }}
              >
                <Typography variant="h5" component="span">
                  {question}
                </Typography>
              </AccordionSummary>
              <AccordionDetails>
                <Typography sx={{ color: 'text.secondary' }}>{answer}</Typography>
              </AccordionDetails>
            </Accordion>
          ))}
        </div>
      </Box>
    </Section>
  );
}
