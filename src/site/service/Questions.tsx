import Add from '@mui/icons-material/Add';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { faqHead } from '#content/servicePage.ts';
import type { ServiceContent } from '#content/types.ts';

const titleId = 'service-questions';

/** Four FAQs, the first one expanded. Collapsed answers stay in the HTML, for search engines and print. */
export function Questions({ faqs }: { faqs: ServiceContent['faqs'] }) {
  return (
    <Section labelledBy={titleId}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '5fr 7fr' }, columnGap: 8 }}>
        <SectionHeading id={titleId} eyebrow={faqHead.eyebrow} title={faqHead.title} />
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
