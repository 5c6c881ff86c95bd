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
          rowGap: 6,
          mb: { xs: 9, md: 13 },
        }}
      >
        {[mission, vision].map(({ title, text }) => (
          <Box key={title}>
            <Typography variant="eyebrow" component="h2">
              {title}
            </Typography>
            <Typography variant="quote" sx={{ mt: 2, maxWidth: '24em' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <SectionHeading id={titleId} eyebrow={values.eyebrow} title={values.title} />
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' }, columnGap: 4, rowGap: 5 }}
      >
        {values.items.map(({ title, text }) => (
          <Box key={title} sx={{ pt: 2.5, borderTop: '1px solid', borderColor: 'gold.ornament' }}>
            <Typography variant="h3">{title}</Typography>
            <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
