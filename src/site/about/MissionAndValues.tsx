import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { mission, values, vision } from '#content/about.ts';

const titleId = 'about-values';

/** What we are for, where we are going, and the four values. */
export function MissionAndValues() {
  return (
    <Section ground="sunken" labelledBy={titleId}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          columnGap: 10,
          rowGap: { xs: 3, md: 6 },
          mb: { xs: 5, md: 13 },
        }}
      >
        {[mission, vision].map(({ title, text }) => (
          <Box key={title}>
            <Typography variant="eyebrow" component="h2">
              {title}
            </Typography>
            <Typography
              variant="quote"
              sx={{ typography: { xs: 'panelTitle', sm: 'quote' }, mt: { xs: 1, sm: 2 }, maxWidth: '24em' }}
            >
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <SectionHeading id={titleId} eyebrow={values.eyebrow} title={values.title} />
      <Box
        data-reveal="4"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
          columnGap: { xs: 2.5, sm: 4 },
          rowGap: { xs: 3, sm: 5 },
        }}
      >
        {values.items.map(({ title, text }) => (
          <Box key={title} sx={{ pt: { xs: 1.5, sm: 2.5 }, borderTop: '1px solid', borderColor: 'gold.ornament' }}>
            <Typography variant="h3" sx={{ typography: { xs: 'panelTitle', sm: 'h3' } }}>
              {title}
            </Typography>
            <Typography variant="body2" sx={{ mt: { xs: 1, sm: 1.5 }, color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
