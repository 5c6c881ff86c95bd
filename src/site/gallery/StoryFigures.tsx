import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { storyWords } from '#content/gallery.ts';
import type { EventStory } from '#domain/eventStory.ts';

/** An event in three or four numbers, between hairlines. */
export function StoryFigures({ figures }: Pick<EventStory, 'figures'>) {
  return (
    <Container sx={{ pb: { xs: 7, md: 11 } }}>
      <Box
        component="dl"
        aria-label={storyWords.figures}
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr 1fr', sm: `repeat(${figures.length}, 1fr)` },
          columnGap: 4,
          m: 0,
          py: { xs: 1.5, sm: 4 },
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {figures.map(({ value, label }) => (
          <Box
            key={label}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              justifyContent: 'flex-end',
              py: { xs: 2, sm: 0 },
            }}
          >
            <Typography component="dt" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" variant="figure" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Container>
  );
}
