import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { timeline, timelineHead } from '#content/about.ts';

const titleId = 'about-timeline';

/** Ten years in six entries, two columns on wide screens, read across. */
export function Timeline() {
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={timelineHead.eyebrow} title={timelineHead.title} />
      <Box
        component="ol"
        sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 10, m: 0, p: 0, listStyle: 'none' }}
      >
        {timeline.map(({ year, title, description }) => (
          <Box
            key={year}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '5.5rem 1fr', sm: '8rem 1fr' },
              alignItems: 'baseline',
              py: { xs: 3, md: 4 },
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Typography variant="figureSmall" sx={{ color: 'gold.text' }}>
              {year}
            </Typography>
            <Box>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ mt: 1, maxWidth: '46ch', color: 'text.secondary' }}>
                {description}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
