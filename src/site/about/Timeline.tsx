import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { timeline, timelineHead } from '#content/about.ts';
import type { TimelineEntry } from '#content/types.ts';
import { ScrollingList } from './ScrollingList.tsx';

const titleId = 'about-timeline';

/** The company's history in six entries. */
export function Timeline() {
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={timelineHead.eyebrow} title={timelineHead.title} />
      <ScrollingList labelledBy={titleId} component="ol" columns="lg">
        {timeline.map((entry) => (
          <Entry key={entry.year} {...entry} />
        ))}
      </ScrollingList>
    </Section>
  );
}

function Entry({ year, title, description }: TimelineEntry) {
  return (
    <Box
      component="li"
      sx={{
        // Titles of one and of two lines share a row, so that all texts start at the same height.
        display: { lg: 'grid' },
        gridRow: { lg: 'span 3' },
        gridTemplateRows: { lg: 'subgrid' },
        width: { xs: '16rem', md: '18rem', lg: 'auto' },
        pt: { xs: 2.5, md: 4 },
        pr: { xs: 3, md: 5, lg: 3 },
        borderTop: 1,
        borderColor: 'gold.ornament',
      }}
    >
      <Typography variant="figure" component="p" sx={{ color: 'gold.text' }}>
        {year}
      </Typography>
      <Typography variant="h4" component="h3" sx={{ mt: { xs: 1.5, md: 3 } }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {description}
      </Typography>
    </Box>
  );
}
