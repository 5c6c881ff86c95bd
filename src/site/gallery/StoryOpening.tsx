import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { parentsOfStory } from '#content/parentPages.ts';
import { photo } from '#content/photos/photo.ts';
import type { EventStory } from '#domain/eventStory.ts';
import { Breadcrumbs } from '../sections/Breadcrumbs.tsx';

/**
 * On small screens: height of the area below the picture, in px, into which the title extends. The part of the title on
 * the picture is made readable by the scrim.
 */
const underPicture = 240;

/** Opening of a story: full-width picture with the title on its left, on small screens at its bottom. */
export function StoryOpening({ story: { image, category, title, lead } }: { story: EventStory }) {
  return (
    <Box
      sx={(theme) => ({
        '--focus-ring': theme.vars.palette.picture.gold,
        position: 'relative',
        display: 'flex',
        alignItems: 'flex-end',
        minHeight: { xs: 640, md: 'min(92svh, 860px)' },
        pt: 16,
        color: 'picture.text',
        bgcolor: 'picture.scrim',
      })}
    >
      <Box sx={{ position: 'absolute', inset: 0, bottom: { xs: underPicture, md: 0 } }}>
        <Photo
          picture={photo(image)}
          // On phones it is 600 px wide, with its sides cut off; three quarters of the dots are enough there, as in banners.
          sizes="(min-width: 1290px) 100vw, (min-width: 900px) 1290px, (min-width: 600px) 100vw, 455px"
          ratio="fill"
          priority
          // Narrow screens show the part of the picture beside the area reserved for text.
          sx={{ '& img': { objectPosition: { xs: '75% 50%', md: '50% 50%' } } }}
        />
        <Box sx={{ display: { md: 'none' } }}>
          <Scrim place="caption" />
          <Box
            sx={({ vars }) => ({
              position: 'absolute',
              inset: 0,
              background: `linear-gradient(to top, ${vars.palette.picture.scrim}, transparent 160px)`,
            })}
          />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Scrim place="left" />
        </Box>
      </Box>
      <Container sx={{ position: 'relative', pb: { xs: 6, md: 10 } }}>
        <Breadcrumbs parents={parentsOfStory(category)} color="picture.gold" />
        <Typography variant="h1" sx={{ mt: 2, maxWidth: '8em' }}>
          {title}
        </Typography>
        <Typography variant="lead" sx={{ mt: 3, maxWidth: '28em', color: 'inherit' }}>
          {lead}
        </Typography>
      </Container>
    </Box>
  );
}
