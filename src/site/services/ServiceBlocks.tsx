import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Photo } from '#components/Photo.tsx';
import { Scrim } from '#components/Scrim.tsx';
import { Section } from '#components/Section.tsx';
import { sectionSpace } from '#components/sectionSpace.ts';
import { photo } from '#content/photos/photo.ts';
import type { ServiceContent } from '#content/types.ts';
import { type ServiceBlockProps, ServiceOffer, ServiceTitle, ServiceWords, titleIdOf } from './ServiceWords.tsx';

/** A section for each service; the layouts repeat in a fixed order. */
export function ServiceBlocks({ services }: { services: readonly ServiceContent[] }) {
  return services.map((service, index) => {
    const Block = layouts[index % layouts.length] ?? WordsOverPicture;
    return <Block key={service.id} service={service} number={String(index + 1).padStart(2, '0')} />;
  });
}

/** Text over the left side of a wide picture, extending below it. */
function WordsOverPicture(props: ServiceBlockProps) {
  const { service } = props;
  return (
    <Section labelledBy={titleIdOf(service)}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(12, minmax(0, 1fr))' }, alignItems: 'end' }}>
        <Photo
          picture={photo(service.overview.photo)}
          sizes="(min-width: 1240px) 960px, (min-width: 900px) 76vw, (min-width: 600px) 92vw, 135vw"
          position="80% 50%"
          sx={{
            aspectRatio: { xs: '1', sm: '3 / 2' },
            gridArea: { md: '1 / 4 / 2 / 13' },
            ml: { xs: 5, md: 0 },
            mb: { md: 14 },
          }}
        />
        <Box
          sx={{
            gridArea: { md: '1 / 1 / 2 / 7' },
            position: 'relative',
            mt: { xs: -8, sm: 0, md: 16 },
            mr: { xs: 5, sm: 0 },
            pt: { xs: 4, md: 7 },
            pr: { xs: 3, sm: 0, md: 7 },
            bgcolor: 'background.default',
          }}
        >
          <ServiceWords {...props} />
        </Box>
      </Box>
    </Section>
  );
}

/** Text and picture side by side, aligned at the bottom. */
const sideBySide = { display: 'grid', rowGap: 5, alignItems: 'end' } as const;

/** A narrow portrait picture with wide space beside the text. */
function NarrowPicture(props: ServiceBlockProps) {
  const { service } = props;
  return (
    <Section ground="sunken" labelledBy={titleIdOf(service)}>
      <Box sx={{ ...sideBySide, gridTemplateColumns: { sm: '7fr 4fr', md: '6fr 4fr' }, columnGap: { sm: 5, md: 16 } }}>
        <Box
          sx={{
            order: { xs: 1, sm: 0 },
            pl: { md: 'calc(100% / 12)' },
            '& ul': { gridTemplateColumns: { sm: '1fr', md: '1fr 1fr' } },
          }}
        >
          <ServiceWords {...props} />
        </Box>
        <Photo
          picture={photo(service.overview.photo)}
          ratio="4 / 5"
          sizes="(min-width: 1240px) 850px, (min-width: 900px) 68vw, (min-width: 600px) 62vw, 125vw"
          sx={{ width: { xs: '72%', sm: 'auto' }, ml: { xs: 'auto', sm: 0 } }}
        />
      </Box>
    </Section>
  );
}

/** A full-width picture with text on its left, on small screens at its bottom. */
function PictureAcross(props: ServiceBlockProps) {
  const { service } = props;
  return (
    <Box
      component="section"
      aria-labelledby={titleIdOf(service)}
      sx={(theme) => ({
        '--focus-ring': theme.vars.palette.picture.gold,
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        minHeight: { md: 'min(92svh, 860px)' },
        pt: { xs: 40, md: 14 },
        pb: sectionSpace(0.875),
        color: 'picture.text',
        bgcolor: 'picture.scrim',
      })}
    >
      <Box sx={{ position: 'absolute', insetInline: 0, top: 0, height: { xs: 440, md: '100%' } }}>
        <Photo
          picture={photo(service.overview.photo)}
          sizes="(min-width: 1290px) 100vw, (min-width: 900px) 1290px, (min-width: 660px) 100vw, 660px"
          ratio="fill"
          position="50% 60%"
        />
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Scrim place="left" />
        </Box>
        <Box
          sx={({ vars }) => ({
            display: { md: 'none' },
            position: 'absolute',
            inset: 0,
            // The text starts where the gradient is opaque.
            background: `linear-gradient(to top, ${vars.palette.picture.scrim} 120px, transparent 320px)`,
          })}
        />
      </Box>
      <Container sx={{ position: 'relative' }}>
        <Box sx={{ maxWidth: { md: '34rem' } }}>
          <ServiceWords {...props} onPicture />
        </Box>
      </Container>
    </Box>
  );
}

/** No picture: number and name in the largest type. */
function TypeAlone({ service, number }: ServiceBlockProps) {
  return (
    <Section labelledBy={titleIdOf(service)}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '5fr 7fr' },
          columnGap: 5,
          rowGap: { xs: 2, md: 6 },
          alignItems: 'end',
        }}
      >
        <Typography
          variant="h1"
          component="p"
          aria-hidden
          sx={{ fontSize: 'clamp(10rem, 26vw, 24rem)', lineHeight: 0.72, color: 'gold.text' }}
        >
          {number}
        </Typography>
        <ServiceTitle service={service} variant="h1" />
        <Typography variant="lead" sx={{ gridColumn: { md: 2 }, maxWidth: '36em' }}>
          {service.overview.description}
        </Typography>
        <Box sx={{ gridColumn: { md: 2 }, mt: { xs: 1.5, md: 0 } }}>
          <ServiceOffer service={service} />
        </Box>
      </Box>
    </Section>
  );
}

/** A large picture with a narrow text column at its bottom. */
function LargePicture(props: ServiceBlockProps) {
  const { service } = props;
  return (
    <Section ground="sunken" labelledBy={titleIdOf(service)}>
      <Box
        sx={{
          ...sideBySide,
          gridTemplateColumns: { md: '8fr 5fr' },
          columnGap: 8,
        }}
      >
        <Photo
          picture={photo(service.overview.photo)}
          sizes="(min-width: 1240px) 1110px, (min-width: 900px) 90vw, 100vw"
          sx={{ aspectRatio: { xs: '4 / 3', md: '1' } }}
        />
        <Box sx={{ '& ul': { gridTemplateColumns: { md: '1fr' } } }}>
          <ServiceWords {...props} />
        </Box>
      </Box>
    </Section>
  );
}

const layouts = [WordsOverPicture, NarrowPicture, PictureAcross, TypeAlone, LargePicture];
