import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { sectionSpace } from '#components/sectionSpace.ts';
import { language } from '#content/language.ts';
import type { EventStory } from '#domain/eventStory.ts';

/** A client's quote in large type. */
export function StoryQuote({ quote: { text, name, role } }: Pick<EventStory, 'quote'>) {
  return (
    <Box sx={{ py: sectionSpace(0.875), bgcolor: 'blush.ground' }}>
      <Container>
        <Box component="figure" sx={{ m: 0, maxWidth: '58rem', mx: 'auto', textAlign: { md: 'center' } }}>
          <Box component="blockquote" sx={{ m: 0 }}>
            <Typography
              variant="h2"
              component="p"
              sx={({ typography }) => ({ fontStyle: typography.tagline.fontStyle })}
            >
              {language.quotes[0]}
              {text}
              {language.quotes[1]}
            </Typography>
          </Box>
          <Typography component="figcaption" variant="body2" sx={{ mt: 4 }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {name}
            </Box>
            {`, ${role}`}
          </Typography>
        </Box>
      </Container>
    </Box>
  );
}
