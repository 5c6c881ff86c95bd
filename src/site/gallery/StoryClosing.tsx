import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { sectionSpace } from '#components/sectionSpace.ts';
import { stretchedLink } from '#components/styles.ts';
import { categoryLabels } from '#content/categories.ts';
import { storyWords } from '#content/gallery.ts';
import { photo } from '#content/photos/photo.ts';
import { formatDate } from '#domain/dates.ts';
import type { EventStory, StoryTeaser } from '#domain/eventStory.ts';
import { galleryStoryPath } from '#paths';
import { EnquiryButton } from '../enquiry/EnquiryButton.tsx';

/** Credits of the event, and a button to plan a similar event. */
export function StoryClosing({ credits }: Pick<EventStory, 'credits'>) {
  const { plan } = storyWords;
  return (
    <Container sx={{ py: sectionSpace(0.875) }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '5fr 6fr' }, columnGap: 12, rowGap: 8 }}>
        <section aria-labelledby="story-credits">
          <Typography variant="eyebrow" component="h2" id="story-credits">
            {storyWords.credits}
          </Typography>
          <Box component="dl" sx={{ m: 0, mt: 2.5 }}>
            {credits.map(({ role, name }) => (
              <Box key={role} sx={{ display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: 2, py: 0.5 }}>
                <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                  {role}
                </Typography>
                <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                  {name}
                </Typography>
              </Box>
            ))}
          </Box>
        </section>
        <section aria-labelledby="story-plan" data-screen="">
          <Typography variant="h2" id="story-plan" sx={{ maxWidth: '11em' }}>
            {plan.title}
          </Typography>
          <Typography sx={{ mt: 2.5, maxWidth: '34em', color: 'text.secondary' }}>{plan.text}</Typography>
          <EnquiryButton sx={{ mt: 4 }}>{plan.button}</EnquiryButton>
        </section>
      </Box>
    </Container>
  );
}

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
