import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { stretchedLink } from '#components/styles.ts';
import { categoryLabels } from '#content/categories.ts';
import { storyWords } from '#content/gallery.ts';
import { photo } from '#content/photos/photo.ts';
import { formatDate } from '#domain/dates.ts';
import type { StoryTeaser } from '#domain/eventStory.ts';
import { galleryStoryPath } from '#paths';

/** Link to the next story; the whole section is clickable. */
export function NextStory({ story: { slug, title, category, date, image } }: { story: StoryTeaser }) {
  return (
    <Box
      component="aside"
      data-screen=""
      sx={(theme) => ({
        '--focus-ring': theme.vars.palette.picture.gold,
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        minHeight: { xs: 360, md: 440 },
        color: 'picture.text',
        bgcolor: 'picture.scrim',
      })}
    >
      <Photo picture={photo(image)} alt="" sizes="(min-width: 660px) 100vw, 660px" ratio="fill" />
      <Scrim place="left" />
      {/* Not positioned, so that the stretched link covers the whole section. */}
      <Container sx={{ zIndex: 1 }}>
        <Typography variant="eyebrow" component="p" sx={{ color: 'picture.gold' }}>
          {storyWords.next}
        </Typography>
        <Typography variant="h2" sx={{ mt: 1.5, maxWidth: '10em' }}>
          <Link href={galleryStoryPath(slug)} color="inherit" underline="hover" sx={stretchedLink}>
            {title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {categoryLabels[category]} · <time dateTime={date}>{formatDate(date)}</time>
        </Typography>
      </Container>
    </Box>
  );
}
