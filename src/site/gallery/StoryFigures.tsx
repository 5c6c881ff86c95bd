import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { sectionSpace } from '#components/sectionSpace.ts';
import { storyWords } from '#content/gallery.ts';
import type { EventStory } from '#domain/eventStory.ts';
import { Figure } from '../sections/Figures.tsx';

/** Three or four key figures of an event. */
export function StoryFigures({ figures }: Pick<EventStory, 'figures'>) {
  return (
    <Container sx={{ pb: sectionSpace(0.6875) }}>
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
          <Figure
            key={label}
            value={value}
            label={label}
            sx={{ py: { xs: 2, sm: 0 }, '& dt': { color: 'text.secondary' } }}
          />
        ))}
      </Box>
    </Container>
  );
}
