import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { mission, values, vision } from '#content/about.ts';
import { ScrollingList } from './ScrollingList.tsx';

const titleId = 'about-values';

/** Mission, vision and four values. */
export function MissionAndValues() {
  return (
    <Section ground="sunken" labelledBy={titleId}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          columnGap: 10,
          rowGap: { xs: 3, sm: 6 },
          mb: { xs: 4, sm: 8, md: 13 },
        }}
      >
        {[mission, vision].map(({ title, text }) => (
          <Box key={title}>
            <Typography variant="eyebrow" component="h2">
              {title}
            </Typography>
            <Typography
              variant="quote"
              sx={{
                typography: { xs: 'formTitle', sm: 'quote' },
                mt: { xs: 1, sm: 2 },
                maxWidth: { sm: '24em' },
                textWrap: { sm: 'balance' },
              }}
            >
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <SectionHeading id={titleId} eyebrow={values.eyebrow} title={values.title} />
      <ScrollingList labelledBy={titleId} columns="sm">
        {values.items.map(({ title, text }) => (
          <Box
            component="li"
            key={title}
            sx={{
              width: { xs: '15rem', sm: 'auto' },
              pt: { xs: 1.5, sm: 2.5 },
              pr: { xs: 3, sm: 0 },
              borderTop: '1px solid',
              borderColor: 'gold.ornament',
            }}
          >
            <Typography variant="h3" sx={{ typography: { xs: 'panelTitle', sm: 'h3' } }}>
              {title}
            </Typography>
            <Typography variant="body2" sx={{ mt: { xs: 1, sm: 1.5 }, color: 'text.secondary' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </ScrollingList>
    </Section>
  );
}
