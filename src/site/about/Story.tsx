import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Section } from '#components/Section.tsx';
import { details, story } from '#content/about.ts';
import { photo } from '#content/photos/photo.ts';

const titleId = 'about-story';

/** The company's history with pictures, and key facts below. */
export function Story() {
  const [large, small] = story.photos;
  return (
    <Section labelledBy={titleId}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { md: '6fr 5fr' }, gap: { xs: 4, md: 10 }, alignItems: 'center' }}
      >
        <Box>
          <Typography variant="eyebrow" data-hairline="">
            {story.eyebrow}
          </Typography>
          <Typography variant="h2" id={titleId} sx={{ mt: 1.5 }}>
            {story.title}
          </Typography>
          {story.paragraphs.map((paragraph) => (
            <Typography
              key={paragraph}
              sx={{
                mt: { xs: 1.5, sm: 2.5 },
                maxWidth: '58ch',
                typography: { xs: 'body2', sm: 'body1' },
                color: 'text.secondary',
              }}
            >
              {paragraph}
            </Typography>
          ))}
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: '8fr 5fr', gap: { xs: 1.5, md: 3 }, alignItems: 'end' }}>
          <Photo
            picture={photo(large)}
            sizes="(min-width: 1240px) 700px, (min-width: 900px) 56vw, 100vw"
            sx={{ aspectRatio: { xs: '4 / 3', md: '3 / 4' } }}
          />
          <Photo
            picture={photo(small)}
            sx={{ aspectRatio: { xs: '1', md: '4 / 5' } }}
            sizes="(min-width: 1240px) 370px, (min-width: 900px) 31vw, 68vw"
          />
        </Box>
      </Box>
      <Details />
    </Section>
  );
}

function Details() {
  return (
    <Box sx={{ mt: { xs: 4, md: 13 } }}>
      <Typography variant="h3" sx={{ mb: { xs: 1.5, md: 4 } }}>
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
          <Box
            key={term}
            sx={{
              display: { xs: 'grid', sm: 'block' },
              gridTemplateColumns: '6.5rem 1fr',
              alignItems: 'baseline',
              py: { xs: 0.75, sm: 2.5 },
              borderTop: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Typography component="dt" variant="h6">
              {term}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, mt: { sm: 0.5 }, maxWidth: '38ch', color: 'text.secondary' }}
            >
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
