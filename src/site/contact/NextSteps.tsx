import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { plainList } from '#components/styles.ts';
import { nextSteps } from '#content/contact.ts';

const titleId = 'contact-steps';

/** The three steps that follow an enquiry. */
export function NextSteps() {
  return (
    <Section ground="sunken" labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={nextSteps.eyebrow} title={nextSteps.title} />
      <Box
        component="ol"
        sx={{ ...plainList, display: 'grid', gridTemplateColumns: { sm: 'repeat(3, 1fr)' }, columnGap: 4, rowGap: 5 }}
      >
        {nextSteps.steps.map(({ title, text }, index) => (
          <Box key={title} component="li" sx={{ pt: 2.5, borderTop: '1px solid', borderColor: 'gold.ornament' }}>
            <Typography variant="figure" aria-hidden sx={{ color: 'gold.text' }}>
              {index + 1}
            </Typography>
            <Typography variant="h3" sx={{ mt: 2 }}>
              {title}
            </Typography>
            <Typography variant="body2" sx={{ mt: 1.5, maxWidth: '36em', color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
