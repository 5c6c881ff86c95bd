import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { timeline, timelineHead } from '#content/about.ts';
import type { TimelineEntry } from '#content/types.ts';

const titleId = 'about-timeline';

/** Ten years in six entries beside each other; what does not fit is scrolled to, by the keyboard, too. */
export function Timeline() {
  return (
    <Section labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={timelineHead.eyebrow} title={timelineHead.title} />
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={titleId}
        sx={{
          // Up to the edge of small screens: what is cut off is seen to go on.
          mx: { xs: -2.5, sm: -5 },
          px: { xs: 2.5, sm: 5 },
          pb: { xs: 2, md: 4 },
          overflowX: 'auto',
          scrollSnapType: 'x proximity',
          scrollPaddingInline: { xs: '20px', sm: '40px' },
          outlineOffset: -2,
        }}
      >
        <Box component="ol" sx={{ display: 'flex', width: 'max-content', m: 0, p: 0, listStyle: 'none' }}>
          {timeline.map((entry) => (
            <Entry key={entry.year} {...entry} />
          ))}
        </Box>
      </Box>
    </Section>
  );
}

function Entry({ year, title, description }: TimelineEntry) {
  return (
    <Box
      component="li"
      sx={{
        width: { xs: '16rem', md: '18rem' },
        pt: { xs: 2.5, md: 4 },
        pr: { xs: 3, md: 5 },
        borderTop: 1,
        borderColor: 'gold.ornament',
        scrollSnapAlign: 'start',
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
