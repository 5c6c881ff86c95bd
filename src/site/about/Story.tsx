import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PhotoPair } from '#components/PhotoPair.tsx';
import { Section } from '#components/Section.tsx';
import { details, story } from '#content/about.ts';
import { photo } from '#content/photos/photo.ts';

const titleId = 'about-story';

/** How the company began, with pictures, and the plain facts below. */
export function Story() {
  const [large, small] = story.photos;
  return (
    <Section labelledBy={titleId}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { md: '6fr 5fr' }, gap: { xs: 6, md: 10 }, alignItems: 'center' }}
      >
        <Box>
          <Typography variant="eyebrow">{story.eyebrow}</Typography>
          <Typography variant="h2" id={titleId} sx={{ mt: 1.5 }}>
            {story.title}
          </Typography>
          {story.paragraphs.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 2.5, maxWidth: '58ch', color: 'text.secondary' }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
        <PhotoPair large={photo(large)} small={photo(small)} />
      </Box>
      <Details />
    </Section>
  );
}

function Details() {
  return (
    <Box sx={{ mt: { xs: 9, md: 13 } }}>
      <Typography variant="h3" sx={{ mb: 4 }}>
        {details.title}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
          columnGap: 5,
          m: 0,
        }}
      >
        {details.items.map(({ term, text }) => (
          <Box key={term} sx={{ py: 2.5, borderTop: '1px solid', borderColor: 'divider' }}>
            <Typography component="dt" variant="h6">
              {term}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, mt: 0.5, maxWidth: '38ch', color: 'text.secondary' }}
            >
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
