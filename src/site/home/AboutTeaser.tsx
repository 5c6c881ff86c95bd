import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PhotoPair } from '#components/PhotoPair.tsx';
import { Section } from '#components/Section.tsx';
import { aboutTeaser } from '#content/home.ts';
import { photo } from '#content/photos/photo.ts';

const titleId = 'about-teaser';

/** Short introduction of the company, with two pictures. */
export function AboutTeaser() {
  const [large, small] = aboutTeaser.photos;
  return (
    <Section labelledBy={titleId}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: { md: '5fr 6fr' }, gap: { xs: 6, md: 10 }, alignItems: 'center' }}
      >
        <Box>
          <Typography variant="eyebrow" data-hairline="">
            {aboutTeaser.eyebrow}
          </Typography>
          <Typography variant="h2" id={titleId} sx={{ mt: 1.5, maxWidth: '9em' }}>
            {aboutTeaser.title}
          </Typography>
          <Typography sx={{ mt: 3, mb: 2, maxWidth: '54ch', color: 'text.secondary' }}>{aboutTeaser.body}</Typography>
          <Button variant="underlined" href={aboutTeaser.link.to}>
            {aboutTeaser.link.text}
          </Button>
        </Box>
        <PhotoPair large={photo(large)} small={photo(small)} />
      </Box>
    </Section>
  );
}
