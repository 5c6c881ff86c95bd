import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Section } from '#components/Section.tsx';
import { SectionHeading } from '#components/SectionHeading.tsx';
import { photo } from '#content/photos/photo.ts';
import { workEyebrow } from '#content/servicePage.ts';
import type { ServiceContent } from '#content/types.ts';

const titleId = 'service-work';

/** Six captioned pictures in rows of varying widths. */
export function OurWork({ title, gallery }: { title: string; gallery: ServiceContent['gallery'] }) {
  return (
    <Section ground="sunken" labelledBy={titleId}>
      <SectionHeading id={titleId} eyebrow={workEyebrow} title={title} />
      <Box
        data-reveal="3"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(12, 1fr)' },
          columnGap: 2.5,
          rowGap: 4,
        }}
      >
        {gallery.map(({ image, caption }, index) => (
          <Box key={image} component="figure" sx={{ m: 0, gridColumn: { md: `span ${columns[index]}` } }}>
            <Photo
              picture={photo(image)}
              ratio="3 / 2"
              sizes="(min-width: 900px) 620px, (min-width: 600px) 48vw, 92vw"
              sx={{ height: { md: 340 }, width: '100%', aspectRatio: { md: 'auto' } }}
            />
            <Typography component="figcaption" variant="body2" sx={{ mt: 1.25, color: 'text.secondary' }}>
              {caption}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** Number of columns of each picture, out of twelve. */
const columns = [6, 3, 3, 3, 3, 6];
